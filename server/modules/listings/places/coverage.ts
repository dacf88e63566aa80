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

export async function findCoverage(db: Db, scope: ListingScope, sources: Sources): Promise<Coverage> {
  const count = areaCountFor(scope);
  const active = wheresOf(matchOf({ propertyStatus: ['active'] }, scope)).map(
    (where) => sql`SELECT city_key, coalesce(state, '') AS state FROM listings WHERE ${where}`,
  );
  const { rows } = await sql<CityRow>`
    WITH covered AS (
        SELECT name_key, state, max(name) AS name, sum(${count})::int AS records, count(*) OVER () AS all
        FROM areas WHERE name_type = 'city' AND ${fromItsSources(scope)} AND ${count} > 0
        GROUP BY name_key, state ORDER BY sum(${count}) DESC LIMIT ${COUNTED_CITIES}),
      listed AS (
        SELECT city_key, state, count(*)::int AS active
        FROM (SELECT * FROM (${sql.join(active, sql` UNION ALL `)}) AS matching LIMIT ${READ_LISTINGS}) AS read GROUP BY city_key, state)
    SELECT name, nullif(covered.state, '') AS state, coalesce(active, 0) AS "activeCount", records AS "recordCount", covered.all::int AS all
    FROM covered LEFT JOIN listed ON listed.city_key = covered.name_key AND listed.state = covered.state
    ORDER BY "activeCount" DESC, "recordCount" DESC, name LIMIT ${CITIES}`.execute(db);
  const { rows: named } = await sql<{ mls_source: string }>`
    SELECT DISTINCT mls_source FROM areas WHERE ${fromItsSources(scope)} ORDER BY mls_source`.execute(db);
  return {
    cities: rows.map(({ all: _all, ...city }) => city),
    cityCount: rows[0]?.all ?? 0,
    sources: named.map(({ mls_source }) => sources.get(mls_source)?.title ?? mls_source),
  };
}
