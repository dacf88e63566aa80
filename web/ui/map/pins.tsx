import { useEffect, useState } from 'react';
import { Layer, Source, useMap, type MapLayerMouseEvent } from 'react-map-gl/maplibre';
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
const layout: SymbolLayerSpecification['layout'] = { 'icon-image': ['get', 'image'], 'icon-offset': ['get', 'offset'] };
const overAll: SymbolLayerSpecification['layout'] = { ...layout, 'icon-allow-overlap': true, 'icon-ignore-placement': true };
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
    const idOf = (event: MapLayerMouseEvent): string | null => {
      const id: unknown = event.features?.[0]?.properties['id'];
      return typeof id === 'string' ? id : null;
    };
    const press = (event: MapLayerMouseEvent) => {
      const id = idOf(event);
      if (id !== null) onPress(id);
    };
    const point = (event: MapLayerMouseEvent) => {
      map.getCanvas().style.cursor = 'pointer';
      onPoint(idOf(event));
    };
    const leave = () => {
      map.getCanvas().style.cursor = '';
      onPoint(null);
    };
    map.on('click', layers, press);
    map.on('mousemove', layers, point);
    map.on('mouseleave', layers, leave);
    return () => {
      map.off('click', layers, press);
      map.off('mousemove', layers, point);
      map.off('mouseleave', layers, leave);
    };
  }, [map, onPoint, onPress]);
  const offsets = useOffsets(map?.getMap() ?? null, isSpread ? pins : null);

  const featuresOf = (shown: readonly Pin[], isMarked: boolean) => ({
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
  return (
    <>
      <Source id={LAYER} type="geojson" data={featuresOf(pins, false)}>
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
        <Layer
          id={LAYER}
          type="symbol"
          filter={['!', ['get', 'isCluster']]}
          layout={isSpread ? overAll : { ...layout, 'icon-padding': 1 }}
        />
        <Layer id={CLUSTERS} type="symbol" filter={['get', 'isCluster']} layout={overAll} />
      </Source>
      <Source
        id={MARKED}
        type="geojson"
        data={featuresOf(
          pins.filter(({ id }) => marked.includes(id)),
          true,
        )}
      >
        <Layer id={MARKED} type="symbol" layout={overAll} />
      </Source>
    </>
  );
}

/** How far pins are moved aside at the zoom that is shown, in pixels; again after each zoom. */
function useOffsets(map: MapInstance | null, pins: readonly Pin[] | null): ReadonlyMap<string, readonly [number, number]> {
  const [zoom, setZoom] = useState<number | null>(null);
  useEffect(() => {
    if (!map || !pins) return;
    const look = () => setZoom(map.getZoom());
    look();
    map.on('zoomend', look);
    return () => void map.off('zoomend', look);
  }, [map, pins]);
  if (!map || !pins || zoom === null) return new Map();
  const ways = spreadApart(
    pins.map((pin) => {
      const { x, y } = map.project([pin.longitude, pin.latitude]);
      const { width, height } = pinSize(pin.label);
      return { x, y, halfWidth: width / 2, halfHeight: height / 2 };
    }),
  );
  return new Map(pins.map(({ id }, at) => [id, ways[at] ?? noOffset]));
}
