import { sql } from 'kysely';
import type { Db } from '#server/platform/database/index.ts';
import { areaKey } from '../names.ts';
import { mayBeLocatedBy, mayBeSeenBy, type ListingScope } from '../viewer.ts';
import { POINT_SCALE, type Coordinates } from './geometry.ts';

export interface Corner extends Coordinates {
  /** The neighborhood or ZIP whose middle it is; null for a corner whose streets are known. */
  middleOf: string | null;
}

export interface CornerArea {
  city?: string | null | undefined;
  state?: string | null | undefined;
}

/** Of a street that runs through the country, or of a name that many towns have, so many homes are looked at. */
const MAX_HOMES = 1_000;
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
  const seen = located({ city, state }, scope);
  const homesOn = (street: string) => {
    const key = areaKey('street', street);
    return sql`
      SELECT city_key, state, point FROM listings
      WHERE (street_key = ${key} OR street_key LIKE ${`${key} %`}) AND ${seen}
      ORDER BY id LIMIT ${MAX_HOMES}`;
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
  return findMiddle(db, { neighborhoods: [first, second] }, { city, state }, scope);
}

/** The middle of the homes of a neighborhood, of several names the one with most homes, or of a ZIP; null where no home is known. */
export async function findMiddle(
  db: Db,
  area: { neighborhoods: readonly string[] } | { zipCode: string },
  around: CornerArea,
  scope: ListingScope,
): Promise<Corner | null> {
  const [name, key, isThere] =
    'zipCode' in area
      ? [sql`zip_code`, sql`zip_code`, sql`zip_code = ${area.zipCode}`]
      : [
          sql`neighborhood`,
          sql`neighborhood_key`,
          sql`neighborhood_key = ANY(${area.neighborhoods.map((one) => areaKey('neighborhood', one))}::text[])`,
        ];
  const { rows } = await sql<Corner>`
    SELECT max(name) AS "middleOf", avg(point[1]) / ${POINT_SCALE}::float8 AS latitude, avg(point[0]) / ${POINT_SCALE}::float8 AS longitude
    FROM (SELECT ${name} AS name, ${key} AS key, city_key, state, point FROM listings
      WHERE ${isThere} AND ${located(around, scope)} LIMIT ${MAX_HOMES}) AS homes
    GROUP BY key, city_key, state ORDER BY count(*) DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** Homes whose place a viewer may know. */
function located({ city, state }: CornerArea, scope: ListingScope) {
  return sql`point IS NOT NULL AND city_key IS NOT NULL
        AND status <> 'none' AND ${mayBeSeenBy(scope)} AND ${mayBeLocatedBy(scope)}
        ${city ? sql`AND city_key = ${areaKey('city', city)}` : sql``}
        ${state ? sql`AND state = ${state.toUpperCase()}` : sql``}`;
}
