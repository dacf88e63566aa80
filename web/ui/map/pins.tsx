import { useEffect, useMemo, useState } from 'react';
import { Layer, Source, useMap, type MapMouseEvent } from 'react-map-gl/maplibre';
import type { MapInstance, SymbolLayerSpecification } from './map-library.ts';
import { pinColors, pinImageName, pinSize, type PinColor } from './pin-images.ts';
import { spreadApart } from './spread-apart.ts';

/** Something at a place: a home, several homes at one place, or a cluster. */
export interface Pin {
  id: string;
  latitude: number;
  longitude: number;
  label: string;
  color: PinColor;
}

interface PinsProps {
  pins: readonly Pin[];
  /** Pins that stand out: the one that is open, and the one that is pointed at. */
  marked: readonly (string | null)[];
  onPoint: (id: string | null) => void;
  onPress: (id: string) => void;
  /** Few enough to be moved aside until none covers another, the first one last of all; else what has no room is a dot. */
  isSpread?: boolean;
}

const DOTS = 'pin-dots';
const LAYER = 'pins';
const MARKED = 'pins-marked';
const CLUSTERS = 'clusters';
const layout: SymbolLayerSpecification['layout'] = { 'icon-image': ['get', 'image'] };
const overAll: SymbolLayerSpecification['layout'] = { ...layout, 'icon-allow-overlap': true, 'icon-ignore-placement': true };
const movedAside: SymbolLayerSpecification['layout'] = { ...overAll, 'icon-offset': ['get', 'offset'] };
const besides: SymbolLayerSpecification['layout'] = { ...layout, 'icon-padding': 1 };
const layers = [DOTS, LAYER, CLUSTERS, MARKED];
const noOffset: readonly [number, number] = [0, 0];

/**
 * Pins drawn by the map itself, so that ten thousand move as smoothly as ten. Each place has a dot, and its label where there is room for
 * it; a marked one lies over the others.
 */
export function Pins({ pins, marked, onPoint, onPress, isSpread = false }: PinsProps) {
  const { current: map } = useMap();
  useEffect(() => {
    if (!map) return;
    const idAt = ({ point }: MapMouseEvent): string | null => {
      const [found] = map.queryRenderedFeatures(point, { layers: layers.filter((layer) => map.getLayer(layer)) });
      const id: unknown = found?.properties['id'];
      return typeof id === 'string' ? id : null;
    };
    let pointed: string | null = null;
    const point = (id: string | null) => {
      if (id === pointed) return;
      pointed = id;
      map.getCanvas().style.cursor = id === null ? '' : 'pointer';
      onPoint(id);
    };
    const press = (event: MapMouseEvent) => {
      const id = idAt(event);
      if (id !== null) onPress(id);
    };
    const move = (event: MapMouseEvent) => {
      // A map that is dragged, or drawn on, points at nothing, and looking for pins would cost it frames.
      if (event.originalEvent.buttons === 0) point(idAt(event));
    };
    const leave = () => point(null);
    map.on('click', press);
    map.on('mousemove', move);
    map.on('mouseout', leave);
    return () => {
      map.off('click', press);
      map.off('mousemove', move);
      map.off('mouseout', leave);
    };
  }, [map, onPoint, onPress]);
  const offsets = useOffsets(map?.getMap() ?? null, isSpread ? pins : null);

  const all = useMemo(() => featuresOf(pins, false, offsets), [pins, offsets]);
  const standingOut = featuresOf(
    pins.filter(({ id }) => marked.includes(id)),
    true,
    offsets,
  );
  return (
    <>
      <Source id={LAYER} type="geojson" data={all}>
        <Layer
          id={DOTS}
          type="circle"
          filter={['!', ['get', 'isCluster']]}
          paint={{
            'circle-radius': 4.5,
            'circle-color': ['get', 'fill'],
            'circle-stroke-color': '#fff',
            'circle-stroke-width': 1.5,
          }}
        />
        <Layer id={LAYER} type="symbol" filter={['!', ['get', 'isCluster']]} layout={isSpread ? movedAside : besides} />
        <Layer id={CLUSTERS} type="symbol" filter={['get', 'isCluster']} layout={overAll} />
      </Source>
      <Source id={MARKED} type="geojson" data={standingOut}>
        <Layer id={MARKED} type="symbol" layout={isSpread ? movedAside : overAll} />
      </Source>
    </>
  );
}

type Offsets = ReadonlyMap<string, readonly [number, number]>;

const featuresOf = (shown: readonly Pin[], isMarked: boolean, offsets: Offsets) => ({
  type: 'FeatureCollection' as const,
  features: shown.map(({ id, latitude, longitude, label, color }) => ({
    type: 'Feature' as const,
    properties: {
      id,
      image: pinImageName(color, label, isMarked),
      fill: pinColors[color].fill,
      isCluster: color === 'cluster',
      offset: offsets.get(id) ?? noOffset,
    },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  })),
});

const unmoved: Offsets = new Map();

/** How far pins are moved aside at the zoom that is shown, in pixels; again after each zoom. */
function useOffsets(map: MapInstance | null, pins: readonly Pin[] | null): Offsets {
  const [zoom, setZoom] = useState<number | null>(null);
  useEffect(() => {
    if (!map || !pins) return;
    const look = () => setZoom(map.getZoom());
    look();
    map.on('zoomend', look);
    return () => void map.off('zoomend', look);
  }, [map, pins]);
  if (!map || !pins || zoom === null) return unmoved;
  const ways = spreadApart(
    pins.map((pin) => {
      const { x, y } = map.project([pin.longitude, pin.latitude]);
      const { width, height } = pinSize(pin.label);
      return { x, y, halfWidth: width / 2, halfHeight: height / 2 };
    }),
  );
  return new Map(pins.map(({ id }, at) => [id, ways[at] ?? noOffset]));
}
