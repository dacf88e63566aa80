import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import {
  AttributionControl,
  Map,
  NavigationControl,
  useMap,
  type MapRef,
  type ViewStateChangeEvent,
} from 'react-map-gl/maplibre';
import { BundledPlaces, type FindPlaces } from './bundled-places.tsx';
import { bundledStyle, type BundledStyle } from './bundled-style.ts';
import { MapFailed, MapLoading } from './map-failed.tsx';
import { maplibre, type StyleSpecification } from './map-library.ts';
import { useColorScheme } from '../color-mode.ts';
import { drawPin } from './pin-images.ts';
import { darkColors, lightColors } from '../tokens.ts';

/** Longest wait for a style of somebody else's; after it the bundled one is shown. */
const STYLE_TIMEOUT_MS = 4_000;

export interface MapStyles {
  light: string;
  dark: string;
}

export type MapStart =
  | { latitude: number; longitude: number; zoom: number }
  | {
      bounds: [west: number, south: number, east: number, north: number];
      fitBoundsOptions: { padding: number; maxZoom: number };
    };

interface MapCanvasProps {
  label: string;
  styles: MapStyles;
  start: MapStart;
  /** Left out: that of the page. */
  theme?: 'light' | 'dark';
  mapRef?: Ref<MapRef>;
  /** What a map without streets names. */
  findPlaces?: FindPlaces;
  onLoad?: (map: maplibre.Map) => void;
  /** The host of streets does not answer; told before the bundled map is drawn. */
  onBundled?: () => void;
  onMoveEnd?: (event: ViewStateChangeEvent) => void;
  children?: ReactNode;
}

/** A style whose host answers, else the bundled one. Tiles that fail later leave the map with what it has. */
async function styleFor(theme: 'light' | 'dark', styles: MapStyles): Promise<BundledStyle | { style: StyleSpecification }> {
  try {
    const response = await fetch(styles[theme], {
      signal: AbortSignal.timeout(STYLE_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The style answered ${response.status}`);
    return { style: (await response.json()) as StyleSpecification };
  } catch {
    return bundledStyle(theme);
  }
}

/** A map that fills its frame: streets where their host answers, borders and places where it does not, in the theme of the page. */
export default function MapCanvas({
  label,
  styles,
  start,
  theme: wanted,
  mapRef,
  findPlaces,
  onLoad,
  onBundled,
  onMoveEnd,
  children,
}: MapCanvasProps) {
  const ofPage = useColorScheme();
  const theme = wanted ?? ofPage;
  const { data, isError, refetch } = useQuery({
    queryKey: ['map-style', theme, styles[theme]],
    queryFn: () => styleFor(theme, styles),
    staleTime: Infinity,
    retry: false,
  });
  const isBundled = data !== undefined && 'fillIn' in data;
  useEffect(() => {
    if (isBundled) onBundled?.();
  }, [isBundled, onBundled]);
  // Without WebGL there is no map at all.
  const [isBroken, setBroken] = useState(false);

  if (isError || isBroken) {
    return (
      <MapFailed
        onRetry={() => {
          setBroken(false);
          void refetch();
        }}
      />
    );
  }
  if (!data) return <MapLoading />;
  return (
    <Box role="region" aria-label={label} sx={frames[theme]}>
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
        onLoad={({ target }) => {
          onLoad?.(target);
          if ('fillIn' in data) void target.once('idle', () => data.fillIn(target));
        }}
        onError={({ target, error }: { target: unknown; error: Error }) => {
          // A map that was made tells of tiles that do not come; it stays with what it has.
          if (!target) setBroken(true);
          else console.warn('The map could not load a part of itself', error.message);
        }}
        onMoveEnd={onMoveEnd}
      >
        <NavigationControl position="bottom-right" showCompass={false} />
        <AttributionControl compact position="bottom-left" />
        <PinImages />
        {isBundled && findPlaces && <BundledPlaces find={findPlaces} />}
        {children}
      </Map>
    </Box>
  );
}

/** Draws the pictures of pins when a layer asks for them; it stands before all layers, the first of which may ask before the map has loaded. */
function PinImages() {
  const { current: mapRef } = useMap();
  useEffect(() => {
    const map = mapRef?.getMap();
    map?.setMissingStyleImageResolver((name) => {
      const pin = drawPin(name);
      if (pin && !map.hasImage(name)) map.addImage(name, pin.image, { pixelRatio: pin.pixelRatio });
    });
  }, [mapRef]);
  return null;
}

const frame = {
  position: 'absolute',
  inset: 0,
  '& canvas:focus-visible': { outlineOffset: '-3px' },
  '& .maplibregl-map': { font: 'inherit', fontSize: '0.75rem' },
  // Its own sign is enough; the one of our lists that unfold would lie over it.
  '& .maplibregl-ctrl-attrib-button::before': { content: 'none' },
  '& .maplibregl-popup-content': {
    p: 0,
    bgcolor: 'background.paper',
    color: 'text.primary',
    borderRadius: '8px',
  },
  '& .maplibregl-popup-tip': { display: 'none' },
} as const;

/** The library's own controls are for light maps alone. */
const controlsIn = ({ surface, inkMuted, hairline }: Record<'surface' | 'inkMuted' | 'hairline', string>) => ({
  '& .maplibregl-ctrl.maplibregl-ctrl-attrib, & .maplibregl-ctrl-group': {
    backgroundColor: surface,
    color: inkMuted,
  },
  '& .maplibregl-ctrl-attrib a': { color: inkMuted },
  '& .maplibregl-ctrl-group button + button': { borderTopColor: hairline },
});
const frames = {
  light: { ...frame, ...controlsIn(lightColors) },
  dark: {
    ...frame,
    ...controlsIn(darkColors),
    '& .maplibregl-ctrl-icon, & .maplibregl-ctrl-attrib-button': {
      filter: 'invert(1)',
    },
  },
};
