import type { AreaFilter } from '#contract/listing-search.ts';
import type { DrawnShape } from '#web/ui/map/draw.ts';
import { simplifyRing } from './simplify-ring.ts';

const METERS_PER_MILE = 1609.34;
const EARTH_RADIUS_METERS = 3_958.8 * METERS_PER_MILE;
const CIRCLE_CORNERS = 72;

type Corner = [latitude: number, longitude: number];

/** The area that a search takes for a drawn shape: a circle in miles, or a ring. */
export function areaOf(shape: DrawnShape): AreaFilter {
  if (shape.type === 'freehand') return { type: 'polygon', coordinates: simplifyRing(shape.ring) };
  const { latitude, longitude, radiusMeters } = shape;
  return { type: 'radius', latitude, longitude, distance: radiusMeters / METERS_PER_MILE };
}

function circleRing(latitude: number, longitude: number, meters: number): Corner[] {
  const angle = meters / EARTH_RADIUS_METERS;
  const toDegrees = 180 / Math.PI;
  return Array.from({ length: CIRCLE_CORNERS }, (_, at): Corner => {
    const turn = (at / CIRCLE_CORNERS) * 2 * Math.PI;
    return [
      latitude + angle * toDegrees * Math.sin(turn),
      longitude + (angle * toDegrees * Math.cos(turn)) / Math.max(0.01, Math.cos(latitude / toDegrees)),
    ];
  });
}

/** The outline of an area on the map; null for areas that have only a name. */
export function ringOf(area: AreaFilter | null | undefined): Corner[] | null {
  if (area?.type === 'polygon') return area.coordinates.map(([latitude, longitude]): Corner => [latitude, longitude]);
  if (area?.type === 'radius') return circleRing(area.latitude, area.longitude, area.distance * METERS_PER_MILE);
  return null;
}

/** The smallest bounds around corners, as maps take them: south-west, then north-east. */
export function boundsOf(corners: readonly Corner[]): [west: number, south: number, east: number, north: number] {
  const [latitudes, longitudes] = [corners.map(([latitude]) => latitude), corners.map(([, longitude]) => longitude)];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

/** The search with another area, from its first page; a shape takes the place of every named area, and of an order by distance from elsewhere. */
export function withArea<Search extends { areaFilter?: AreaFilter | null }>(
  search: Search,
  areaFilter: AreaFilter | null,
): Search {
  return { ...search, areaFilter, paginationPage: 1 };
}
