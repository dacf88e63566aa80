import type pg from 'pg';

/** Named areas of one source anew from its listings, in one statement; only rows that differ are written. */
const refresh = `
  WITH counted AS MATERIALIZED (
    SELECT area.name_type, area.name_key, area.city, area.state, max(area.name) AS name, count(*)::integer AS listing_count
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
    SELECT 'school-district', school.name_key, '', coalesce(state, ''), max(school.name), count(*)::integer
    FROM listings, LATERAL unnest(school_districts, school_district_keys) AS school (name, name_key)
    WHERE mls_source = $1 AND status <> 'none' AND school.name_key <> ''
    GROUP BY school.name_key, coalesce(state, '')
  ), gone AS (
    DELETE FROM areas WHERE mls_source = $1 AND NOT EXISTS (
      SELECT FROM counted
      WHERE (counted.name_type, counted.name_key, counted.city, counted.state) = (areas.name_type, areas.name_key, areas.city, areas.state)
    )
  )
  INSERT INTO areas (mls_source, name_type, name_key, city, state, name, listing_count)
  SELECT $1, name_type, name_key, city, state, name, listing_count FROM counted
  ON CONFLICT (mls_source, name_type, name_key, city, state) DO UPDATE
  SET name = excluded.name, listing_count = excluded.listing_count
  WHERE (areas.name, areas.listing_count) IS DISTINCT FROM (excluded.name, excluded.listing_count)`;

export async function refreshAreas(client: pg.PoolClient, source: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query(refresh, [source]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
