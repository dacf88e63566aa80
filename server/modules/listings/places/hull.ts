import { ringAround, type Coordinates, type PlanePoint } from '../search/geometry.ts';

/** Corners that an outline has at most. */
export const MAX_HULL_CORNERS = 48;
/** A listing this many times farther from the middle than three quarters of all are is taken for a mistake in its coordinates. */
const OUTLIER_FACTOR = 3;
/** Where most listings stand in one building, what is around the corner is no outlier. */
const NEVER_OUTLIER_WITHIN_DEGREES = 0.003;

function cross(origin: PlanePoint, a: PlanePoint, b: PlanePoint): number {
  return (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x);
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}

function quantile(ordered: readonly number[], share: number): number {
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? 0;
}

/** Without those that lie far from all others. */
function withoutOutliers(points: readonly PlanePoint[]): PlanePoint[] {
  const middle = {
    x: quantile(sorted(points.map((point) => point.x)), 0.5),
    y: quantile(sorted(points.map((point) => point.y)), 0.5),
  };
  const distances = points.map((point) => Math.hypot(point.x - middle.x, point.y - middle.y));
  const farthest = Math.max(OUTLIER_FACTOR * quantile(sorted(distances), 0.75), NEVER_OUTLIER_WITHIN_DEGREES);
  return points.filter((_, at) => (distances[at] ?? 0) <= farthest);
}

/** Andrew's monotone chain, counterclockwise; fewer than three corners where the points span no surface. */
function convexHull(points: readonly PlanePoint[]): PlanePoint[] {
  const ordered = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const chainOf = (along: readonly PlanePoint[]): PlanePoint[] => {
    const chain: PlanePoint[] = [];
    for (const point of along) {
      for (let [a, b] = chain.slice(-2); a && b && cross(a, b, point) <= 0; [a, b] = chain.slice(-2)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...chainOf(ordered), ...chainOf(ordered.toReversed())];
}

/**
 * The convex outline of places on the globe, at most `MAX_HULL_CORNERS` corners, not closed; empty where they span no surface. Over the
 * antimeridian it goes the short way.
 */
export function hullOf(places: readonly Coordinates[], { trims }: { trims: boolean }): Coordinates[] {
  const [first] = places;
  if (!first) return [];
  const shrink = Math.max(Math.cos((first.latitude * Math.PI) / 180), 0.01);
  const points = places.map(({ latitude, longitude }) => {
    const fromFirst = longitude - first.longitude;
    return { x: (fromFirst - 360 * Math.round(fromFirst / 360)) * shrink, y: latitude };
  });
  const hull = convexHull(trims ? withoutOutliers(points) : points);
  if (hull.length < 3) return [];
  // Leaving corners out instead would cut listings off.
  const corners = hull.length > MAX_HULL_CORNERS ? ringAround(hull, MAX_HULL_CORNERS, 0) : hull;
  return corners.map(({ x, y }) => {
    const longitude = first.longitude + x / shrink;
    return { latitude: Math.min(90, Math.max(-90, y)), longitude: longitude - 360 * Math.round(longitude / 360) };
  });
}
