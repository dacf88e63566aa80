import { sql } from 'kysely';
import { mapLimits, type MapView } from '#contract/listing-map.ts';
import type { AreaNameType } from '#contract/listing-vocabulary.ts';
import type { Db } from '#server/platform/database/index.ts';
import { areaCountFor, fromItsSources, type ListingScope } from '../viewer.ts';

export interface MapPlace {
  nameType: AreaNameType;
  name: string;
  latitude: number;
  longitude: number;
  /** Corners as [latitude, longitude]; empty where no outline is known. */
  ring: [number, number][];
}

interface PlaceRow {
  name_type: AreaNameType;
  name: string;
  latitude: number;
  longitude: number;
  ring: number[] | null;
}

/** Cities and neighborhoods whose middle lies in a view, those with most listings first. */
export async function findMapPlaces(db: Db, { north, south, west, east }: MapView, scope: ListingScope): Promise<MapPlace[]> {
  const count = areaCountFor(scope);
  const between = west <= east ? sql`longitude BETWEEN ${west} AND ${east}` : sql`(longitude >= ${west} OR longitude <= ${east})`;
  const { rows } = await sql<PlaceRow>`
    WITH places AS (
      SELECT DISTINCT ON (name_type, name_key, city, state)
        mls_source, name_type, name_key, name, city, state, latitude, longitude, ${count} AS listings
      FROM areas
      WHERE name_type IN ('city', 'neighborhood') AND latitude BETWEEN ${south} AND ${north} AND ${between}
        AND ${fromItsSources(scope)} AND ${count} > 0
      ORDER BY name_type, name_key, city, state, ${count} DESC
    ), most AS (SELECT * FROM places ORDER BY listings DESC, name LIMIT ${mapLimits.places})
    SELECT name_type, name, latitude, longitude, ring
    FROM most LEFT JOIN area_hulls USING (mls_source, name_type, name_key, city, state)
    ORDER BY listings DESC, name`.execute(db);
  return rows.map(({ name_type, name, latitude, longitude, ring }) => ({
    nameType: name_type,
    name,
    latitude,
    longitude,
    ring: Array.from({ length: (ring ?? []).length / 2 }, (_, at) => [ring?.[2 * at] ?? 0, ring?.[2 * at + 1] ?? 0]),
  }));
}
