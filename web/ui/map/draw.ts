import { TerraDraw, TerraDrawCircleMode, TerraDrawFreehandMode, type GeoJSONStoreFeatures } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { MapInstance } from './map-library.ts';

export type DrawTool = 'circle' | 'freehand';

/** What a person drew, in degrees. */
export type DrawnShape =
  | { type: 'circle'; latitude: number; longitude: number; radiusMeters: number }
  | { type: 'freehand'; ring: [latitude: number, longitude: number][] };

export interface Drawing {
  /** Takes a tool in hand, or with null lets the map be moved again. */
  choose: (tool: DrawTool | null) => void;
  /** Takes away what was drawn. */
  clear: () => void;
  stop: () => void;
}

const METERS_PER_KILOMETER = 1_000;

function shapeOf({ geometry, properties }: GeoJSONStoreFeatures): DrawnShape | null {
  if (geometry.type !== 'Polygon') return null;
  const ring = (geometry.coordinates[0] ?? []).map(([longitude = 0, latitude = 0]): [number, number] => [latitude, longitude]);
  if (properties['mode'] !== 'circle') return ring.length < 4 ? null : { type: 'freehand', ring };
  const [latitudes, longitudes] = [ring.map(([latitude]) => latitude), ring.map(([, longitude]) => longitude)];
  const middleOf = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const kilometers = Number(properties['radiusKilometers']);
  return kilometers > 0
    ? {
        type: 'circle',
        latitude: middleOf(latitudes),
        longitude: middleOf(longitudes),
        radiusMeters: kilometers * METERS_PER_KILOMETER,
      }
    : null;
}

/**
 * Drawing on a map with a finger or a mouse: one shape at a time, the newest stays.
 *
 * @param color of its line, as hex
 */
export function startDrawing(map: MapInstance, color: `#${string}`, onDrawn: (shape: DrawnShape) => void): Drawing {
  const style = { fillColor: color, fillOpacity: 0.16, outlineColor: color, outlineWidth: 2 } as const;
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map }),
    modes: [
      new TerraDrawCircleMode({ styles: style, drawInteraction: 'click-move-or-drag', projection: 'globe' }),
      new TerraDrawFreehandMode({ styles: style, drawInteraction: 'click-move-or-drag', minDistance: 6 }),
    ],
  });
  draw.start();
  draw.on('finish', (id) => {
    const others = draw.getSnapshot().flatMap((feature) => (feature.id === undefined || feature.id === id ? [] : [feature.id]));
    draw.removeFeatures(others);
    const drawn = draw.getSnapshotFeature(id);
    const shape = drawn && shapeOf(drawn);
    if (shape) onDrawn(shape);
    else draw.clear();
  });
  return {
    choose: (tool) => draw.setMode(tool ?? 'static'),
    clear: () => draw.clear(),
    stop: () => {
      // A map that went, as it does for another theme, took the drawing's layers along.
      if (map.getContainer().isConnected) draw.stop();
    },
  };
}
