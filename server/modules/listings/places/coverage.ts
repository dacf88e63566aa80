import { sql } from 'kysely';
import type { Db } from '#server/platform/database/index.ts';
import { matchOf, wheresOf } from '../search/conditions.ts';
import type { Sources } from '../sources/sources.service.ts';
import { areaCountFor, fromItsSources, type ListingScope } from '../viewer.ts';

export interface CoveredCity {
  name: string;
  state: string | null;
  /** For sale now. */
  activeCount: number;
  /** Of any status, sold ones among them. */
  recordCount: number;
  /** Calendar date of the first closing on record; null where none is sold. */
  earliestSoldDate: string | null;
  /** When the source last changed one of those for sale; null where none is, the source does not say, or it was not asked for. */
  latestChangeAt: Date | null;
}

/** Where a viewer has listings, and from which sources. */
export interface Coverage {
  /** Those with most listings for sale. */
  cities: CoveredCity[];
  /** Of all, more than are named. */
  cityCount: number;
  sources: string[];
}

const CITIES = 40;
/** Bounds the work: cities with fewer records are told without what is for sale there. */
const COUNTED_CITIES = 400;
const READ_LISTINGS = 200_000;

interface CityRow extends CoveredCity {
  all: number;
}

export interface CoverageRequest {
  /** When listings for sale were last changed, too: their rows are read for it, where counting them is done by an index alone. */
  withChanges?: boolean;
}

export async function findCoverage(
  db: Db,
  { scope, sources, withChanges = false }: CoverageRequest & { scope: ListingScope; sources: Sources },
): Promise<Coverage> {
  const changedAt = withChanges ? sql`source_modified_at` : sql`NULL::timestamptz`;
  const count = areaCountFor(scope);
  const active = wheresOf(matchOf({ propertyStatus: ['active'] }, scope)).map(
    (where) => sql`SELECT city_key, coalesce(state, '') AS state, ${changedAt} AS changed_at FROM listings WHERE ${where}`,
  );
  // Read from its end of an index of each city's sales.
  const firstSales = wheresOf(matchOf({ propertyStatus: ['sold'] }, scope)).map(
    (where) => sql`(
      SELECT sold_date FROM listings
      WHERE ${where} AND city_key = told.name_key AND coalesce(state, '') = coalesce(told.state, '') AND sold_date IS NOT NULL
      ORDER BY sold_date LIMIT 1)`,
  );
  const { rows } = await sql<CityRow>`
    WITH covered AS (
        SELECT name_key, state, max(name) AS name, sum(${count})::int AS records, count(*) OVER () AS all
        FROM areas WHERE name_type = 'city' AND ${fromItsSources(scope)} AND ${count} > 0
        GROUP BY name_key, state ORDER BY sum(${count}) DESC LIMIT ${COUNTED_CITIES}),
      listed AS (
        SELECT city_key, state, count(*)::int AS active, max(changed_at) AS changed_at
        FROM (SELECT * FROM (${sql.join(active, sql` UNION ALL `)}) AS matching LIMIT ${READ_LISTINGS}) AS read GROUP BY city_key, state),
      told AS (
        SELECT name_key, name, covered.state, records, covered.all, coalesce(active, 0) AS active, changed_at
        FROM covered LEFT JOIN listed ON listed.city_key = covered.name_key AND listed.state = covered.state
        ORDER BY coalesce(active, 0) DESC, records DESC, name LIMIT ${CITIES})
    SELECT name, nullif(state, '') AS state, active AS "activeCount", records AS "recordCount", told.all::int AS all,
      changed_at AS "latestChangeAt", (SELECT min(sold_date)::text FROM (${sql.join(firstSales, sql` UNION ALL `)}) AS first_sales) AS "earliestSoldDate"
    FROM told ORDER BY active DESC, records DESC, name`.execute(db);
  const { rows: named } = await sql<{ mls_source: string }>`
    SELECT DISTINCT mls_source FROM areas WHERE ${fromItsSources(scope)} ORDER BY mls_source`.execute(db);
  return {
    cities: rows.map(({ all: _all, ...city }) => city),
    cityCount: rows[0]?.all ?? 0,
    sources: named.map(({ mls_source }) => sources.get(mls_source)?.title ?? mls_source),
  };
}
