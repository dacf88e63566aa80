import Box from '@mui/material/Box';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { MapView } from '#contract/listing-map.ts';
import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { ListingResult } from '#contract/listings.ts';
import { withinAlso } from '#contract/search-areas.ts';
import { Button } from '#web/ui/button.tsx';
import MapCanvas from '#web/ui/map/map-canvas.tsx';
import { MapFailed, MapLoading } from '#web/ui/map/map-failed.tsx';
import type { MapInstance } from '#web/ui/map/map-library.ts';
import { viewOf } from '#web/ui/map/map-view.ts';
import { Pins, type Pin } from '#web/ui/map/pins.tsx';
import { UnsavedChangesDialog } from '#web/ui/unsaved-changes-dialog.tsx';
import type { Choosing } from '../choosing.ts';
import { AreaOutline } from './area-outline.tsx';
import { areaOf, circleOf, namesOf, ringsOf, toolOf, withoutShapes } from './area-shapes.ts';
import { HomesInView } from './homes-in-view.tsx';
import { CLUSTER_PREFIX, pinsOf, placesOf } from './map-pins.ts';
import { MapToolbar } from './map-toolbar.tsx';
import { findPlaces, mapStyleQuery, onMapQuery, outlineQuery } from './map.data.ts';
import { PlacePopup } from './place-popup.tsx';
import { RadiusForm } from './radius-form.tsx';
import { SwitchToolDialog } from './switch-tool-dialog.tsx';
import { useBoundaryDrawing } from './use-boundary-drawing.ts';
import { useSearchBounds } from './use-search-bounds.ts';

const SAN_FRANCISCO = { latitude: 37.7749, longitude: -122.4194, zoom: 11 };
const STREETS_ZOOM = 14;
const SUBJECT = 'subject';
/** A single home is shown with the neighborhood around it. */
const fitting = { padding: 50, maxZoom: 14, animate: false } as const;
const CLUSTER_ZOOM_STEP = 2;

interface BoundaryPanelProps {
  search: ListingSearch;
  /** The first homes of the search, around which the map begins where the area has no outline; undefined while they are looked for. */
  homes: readonly ListingResult[] | undefined;
  /** The search is made again with another area; null takes the shape away. */
  onArea: (area: AreaFilter | null) => void;
  onOpenListing: (listing: ListingReference) => void;
  onClose: () => void;
  /** Where homes are chosen to be compared with a subject, which then stands on the map. */
  choosing?: Choosing | undefined;
}

interface Seen {
  view: MapView;
  zoom: number;
}

