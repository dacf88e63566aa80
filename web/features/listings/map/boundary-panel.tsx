import Box from '@mui/material/Box';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { MapView } from '#contract/listing-map.ts';
import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listings.ts';
import { withinAlso } from '#contract/search-areas.ts';
import { Button } from '#web/ui/button.tsx';
import MapCanvas from '#web/ui/map/map-canvas.tsx';
import { MapFailed, MapLoading } from '#web/ui/map/map-failed.tsx';
import type { MapInstance } from '#web/ui/map/map-library.ts';
import { Pins, type Pin } from '#web/ui/map/pins.tsx';
import { UnsavedChangesDialog } from '#web/ui/unsaved-changes-dialog.tsx';
import type { Choosing } from '../choosing.ts';
import { AreaOutline } from './area-outline.tsx';
import { areaOf, boundsOf, circleOf, namesOf, ringsOf, toolOf, withoutShapes } from './area-shapes.ts';
import { HomesInView } from './homes-in-view.tsx';
import { CLUSTER_PREFIX, pinsOf, placesOf } from './map-pins.ts';
import { MapToolbar } from './map-toolbar.tsx';
import { mapStyleQuery, onMapQuery, outlineQuery } from './map.data.ts';
import { PlacePopup } from './place-popup.tsx';
import { RadiusForm } from './radius-form.tsx';
import { SwitchToolDialog } from './switch-tool-dialog.tsx';
import { useBoundaryDrawing } from './use-boundary-drawing.ts';
import { useBundledPlaces } from './use-bundled-places.ts';

const SAN_FRANCISCO = { latitude: 37.7749, longitude: -122.4194, zoom: 11 };
const STREETS_ZOOM = 14;
const SUBJECT = 'subject';
const BOUNDS_PADDING_PX = 50;
const CLUSTER_ZOOM_STEP = 2;

interface BoundaryPanelProps {
  search: ListingSearch;
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
export function BoundaryPanel({ search, onArea, onOpenListing, onClose, choosing }: BoundaryPanelProps) {
  const map = useRef<MapRef>(null);
  const [loaded, setLoaded] = useState<{ map: MapInstance; isBundled: boolean } | null>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [hasMoved, setMoved] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [asksToClose, setAsksToClose] = useState(false);

  const shapes = ringsOf(search.areaFilter);
  const outlines = useQueries({ queries: namesOf(search.areaFilter).map(outlineQuery) });
  const named = outlines.flatMap(({ data }) => (data?.ring ? [data.ring] : []));
  const clearActive = () => onArea(withoutShapes(search.areaFilter));
  const drawing = useBoundaryDrawing(loaded?.map ?? null, toolOf(search.areaFilter), clearActive);
  const { data: style, error: styleError, refetch: refetchStyle } = useQuery(mapStyleQuery);
  const { data: answer, error, refetch } = useQuery(onMapQuery(search, seen));

  const { draft } = drawing;
  const places = placesOf(answer?.markers ?? []);
  const subject = choosing?.subject ?? null;
  const subjectPins: Pin[] = subject ? [{ ...subject, id: SUBJECT, label: 'Subject', color: 'subject' }] : [];
  const opened = places.find(({ id }) => id === open);

  const look = useCallback(() => {
    const bounds = map.current?.getBounds();
    if (!bounds) return;
    const [west, east] = [bounds.getWest(), bounds.getEast()];
    const isWholeTurn = east - west >= 360;
    const wrap = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;
    setSeen({
      view: {
        north: Math.min(90, bounds.getNorth()),
        south: Math.max(-90, bounds.getSouth()),
        west: isWholeTurn ? -180 : wrap(west),
        east: isWholeTurn ? 180 : wrap(east),
      },
      zoom: Math.max(0, map.current?.getZoom() ?? 0),
    });
  }, []);

  const corners = [...shapes, ...named].flat();
  const bounds = corners.length === 0 ? null : boundsOf(corners).join(',');
  useEffect(() => {
    if (!loaded || bounds === null) return;
    const [west = 0, south = 0, east = 0, north = 0] = bounds.split(',').map(Number);
    loaded.map.fitBounds([west, south, east, north], { padding: BOUNDS_PADDING_PX, animate: false });
  }, [loaded, bounds]);

  useBundledPlaces(loaded, seen?.view ?? null);

  const onLoad = useCallback(
    (instance: MapInstance, isBundled: boolean) => {
      setLoaded({ map: instance, isBundled });
      look();
    },
    [look],
  );
  const press = useCallback(
    (id: string) => {
      if (id === SUBJECT) return;
      if (!id.startsWith(CLUSTER_PREFIX)) return setOpen(id);
      const cluster = answer?.clusters[Number(id.slice(CLUSTER_PREFIX.length))];
      if (cluster)
        loaded?.map.easeTo({
          center: [cluster.longitude, cluster.latitude],
          zoom: (loaded.map.getZoom() ?? 0) + CLUSTER_ZOOM_STEP,
        });
    },
    [answer, loaded],
  );

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
          hasShape={drawing.draft !== null || shapes.length > 0}
          onChoose={drawing.choose}
          onClear={clear}
          onRecenter={
            subject ? () => loaded?.map.easeTo({ center: [subject.longitude, subject.latitude], zoom: STREETS_ZOOM }) : undefined
          }
          onClose={() => (drawing.draft ? setAsksToClose(true) : onClose())}
        />
        {styleError && !style && <MapFailed onRetry={() => void refetchStyle()} />}
        {(!style || !loaded) && !styleError && <MapLoading />}
        {style && (
          <MapCanvas
            label="Map of the search"
            styles={style}
            start={subject ? { ...subject, zoom: STREETS_ZOOM } : SAN_FRANCISCO}
            mapRef={map}
            onLoad={onLoad}
            onMoveEnd={({ originalEvent }) => {
              look();
              if (originalEvent) setMoved(true);
            }}
          >
            {corners.length > 0 && <AreaOutline {...{ shapes, named }} />}
            <Pins
              pins={[...pinsOf(places, answer?.clusters ?? []), ...subjectPins]}
              marked={[open, pointed, SUBJECT]}
              onPoint={setPointed}
              onPress={press}
            />
            {opened && <PlacePopup place={opened} onOpen={onOpenListing} onClose={() => setOpen(null)} />}
          </MapCanvas>
        )}
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
              Homes could not be loaded. Try again
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
        total={answer?.total ?? 0}
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
  bottom: 16,
  left: 0,
  right: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  gap: 1,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto', bgcolor: 'background.paper' },
  '& > [data-variant=primary]': { bgcolor: 'primary.main' },
} as const;
