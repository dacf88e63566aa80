import { useEffect } from 'react';
import { Layer, Source, useMap, type MapLayerMouseEvent } from 'react-map-gl/maplibre';
import { pinImageName, type PinColor } from './pin-images.ts';

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
}

const LAYER = 'pins';

/** Pins drawn by the map itself, so that ten thousand move as smoothly as ten; a marked one lies over the others. */
export function Pins({ pins, marked, onPoint, onPress }: PinsProps) {
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
    map.on('click', LAYER, press);
    map.on('mousemove', LAYER, point);
    map.on('mouseleave', LAYER, leave);
    return () => {
      map.off('click', LAYER, press);
      map.off('mousemove', LAYER, point);
      map.off('mouseleave', LAYER, leave);
    };
  }, [map, onPoint, onPress]);

  const data = {
    type: 'FeatureCollection' as const,
    features: pins.map(({ id, latitude, longitude, label, color }) => {
      const isMarked = marked.includes(id);
      return {
        type: 'Feature' as const,
        properties: { id, image: pinImageName(color, label, isMarked), order: isMarked ? 1 : 0 },
        geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
      };
    }),
  };
  return (
    <Source id={LAYER} type="geojson" data={data}>
      <Layer
        id={LAYER}
        type="symbol"
        layout={{
          'icon-image': ['get', 'image'],
          'icon-allow-overlap': true,
          'icon-ignore-placement': true,
          'symbol-sort-key': ['get', 'order'],
        }}
      />
    </Source>
  );
}
