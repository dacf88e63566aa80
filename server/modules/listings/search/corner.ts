import { sql } from 'kysely';
import type { Db } from '#server/platform/database/index.ts';
import { areaKey } from '../names.ts';
import { mayBeLocatedBy, mayBeSeenBy, type ListingScope } from '../viewer.ts';
import { POINT_SCALE, type Coordinates } from './geometry.ts';

export interface CornerArea {
  city?: string | null | undefined;
  state?: string | null | undefined;
}

/** Of a street that runs through the country, so many homes are held against those of the other. */
const MAX_HOMES_OF_A_STREET = 1_000;
/** Homes on two streets that cross stand at most so far apart: a long block. */
const MAX_BLOCK_MILES = 0.2;
const MILES_PER_DEGREE = 69.0934;

/**
 * Where two streets cross: between the two homes, one on each, that stand nearest to each other. No map of streets is asked, so a corner without
 * listings around is not known. A street may be named without its suffix.
 */
export async function findCorner(
  db: Db,
  [first, second]: readonly [string, string],
  { city, state }: CornerArea,
  scope: ListingScope,
): Promise<Coordinates | null> {
  const homesOn = (street: string) => {
    const key = areaKey('street', street);
    return sql`
      SELECT city_key, state, point FROM listings
      WHERE (street_key = ${key} OR street_key LIKE ${`${key} %`}) AND point IS NOT NULL AND city_key IS NOT NULL
        AND status <> 'none' AND ${mayBeSeenBy(scope)} AND ${mayBeLocatedBy(scope)}
        ${city ? sql`AND city_key = ${areaKey('city', city)}` : sql``}
        ${state ? sql`AND state = ${state.toUpperCase()}` : sql``}
      ORDER BY id LIMIT ${MAX_HOMES_OF_A_STREET}`;
  };
  const { rows } = await sql<Coordinates & { apart: number }>`
    WITH one AS (${homesOn(first)}), other AS (${homesOn(second)})
    SELECT (one.point[1] + other.point[1]) / 2 / ${POINT_SCALE}::float8 AS latitude,
      (one.point[0] + other.point[0]) / 2 / ${POINT_SCALE}::float8 AS longitude,
      (one.point <-> other.point) / ${POINT_SCALE}::float8 AS apart
    FROM one JOIN other USING (city_key, state)
    ORDER BY one.point <-> other.point LIMIT 1`.execute(db);
  const [nearest] = rows;
  if (!nearest || nearest.apart * MILES_PER_DEGREE > MAX_BLOCK_MILES) return null;
  return { latitude: nearest.latitude, longitude: nearest.longitude };
}