/** Where a search looks, on a map: an area is drawn and searched, and its homes stand there as pins and in a list. */
export function BoundaryPanel({ search, homes, onArea, onOpenListing, onClose, choosing }: BoundaryPanelProps) {
  const map = useRef<MapRef>(null);
  const [loaded, setLoaded] = useState<MapInstance | null>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [hasMoved, setMoved] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [asksToClose, setAsksToClose] = useState(false);

  const shapes = ringsOf(search.areaFilter);
  const outlines = useQueries({ queries: namesOf(search.areaFilter).map(outlineQuery) });
  const named = outlines.flatMap(({ data }) => (data?.ring ? [data.ring] : []));
  const clearActive = () => onArea(withoutShapes(search.areaFilter));
  const drawing = useBoundaryDrawing(loaded, toolOf(search.areaFilter), clearActive);
  const { data: style, error: styleError, refetch: refetchStyle } = useQuery(mapStyleQuery);
  const { data: answer, error, refetch } = useQuery(onMapQuery(search, seen));

  const { draft, isDrawing } = drawing;
  const places = useMemo(() => placesOf(answer?.markers ?? []), [answer]);
  const subject = choosing?.subject ?? null;
  const pins = useMemo(
    (): Pin[] => [
      ...pinsOf(places, answer?.clusters ?? []),
      ...(subject ? [{ ...subject, id: SUBJECT, label: 'Subject', color: 'subject' as const }] : []),
    ],
    [places, answer, subject],
  );
  const opened = places.find(({ id }) => id === open);

  const look = useCallback(() => {
    const bounds = map.current?.getBounds();
    if (!bounds) return;
    setSeen({ view: viewOf(bounds), zoom: Math.max(0, map.current?.getZoom() ?? 0) });
  }, []);

  // Its homes are asked for while the map is still drawn for the first time.
  const takeMap = useCallback(
    (made: MapRef | null) => {
      map.current = made;
      if (made) look();
    },
    [look],
  );

  const outlined = [...shapes, ...named].flat();
  const isOutlined = !outlines.some(({ isLoading }) => isLoading);
  const bounds = useSearchBounds({ search, outlined: isOutlined ? outlined : null, homes });
  useEffect(() => {
    if (bounds) loaded?.fitBounds(bounds, fitting);
  }, [loaded, bounds]);

  const onLoad = useCallback(
    (instance: MapInstance) => {
      setLoaded(instance);
      look();
    },
    [look],
  );
  const press = useCallback(
    (id: string) => {
      if (id === SUBJECT || isDrawing()) return;
      if (!id.startsWith(CLUSTER_PREFIX)) return setOpen(id);
      const cluster = answer?.clusters[Number(id.slice(CLUSTER_PREFIX.length))];
      if (cluster)
        loaded?.easeTo({
          center: [cluster.longitude, cluster.latitude],
          zoom: loaded.getZoom() + CLUSTER_ZOOM_STEP,
        });
    },
    [answer, loaded, isDrawing],
  );
  const point = useCallback((id: string | null) => setPointed(isDrawing() ? null : id), [isDrawing]);

  const apply = (area: AreaFilter) => {
    drawing.discard();
    setMoved(false);
    onArea(area);
  };
  const searchView = () => {
    if (!seen) return;
    const { north, south, west, east } = seen.view;
    apply({
      type: 'polygon',
      coordinates: [
        [south, west],
        [south, east],
        [north, east],
        [north, west],
      ],
    });
  };
  const clear = () => {
    drawing.discard();
    if (shapes.length > 0) clearActive();
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 420 }}>
      <RadiusForm area={search.areaFilter ?? null} onArea={onArea} />
      <Box sx={{ position: 'relative', flex: 1, minHeight: 240, touchAction: 'none' }}>
        <MapToolbar
          tool={drawing.tool}
          canDraw={loaded !== null}
          hasShape={drawing.draft !== null || shapes.length > 0}
          onChoose={drawing.choose}
          onClear={clear}
          onRecenter={
            subject ? () => loaded?.easeTo({ center: [subject.longitude, subject.latitude], zoom: STREETS_ZOOM }) : undefined
          }
          onClose={() => (drawing.draft ? setAsksToClose(true) : onClose())}
        />
        {styleError && !style && <MapFailed onRetry={() => void refetchStyle()} />}
        {style && (isOutlined || loaded) && (
          <MapCanvas
            label="Map of the search"
            styles={style}
            start={bounds ? { bounds, fitBoundsOptions: fitting } : subject ? { ...subject, zoom: STREETS_ZOOM } : SAN_FRANCISCO}
            mapRef={takeMap}
            findPlaces={findPlaces}
            onLoad={onLoad}
            onMoveEnd={({ originalEvent }) => {
              look();
              if (originalEvent) setMoved(true);
            }}
          >
            {outlined.length > 0 && <AreaOutline {...{ shapes, named }} />}
            <Pins pins={pins} marked={[open, pointed, SUBJECT]} onPoint={point} onPress={press} />
            {opened && <PlacePopup place={opened} onOpen={onOpenListing} onClose={() => setOpen(null)} />}
          </MapCanvas>
        )}
        {(!style || !loaded) && !styleError && <MapLoading />}
        <Box sx={actions}>
          {draft ? (
            <>
              <Button variant="primary" onClick={() => apply(areaOf(draft))}>
                Search this shape
              </Button>
              {draft.type === 'circle' && search.areaFilter && (
                <Button variant="outlined" onClick={() => apply(withinAlso(search.areaFilter, circleOf(draft)))}>
                  Also within it
                </Button>
              )}
              <Button variant="outlined" onClick={drawing.discard}>
                Discard
              </Button>
            </>
          ) : error ? (
            <Button variant="outlined" onClick={() => void refetch()}>
              Look for homes again
            </Button>
          ) : (
            hasMoved && (
              <Button variant="outlined" onClick={searchView}>
                Search this area
              </Button>
            )
          )}
        </Box>
      </Box>
      <HomesInView
        places={places}
        total={answer?.total ?? null}
        hasFailed={error !== null}
        marked={pointed ?? open}
        onPoint={setPointed}
        onOpen={onOpenListing}
        choosing={choosing}
      />
      {drawing.wantedTool && drawing.standing && (
        <SwitchToolDialog
          wanted={drawing.wantedTool}
          current={drawing.standing}
          onCancel={drawing.cancelSwitch}
          onContinue={drawing.continueSwitch}
        />
      )}
      {asksToClose && (
        <UnsavedChangesDialog
          act="close"
          onStay={() => setAsksToClose(false)}
          onGo={() => {
            setAsksToClose(false);
            drawing.discard();
            onClose();
          }}
        />
      )}
    </Box>
  );
}

const actions = {
  position: 'absolute',
  // On a phone they are as wide as the map, and whose map it is stands below them.
  bottom: { xs: 44, sm: 16 },
  left: 0,
  right: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  gap: 1,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
} as const;
