import type { AreaFilter, Circle, ListingSearch, NamedArea } from '#contract/listing-search.ts';
import { plainArea } from '#contract/search-areas.ts';
import type { DrawnShape, DrawTool } from '#web/ui/map/draw.ts';
import { areaChange } from '../search/search-words.ts';
import { simplifyRing } from './simplify-ring.ts';

const METERS_PER_MILE = 1609.34;
const EARTH_RADIUS_METERS = 3_958.8 * METERS_PER_MILE;
const CIRCLE_CORNERS = 72;

export type Corner = [latitude: number, longitude: number];

/** The area that a search takes for a drawn shape: a circle in miles, or a ring. */
export function areaOf(shape: DrawnShape): AreaFilter {
  if (shape.type === 'circle') return circleOf(shape);
  const coordinates = simplifyRing(shape.ring).map(([latitude, longitude]): Corner => [rounded(latitude), rounded(longitude)]);
  return { type: 'polygon', coordinates };
}

/** To six decimals, as homes are placed. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

export function circleOf({ latitude, longitude, radiusMeters }: Extract<DrawnShape, { type: 'circle' }>): Circle {
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

/** The shapes of an area on the map; names have none of their own. */
export function ringsOf(area: AreaFilter | null | undefined): Corner[][] {
  if (area?.type === 'any-of') return [...area.areas, ...(area.near ?? [])].flatMap(ringsOf);
  if (area?.type === 'polygon') return [area.coordinates.map(([latitude, longitude]): Corner => [latitude, longitude])];
  if (area?.type === 'radius') return [circleRing(area.latitude, area.longitude, area.distance * METERS_PER_MILE)];
  return [];
}

/** The names of an area, whose outlines are asked for. */
export function namesOf(area: AreaFilter | null | undefined): NamedArea[] {
  if (area?.type === 'any-of') return area.areas.flatMap(namesOf);
  return area?.type === 'named-area' ? [area] : [];
}

/** What is left of an area once its shapes are cleared: its names. */
export function withoutShapes(area: AreaFilter | null | undefined): AreaFilter | null {
  if (area?.type === 'any-of') return plainArea({ ...area, areas: namesOf(area), near: [] });
  return area?.type === 'named-area' ? area : null;
}

/** The tool that the shape of an area was drawn with; null: it has none. */
export function toolOf(area: AreaFilter | null | undefined): DrawTool | null {
  if (area?.type === 'any-of') return [...(area.near ?? []), ...area.areas].map(toolOf).find((tool) => tool !== null) ?? null;
  return area?.type === 'radius' ? 'circle' : area?.type === 'polygon' ? 'freehand' : null;
}

/** The smallest bounds around corners, as maps take them: south-west, then north-east. */
export function boundsOf(corners: readonly Corner[]): [west: number, south: number, east: number, north: number] {
  const [latitudes, longitudes] = [corners.map(([latitude]) => latitude), corners.map(([, longitude]) => longitude)];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

/** The search with another area, from its first page; an order by distance goes with the point that it was measured from. */
export function withArea(search: ListingSearch, areaFilter: AreaFilter | null): ListingSearch {
  return { ...search, ...areaChange(areaFilter, search), paginationPage: 1 };
}
