import type pg from 'pg';
import { hullOf } from './hull.ts';

/** Listings from which an outline is drawn; of more, a part that their ids choose. */
const SAMPLED_LISTINGS = 200;

/**
 * Places of the listings of each area whose outline is missing or was drawn from a tenth fewer or more. Those that sellers keep from
 * clients are left out or coarse, so that an outline may be shown to anybody.
 */
const samples = `
  WITH due AS MATERIALIZED (
    SELECT row_number() OVER () AS number, name_type, name_key, city, state, areas.listing_count,
      greatest(areas.listing_count / ${SAMPLED_LISTINGS}, 1) AS step
    FROM areas LEFT JOIN area_hulls AS drawn USING (mls_source, name_type, name_key, city, state)
    WHERE areas.mls_source = $1 AND name_type <> 'street' AND areas.latitude IS NOT NULL
      AND (drawn.listing_count IS NULL OR abs(areas.listing_count - drawn.listing_count) * 10 > drawn.listing_count)
  )
  SELECT name_type, name_key, city, state, listing_count, coalesce(latitudes, '{}') AS latitudes, coalesce(longitudes, '{}') AS longitudes
  FROM due LEFT JOIN (
    SELECT due.number, array_agg(listing.latitude) AS latitudes, array_agg(listing.longitude) AS longitudes
    FROM (
      SELECT id, city_key, neighborhood_key, district_key, county_key, zip_code, school_district_keys,
        coalesce(city, '') AS in_city, coalesce(state, '') AS in_state, state AS state_key,
        CASE WHEN allows_address_display THEN latitude ELSE floor(latitude * 100 + 0.5) / 100 END AS latitude,
        CASE WHEN allows_address_display THEN longitude ELSE floor(longitude * 100 + 0.5) / 100 END AS longitude
      FROM listings
      WHERE mls_source = $1 AND status <> 'none' AND allows_internet_display AND point IS NOT NULL AND EXISTS (SELECT FROM due)
    ) AS listing,
    LATERAL (
      VALUES
        ('city', city_key, '', in_state),
        ('neighborhood', neighborhood_key, in_city, in_state),
        ('district', district_key, '', in_state),
        ('county', county_key, '', in_state),
        ('zip-code', zip_code, '', in_state),
        ('state-abbreviated', state_key, '', '')
      UNION ALL
      SELECT 'school-district', unnest(school_district_keys), '', in_state
    ) AS area (name_type, name_key, city, state)
    JOIN due USING (name_type, name_key, city, state)
    WHERE (hashint8extended(listing.id, 0) & 2147483647) % due.step = 0
    GROUP BY due.number
  ) AS sample USING (number)`;

const write = `
  INSERT INTO area_hulls (mls_source, name_type, name_key, city, state, listing_count, ring)
  SELECT $1, name_type, name_key, city, state, listing_count, ring::double precision[]
  FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::integer[], $7::text[])
    AS drawn (name_type, name_key, city, state, listing_count, ring)
  ON CONFLICT (mls_source, name_type, name_key, city, state) DO UPDATE
  SET listing_count = excluded.listing_count, ring = excluded.ring`;

interface Sample {
  name_type: string;
  name_key: string;
  city: string;
  state: string;
  listing_count: number;
  latitudes: number[];
  longitudes: number[];
}

function ringLiteral({ latitudes, longitudes }: Sample): string {
  const places = latitudes.map((latitude, at) => ({ latitude, longitude: longitudes[at] ?? 0 }));
  const corners = hullOf(places, { trims: true });
  return `{${corners.map(({ latitude, longitude }) => `${latitude.toFixed(6)},${longitude.toFixed(6)}`).join(',')}}`;
}

/** Draws the outlines of a source's areas that need it, in the transaction of `client`. */
export async function refreshHulls(client: pg.PoolClient, source: string): Promise<void> {
  // Areas that were just written have no statistics: their few thousand rows would be gone through for each listing.
  await client.query('SET LOCAL enable_nestloop = off');
  const { rows } = await client.query<Sample>(samples, [source]);
  if (rows.length === 0) return;
  await client.query(write, [
    source,
    rows.map((row) => row.name_type),
    rows.map((row) => row.name_key),
    rows.map((row) => row.city),
    rows.map((row) => row.state),
    rows.map((row) => row.listing_count),
    rows.map(ringLiteral),
  ]);
}
