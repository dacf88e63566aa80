import type { LngLatBounds } from 'maplibre-gl';

/** What a map shows, in degrees; west is greater than east where it lies over the antimeridian. */
export interface ShownView {
  north: number;
  south: number;
  west: number;
  east: number;
}

const wrap = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;

export function viewOf(bounds: LngLatBounds): ShownView {
  const [west, east] = [bounds.getWest(), bounds.getEast()];
  const isWholeTurn = east - west >= 360;
  return {
    north: Math.min(90, bounds.getNorth()),
    south: Math.max(-90, bounds.getSouth()),
    west: isWholeTurn ? -180 : wrap(west),
    east: isWholeTurn ? 180 : wrap(east),
  };
}
