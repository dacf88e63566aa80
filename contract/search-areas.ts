import type { AnyOfAreas, AreaFilter, Circle } from './listing-search.ts';
import { searchLimits } from './listing-vocabulary.ts';

/** Several areas as plainly as they can be said: a single one stands by itself, and none is null. */
export function plainArea({ areas, except, near }: AnyOfAreas): AreaFilter | null {
  const [leftOut, circles] = [except ?? [], near ?? []];
  if (leftOut.length === 0 && areas.length + circles.length <= 1) return areas[0] ?? circles[0] ?? null;
  return {
    type: 'any-of',
    areas,
    ...(leftOut.length > 0 ? { except: leftOut } : {}),
    ...(circles.length > 0 ? { near: circles } : {}),
  };
}

function several(area: AreaFilter): AnyOfAreas {
  if (area.type === 'any-of') return area;
  return area.type === 'radius' ? { type: 'any-of', areas: [], near: [area] } : { type: 'any-of', areas: [area] };
}

/**
 * The area, and within a circle as well: "within 3 miles of the office and of the beach". Of two circles around one point the new one holds,
 * and of more than a search takes the last.
 */
export function withinAlso(area: AreaFilter | null | undefined, circle: Circle): AreaFilter {
  if (!area) return circle;
  const standing = several(area);
  const others = (standing.near ?? []).filter(
    ({ latitude, longitude }) => latitude !== circle.latitude || longitude !== circle.longitude,
  );
  return plainArea({ ...standing, near: [...others, circle].slice(-searchLimits.areas) }) ?? circle;
}

/** The point that distances are measured from where none is named: the middle of a circle, or of the first that must hold. */
export function middleOf(area: AreaFilter | null | undefined): Circle | null {
  if (area?.type === 'radius') return area;
  return area?.type === 'any-of' ? (area.near?.[0] ?? null) : null;
}
