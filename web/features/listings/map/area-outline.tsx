import { Layer, Source } from 'react-map-gl/maplibre';
import { useMapAccent } from '#web/ui/map/map-theme.ts';

export type Ring = readonly (readonly [latitude: number, longitude: number])[];

interface AreaOutlineProps {
  shapes: readonly Ring[];
  /** Outlines of named areas are only about where their homes are, so their lines are dashed. */
  named: readonly Ring[];
}

const polygonsOf = (rings: readonly Ring[], isNamed: boolean) =>
  rings.map((ring) => ({
    type: 'Feature' as const,
    properties: { isNamed },
    geometry: {
      type: 'Polygon' as const,
      coordinates: [[...ring, ring[0] ?? ([0, 0] as const)].map(([latitude, longitude]) => [longitude, latitude])],
    },
  }));

/** The area that is searched. */
export function AreaOutline({ shapes, named }: AreaOutlineProps) {
  const color = useMapAccent();
  const data = { type: 'FeatureCollection' as const, features: [...polygonsOf(shapes, false), ...polygonsOf(named, true)] };
  const line = { 'line-color': color, 'line-width': 2 };
  return (
    <Source id="area" type="geojson" data={data}>
      <Layer
        id="area-fill"
        type="fill"
        paint={{ 'fill-color': color, 'fill-opacity': ['case', ['get', 'isNamed'], 0.05, 0.1] }}
      />
      <Layer id="area-line" type="line" filter={['!', ['get', 'isNamed']]} paint={line} />
      <Layer id="area-named-line" type="line" filter={['get', 'isNamed']} paint={{ ...line, 'line-dasharray': [3, 2] }} />
    </Source>
  );
}
