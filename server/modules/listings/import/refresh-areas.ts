import type pg from 'pg';
import { refreshHulls } from '../places/refresh-hulls.ts';

/** A place that its seller keeps from clients counts coarsely (`search/location.ts`), so that no middle of a small area tells it. */
const coarsely = (column: string): string =>
  `CASE WHEN allows_address_display AND allows_internet_display THEN ${column} ELSE floor(${column} * 100 + 0.5) / 100 END`;

/** Of listings that have both; rounded to a decimetre, since a mean over rows in another order differs in its last digits. */
const middle = `
  round((avg(${coarsely('latitude')}) FILTER (WHERE longitude IS NOT NULL))::numeric, 6)::double precision AS latitude,
  round((avg(${coarsely('longitude')}) FILTER (WHERE latitude IS NOT NULL))::numeric, 6)::double precision AS longitude`;

/** Named areas of one source anew from its listings, in one statement; only rows that differ are written. */
const refresh = `
  WITH counted AS MATERIALIZED (
    SELECT area.name_type, area.name_key, area.city, area.state, max(area.name) AS name, count(*)::integer AS listing_count,
      count(*) FILTER (WHERE allows_internet_display AND (allows_address_display OR area.name_type <> 'street'))::integer AS client_listing_count,
      ${middle}
    FROM listings,
    LATERAL (
      VALUES
        ('city', city_key, '', coalesce(state, ''), city),
        ('neighborhood', neighborhood_key, coalesce(city, ''), coalesce(state, ''), neighborhood),
        ('district', district_key, '', coalesce(state, ''), district),
        ('county', county_key, '', coalesce(state, ''), county),
        ('zip-code', zip_code, '', coalesce(state, ''), zip_code),
        ('state-abbreviated', state, '', '', state),
        ('street', street_key, coalesce(city, ''), coalesce(state, ''), street)
    ) AS area (name_type, name_key, city, state, name)
    WHERE mls_source = $1 AND status <> 'none' AND area.name_key <> ''
    GROUP BY area.name_type, area.name_key, area.city, area.state
    UNION ALL
    SELECT 'school-district', school.name_key, '', coalesce(state, ''), max(school.name), count(*)::integer,
      count(*) FILTER (WHERE allows_internet_display)::integer,
      ${middle}
    FROM listings, LATERAL unnest(school_districts, school_district_keys) AS school (name, name_key)
    WHERE mls_source = $1 AND status <> 'none' AND school.name_key <> ''
    GROUP BY school.name_key, coalesce(state, '')
  ), gone AS (
    DELETE FROM areas WHERE mls_source = $1 AND NOT EXISTS (
      SELECT FROM counted
      WHERE (counted.name_type, counted.name_key, counted.city, counted.state) = (areas.name_type, areas.name_key, areas.city, areas.state)
    )
  )
  INSERT INTO areas (mls_source, name_type, name_key, city, state, name, listing_count, client_listing_count, latitude, longitude)
  SELECT $1, name_type, name_key, city, state, name, listing_count, client_listing_count, latitude, longitude FROM counted
  ON CONFLICT (mls_source, name_type, name_key, city, state) DO UPDATE
  SET name = excluded.name, listing_count = excluded.listing_count,
    client_listing_count = excluded.client_listing_count, latitude = excluded.latitude, longitude = excluded.longitude
  WHERE (areas.name, areas.listing_count, areas.client_listing_count, areas.latitude, areas.longitude)
    IS DISTINCT FROM (excluded.name, excluded.listing_count, excluded.client_listing_count, excluded.latitude, excluded.longitude)`;

/** Notes that a source's areas must be counted again, where that does not follow from what a batch wrote. */
export async function markAreas(client: pg.PoolClient, source: string): Promise<void> {
  await client.query('INSERT INTO listing_area_marks VALUES ($1)', [source]);
}

/** Counts a source's areas again, if any of its listings came, went or moved since they were: to count reads all of them. */
export async function refreshAreas(client: pg.PoolClient, source: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SET LOCAL statement_timeout = 0');
    // The marks go first: what is marked from here on may not be counted, and stays marked.
    const marks = await client.query('DELETE FROM listing_area_marks WHERE mls_source = $1', [source]);
    if (marks.rowCount !== 0) {
      await client.query(refresh, [source]);
      await refreshHulls(client, source);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
