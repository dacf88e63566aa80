import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useCallback } from 'react';
import { AttributionControl, Map, NavigationControl, type MapRef, type ViewStateChangeEvent } from 'react-map-gl/maplibre';
import { Button } from '../button.tsx';
import { Spinner } from '../spinner.tsx';
import { bundledStyle } from './bundled-style.ts';
import { maplibre, type StyleSpecification } from './map-library.ts';
import { useMapTheme } from './map-theme.ts';
import { drawPin } from './pin-images.ts';

/** Longest wait for a style of somebody else's; after it the bundled one is shown. */
const STYLE_TIMEOUT_MS = 4_000;
const FAILED = 'An error occurred while loading the map. Please try again later.';

export interface MapStyles {
  light: string;
  dark: string;
}

export interface MapStart {
  latitude: number;
  longitude: number;
  zoom: number;
}

interface MapCanvasProps {
  label: string;
  styles: MapStyles;
  start: MapStart;
  mapRef?: Ref<MapRef>;
  onLoad?: (map: maplibre.Map, isBundled: boolean) => void;
  onMoveEnd?: (event: ViewStateChangeEvent) => void;
  children?: ReactNode;
}

/** A style whose host answers, else the bundled one. Tiles that fail later leave the map with what it has. */
async function styleFor(theme: 'light' | 'dark', styles: MapStyles): Promise<{ style: StyleSpecification; isBundled: boolean }> {
  try {
    const response = await fetch(styles[theme], { signal: AbortSignal.timeout(STYLE_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`The style answered ${response.status}`);
    return { style: (await response.json()) as StyleSpecification, isBundled: false };
  } catch {
    return { style: await bundledStyle(theme), isBundled: true };
  }
}

/** A map that fills its frame: streets where their host answers, borders and places where it does not, in the theme of the page. */
export default function MapCanvas({ label, styles, start, mapRef, onLoad, onMoveEnd, children }: MapCanvasProps) {
  const theme = useMapTheme();
  const { data, isError, refetch } = useQuery({
    queryKey: ['map-style', theme, styles[theme]],
    queryFn: () => styleFor(theme, styles),
    staleTime: Infinity,
    retry: false,
  });
  const prepare = useCallback(
    (map: maplibre.Map) => {
      map.setMissingStyleImageResolver((name) => {
        const pin = drawPin(name);
        if (pin && !map.hasImage(name)) map.addImage(name, pin.image, { pixelRatio: pin.pixelRatio });
      });
      onLoad?.(map, data?.isBundled ?? false);
    },
    [onLoad, data],
  );

  if (isError) {
    return (
      <Box role="alert" sx={middle}>
        <Box sx={{ maxWidth: 360, textAlign: 'center' }}>
          <Box sx={{ mb: 2 }}>{FAILED}</Box>
          <Button variant="outlined" onClick={() => void refetch()}>
            Try again
          </Button>
        </Box>
      </Box>
    );
  }
  if (!data) {
    return (
      <Box role="status" aria-label="Loading the map" sx={middle}>
        <Spinner sizePx={28} />
      </Box>
    );
  }
  return (
    <Box role="region" aria-label={label} sx={frame}>
      <Map
        // Another style would take the layers of what is drawn away one by one.
        key={theme}
        ref={mapRef}
        mapLib={maplibre}
        mapStyle={data.style}
        initialViewState={start}
        attributionControl={false}
        // A whole turn of the map helps nobody who looks for a home.
        dragRotate={false}
        pitchWithRotate={false}
        touchPitch={false}
        maxZoom={19}
        onLoad={({ target }) => prepare(target)}
        onMoveEnd={onMoveEnd}
      >
        <NavigationControl position="bottom-right" showCompass={false} />
        <AttributionControl compact position="bottom-left" />
        {children}
      </Map>
    </Box>
  );
}

const frame = {
  position: 'absolute',
  inset: 0,
  '& canvas:focus-visible': { outlineOffset: '-3px' },
  '& .maplibregl-popup-content': { p: 0, bgcolor: 'background.paper', color: 'text.primary', borderRadius: '8px' },
  '& .maplibregl-popup-tip': { display: 'none' },
} as const;

const middle = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  p: 3,
  bgcolor: 'background.default',
} as const;
