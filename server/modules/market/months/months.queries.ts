import { sql } from 'kysely';
import {
  fromItsSources,
  type AreaMonths,
  type ListingScope,
  type MonthFigures,
  type SalesArea,
} from '#server/modules/listings/index.ts';
import type { Db } from '#server/platform/database/index.ts';

/** What is known of an area whose months are kept. */
export interface KeptArea extends SalesArea {
  listingCount: number;
  writtenAt: Date;
}

export async function readKeptAreas(db: Db, source: string): Promise<KeptArea[]> {
  const { rows } = await sql<KeptArea>`
    SELECT geography, area_key AS key, state, listing_count AS "listingCount", written_at AS "writtenAt"
    FROM market_month_areas WHERE mls_source = ${source}`.execute(db);
  return rows;
}

const isArea = (source: string, { geography, key, state }: SalesArea) =>
  sql`mls_source = ${source} AND geography = ${geography} AND area_key = ${key} AND state = ${state}`;

/** Of a city, those of its neighborhoods and ZIP codes too. */
const areMonthsOf = (source: string, { geography, key, state }: SalesArea) => {
  const parts = geography === 'city' ? ['city', 'neighborhood', 'zip-code'] : [geography];
  return sql`state = ${state} AND within_key = ${key} AND mls_source = ${source} AND geography = ANY(${parts}::text[])`;
};

/** The months of an area as they are now, in place of what was there. */
export async function replaceMonths(
  db: Db,
  source: string,
  area: KeptArea,
  months: readonly AreaMonths[],
  checkedAt: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`DELETE FROM market_months WHERE ${areMonthsOf(source, area)}`.execute(tx);
    const column = (name: Exclude<keyof AreaMonths, 'is_lease'>) => sql`${months.map((one) => one[name])}::text[]`;
    await sql`
      INSERT INTO market_months (state, within_key, mls_source, geography, area_key, is_lease, segment, months)
      SELECT ${area.state}, ${area.key}, ${source}, geography, area_key, is_lease, segment, months::jsonb
      FROM unnest(${column('geography')}, ${column('area_key')}, ${months.map((one) => one.is_lease)}::boolean[],
        ${column('segment')}, ${column('months')}) AS own (geography, area_key, is_lease, segment, months)`.execute(tx);
    await sql`
      INSERT INTO market_month_areas (mls_source, geography, area_key, state, listing_count, written_at, checked_at)
      VALUES (${source}, ${area.geography}, ${area.key}, ${area.state}, ${area.listingCount}, ${area.writtenAt}, ${checkedAt})
      ON CONFLICT (state, area_key, geography, mls_source) DO UPDATE
      SET listing_count = excluded.listing_count, written_at = excluded.written_at, checked_at = excluded.checked_at`.execute(tx);
  });
}

export async function dropMonths(db: Db, source: string, area: SalesArea): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`DELETE FROM market_months WHERE ${areMonthsOf(source, area)}`.execute(tx);
    await sql`DELETE FROM market_month_areas WHERE ${isArea(source, area)}`.execute(tx);
  });
}

/** What did not change since is as true now as it was then. */
export async function markChecked(db: Db, source: string, checkedAt: Date): Promise<void> {
  await sql`UPDATE market_month_areas SET checked_at = ${checkedAt} WHERE mls_source = ${source}`.execute(db);
}

export interface MonthsQuery {
  /** The city, county or state that is kept, the city around a neighborhood or ZIP code. */
  unit: SalesArea;
  geography: AreaMonths['geography'];
  areaKey: string;
  isLease: boolean;
  segment: string;
}

interface KeptMonths {
  checkedAt: Date;
  months: MonthFigures[];
}

/** Of each source that may be seen and has listings around there; no months where none of them is of the kind that is asked for. */
export async function findKeptMonths(db: Db, query: MonthsQuery, scope: ListingScope): Promise<KeptMonths[]> {
  const { unit, geography, areaKey, isLease, segment } = query;
  const { rows } = await sql<KeptMonths>`
    SELECT checked_at AS "checkedAt", coalesce((
      SELECT months FROM market_months
      WHERE market_months.state = areas.state AND within_key = areas.area_key AND market_months.geography = ${geography}
        AND market_months.area_key = ${areaKey} AND market_months.mls_source = areas.mls_source
        AND is_lease = ${isLease} AND segment = ${segment}
    ), '[]') AS months
    FROM market_month_areas AS areas
    WHERE state = ${unit.state} AND area_key = ${unit.key} AND geography = ${unit.geography} AND ${fromItsSources(scope)}`.execute(
    db,
  );
  return rows;
}
