import { Layer, Source } from 'react-map-gl/maplibre';
import { useMapTheme } from '#web/ui/map/map-theme.ts';
import { darkColors, lightColors } from '#web/ui/tokens.ts';

interface AreaOutlineProps {
  ring: readonly (readonly [latitude: number, longitude: number])[];
  /** A named area's outline is only about where its homes are, so its line is dashed. */
  isNamed: boolean;
}

/** The area that is searched. */
export function AreaOutline({ ring, isNamed }: AreaOutlineProps) {
  const color = (useMapTheme() === 'dark' ? darkColors : lightColors).accent;
  const corners = [...ring, ring[0] ?? ([0, 0] as const)].map(([latitude, longitude]) => [longitude, latitude]);
  const data = { type: 'Feature' as const, properties: {}, geometry: { type: 'Polygon' as const, coordinates: [corners] } };
  return (
    <Source id="area" type="geojson" data={data}>
      <Layer id="area-fill" type="fill" paint={{ 'fill-color': color, 'fill-opacity': isNamed ? 0.05 : 0.1 }} />
      <Layer
        id="area-line"
        type="line"
        paint={{ 'line-color': color, 'line-width': 2, ...(isNamed ? { 'line-dasharray': [3, 2] } : {}) }}
      />
    </Source>
  );
}
