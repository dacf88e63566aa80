import { sql } from 'kysely';
import type { PlaceHull, PlaceHullQuery } from '#contract/listing-places.ts';
import type { Db } from '#server/platform/database/index.ts';
import { areaKey } from '../names.ts';
import { fromItsSources, type ListingScope } from '../viewer.ts';
import { hullOf } from './hull.ts';

/** Sources whose outlines of one area are joined. */
const SOURCES_LIMIT = 100;

/** The outline around the listings of an area, over all sources that may be seen; null where none is known. */
export async function findPlaceHull(
  db: Db,
  { nameType, name, city, state }: PlaceHullQuery,
  scope: ListingScope,
): Promise<PlaceHull> {
  const key = areaKey(nameType, name);
  const inCity = city === undefined ? sql`true` : sql`lower(city) = lower(${city})`;
  const inState = state === undefined ? sql`true` : sql`state = ${areaKey('state-abbreviated', state)}`;
  const { rows } = await sql<{ ring: number[] }>`
    SELECT ring FROM area_hulls
    WHERE name_key = ${key} AND name_type = ${nameType} AND ${inCity} AND ${inState} AND ${fromItsSources(scope)}
    ORDER BY listing_count DESC, mls_source, city, state LIMIT ${SOURCES_LIMIT}`.execute(db);
  const corners = rows.flatMap(({ ring }) =>
    Array.from({ length: ring.length / 2 }, (_, at) => ({ latitude: ring[2 * at] ?? 0, longitude: ring[2 * at + 1] ?? 0 })),
  );
  const hull = hullOf(corners, { trims: false });
  return { ring: hull.length === 0 ? null : hull.map(({ latitude, longitude }) => [latitude, longitude]) };
}
