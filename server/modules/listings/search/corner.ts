import { sql } from 'kysely';
import type { Db } from '#server/platform/database/index.ts';
import { areaKey } from '../names.ts';
import { mayBeLocatedBy, mayBeSeenBy, type ListingScope } from '../viewer.ts';
import { POINT_SCALE, type Coordinates } from './geometry.ts';

export interface Corner extends Coordinates {
  /** The neighborhood whose middle it is, where the streets are not known and one of the two names is a neighborhood's; else null. */
  middleOf: string | null;
}

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
 * listings around is not known. A street may be named without its suffix. "24th and Castro", where neither street has a listing, is in the Castro.
 */
export async function findCorner(
  db: Db,
  [first, second]: readonly [string, string],
  { city, state }: CornerArea,
  scope: ListingScope,
): Promise<Corner | null> {
  const seen = sql`point IS NOT NULL AND city_key IS NOT NULL
        AND status <> 'none' AND ${mayBeSeenBy(scope)} AND ${mayBeLocatedBy(scope)}
        ${city ? sql`AND city_key = ${areaKey('city', city)}` : sql``}
        ${state ? sql`AND state = ${state.toUpperCase()}` : sql``}`;
  const homesOn = (street: string) => {
    const key = areaKey('street', street);
    return sql`
      SELECT city_key, state, point FROM listings
      WHERE (street_key = ${key} OR street_key LIKE ${`${key} %`}) AND ${seen}
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
  if (nearest && nearest.apart * MILES_PER_DEGREE <= MAX_BLOCK_MILES)
    return { latitude: nearest.latitude, longitude: nearest.longitude, middleOf: null };
  const keys = [first, second].map((name) => areaKey('neighborhood', name));
  const { rows: neighborhoods } = await sql<Corner>`
    SELECT max(neighborhood) AS "middleOf", avg(point[1]) / ${POINT_SCALE}::float8 AS latitude, avg(point[0]) / ${POINT_SCALE}::float8 AS longitude
    FROM (SELECT neighborhood, neighborhood_key, city_key, state, point FROM listings
      WHERE neighborhood_key = ANY(${keys}::text[]) AND ${seen} LIMIT ${MAX_HOMES_OF_A_STREET}) AS homes
    GROUP BY neighborhood_key, city_key, state ORDER BY count(*) DESC LIMIT 1`.execute(db);
  return neighborhoods[0] ?? null;
}
