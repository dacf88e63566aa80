/** Mean earth radius as the design counts distances. */
export const EARTH_RADIUS_MILES = 3958.8;
/** `listings.point` is in degrees times this. */
export const POINT_SCALE = 1e5;

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Degrees, south to north and west to east; west may be below -180 or east above 180 when it spans the antimeridian. */
export interface Bounds {
  south: number;
  north: number;
  west: number;
  east: number;
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** Great-circle distance (haversine). */
export function distanceMiles(from: Coordinates, to: Coordinates): number {
  const halfLatitude = toRadians(to.latitude - from.latitude) / 2;
  const halfLongitude = toRadians(to.longitude - from.longitude) / 2;
  const haversine =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** sin² of half the angle that a distance spans: what a haversine is compared with, so that no row needs an arcsine. */
export function haversineOf(miles: number): number {
  return Math.sin(Math.min(miles / EARTH_RADIUS_MILES, Math.PI) / 2) ** 2;
}

/** The smallest bounds around a circle on the globe, a hair wider so that rounding loses no point on its rim. */
export function boundsOfCircle({ latitude, longitude }: Coordinates, miles: number): Bounds {
  const angle = Math.min(miles / EARTH_RADIUS_MILES, Math.PI) * (1 + 1e-9) + 1e-9;
  const south = latitude - toDegrees(angle);
  const north = latitude + toDegrees(angle);
  if (south <= -90 || north >= 90) return { south: Math.max(south, -90), north: Math.min(north, 90), west: -180, east: 180 };
  const halfWidth = toDegrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(toRadians(latitude)))));
  return { south, north, west: longitude - halfWidth, east: longitude + halfWidth };
}

/** Longitude shifts under which something between west and east meets the longitudes that listings have (-180 to 180). */
export function shiftsInto({ west, east }: Pick<Bounds, 'west' | 'east'>): number[] {
  return [-360, 0, 360].filter((shift) => west + shift <= 180 && east + shift >= -180);
}

/**
 * A ring with continuous longitudes: between two corners it goes the short way round, so a ring over the antimeridian runs past
 * ±180 instead of once around the globe.
 */
export function unwrapRing(ring: readonly (readonly [latitude: number, longitude: number])[]): Coordinates[] {
  let previous: number | undefined;
  return ring.map(([latitude, longitude]) => {
    const unwrapped: number = previous === undefined ? longitude : longitude - 360 * Math.round((longitude - previous) / 360);
    previous = unwrapped;
    return { latitude, longitude: unwrapped };
  });
}

/** On a plane, in whatever unit. */
export interface PlanePoint {
  x: number;
  y: number;
}

/** Twice the area of the triangle of a corner and its neighbours: how much of the ring goes with it. */
function weightOf(ring: readonly PlanePoint[], at: number): number {
  const [before, corner, after] = [ring.at(at - 1), ring[at], ring[(at + 1) % ring.length]];
  if (!before || !corner || !after) return 0;
  return Math.abs((corner.x - before.x) * (after.y - before.y) - (after.x - before.x) * (corner.y - before.y));
}

/** The ring without the corners that matter least (Visvalingam and Whyatt), until `maxCorners` are left. */
export function simplifyRing(ring: readonly PlanePoint[], maxCorners: number): readonly PlanePoint[] {
  if (ring.length <= maxCorners) return ring;
  const left = [...ring];
  const weights = left.map((_, at) => weightOf(left, at));
  while (left.length > maxCorners) {
    let least = 0;
    for (let at = 1; at < weights.length; at += 1) if ((weights[at] ?? 0) < (weights[least] ?? 0)) least = at;
    left.splice(least, 1);
    weights.splice(least, 1);
    for (const at of [least - 1, least]) {
      const neighbour = (at + left.length) % left.length;
      weights[neighbour] = weightOf(left, neighbour);
    }
  }
  return left;
}

/** The convex ring of lines that touch points from so many sides, `margin` away from them: few corners around all of them. */
export function ringAround(points: readonly PlanePoint[], sides: number, margin: number): PlanePoint[] {
  const lines = Array.from({ length: sides }, (_, at) => {
    const angle = (2 * Math.PI * at) / sides;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return { x, y, distance: Math.max(...points.map((point) => point.x * x + point.y * y)) + margin };
  });
  return lines.map((line, at) => {
    const next = lines[(at + 1) % lines.length] ?? line;
    const turn = line.x * next.y - line.y * next.x;
    return {
      x: (line.distance * next.y - next.distance * line.y) / turn,
      y: (line.x * next.distance - next.x * line.distance) / turn,
    };
  });
}
