import { sql } from 'kysely';
import type { BackTest } from '#contract/valuation-answer.ts';
import { fromItsSources, type ListingScope, type SalesArea } from '#server/modules/listings/index.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { FittedMarket, RangeModel } from '../valuation/index.ts';
import type { MarketKind } from './market-kinds.ts';

export interface MarketKey {
  source: string;
  kind: MarketKind;
  isLease: boolean;
  area: SalesArea;
}

/** A kept fit without its sales. */
export interface ModelRow {
  id: string;
  mls_source: string;
  kind: MarketKind;
  is_lease: boolean;
  geography: SalesArea['geography'];
  area_key: string;
  state: string;
  name: string;
  version: number;
  as_of: string;
  window_start: string;
  sale_count: number;
  fitted: FittedMarket;
  range: RangeModel | null;
  back_test: BackTest | null;
  sales_written_at: Date;
}

const columns = sql.raw(
  'id, mls_source, kind, is_lease, geography, area_key, state, name, version, as_of, window_start, sale_count, fitted, range, back_test, sales_written_at',
);

export async function findModel(db: Db, id: string): Promise<ModelRow | null> {
  const { rows } = await sql<ModelRow>`SELECT ${columns} FROM market_models WHERE id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function readPackedSales(db: Db, id: string): Promise<Buffer> {
  const { rows } = await sql<{ sales: Buffer }>`SELECT sales FROM market_models WHERE id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no market model ${id}`);
  return row.sales;
}

/** What must be known of a current fit to see whether it is due. */
export type CurrentModel = Pick<
  ModelRow,
  'id' | 'kind' | 'is_lease' | 'geography' | 'area_key' | 'state' | 'version' | 'as_of' | 'sale_count' | 'sales_written_at'
>;

export async function readCurrentModels(db: Db, source: string): Promise<CurrentModel[]> {
  const { rows } = await sql<CurrentModel>`
    SELECT id, kind, is_lease, geography, area_key, state, version, as_of, sale_count, sales_written_at
    FROM market_models WHERE mls_source = ${source} AND is_current`.execute(db);
  return rows;
}

interface AreaKeys {
  cityKey: string | null;
  countyKey: string | null;
  state: string;
}

interface MarketQuery {
  kind: MarketKind;
  isLease: boolean;
  /** Of the sources that may be asked, the one that the home is listed in. */
  source: string | null;
  scope: ListingScope;
}

/** The smallest market with a fit that a place lies in; of several sources the one with most sales. */
export async function findMarket(
  db: Db,
  { kind, isLease, source, scope }: MarketQuery,
  { cityKey, countyKey, state }: AreaKeys,
): Promise<{ id: string } | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM market_models
    WHERE kind = ${kind} AND is_lease = ${isLease} AND is_current AND state = ${state} AND ${fromItsSources(scope)}
      AND mls_source = coalesce(${source}::text, mls_source)
      AND (geography, area_key) IN (('city', ${cityKey ?? ''}), ('county', ${countyKey ?? ''}), ('state', ${state}))
    ORDER BY array_position(ARRAY['city', 'county', 'state'], geography), sale_count DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** Whether all markets of a source, or of any, have been learned once. */
export async function isLearned(db: Db, source: string | null): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM market_readings WHERE mls_source = coalesce(${source}::text, mls_source) LIMIT 1`.execute(db);
  return rows.length > 0;
}

export async function noteLearned(db: Db, source: string, at: Date): Promise<void> {
  await sql`
    INSERT INTO market_readings (mls_source, learned_at) VALUES (${source}, ${at})
    ON CONFLICT (mls_source) DO UPDATE SET learned_at = excluded.learned_at`.execute(db);
}

export interface NewModel extends MarketKey {
  id: string;
  name: string;
  version: number;
  asOf: string;
  windowStart: string;
  saleCount: number;
  fitted: FittedMarket;
  range: RangeModel | null;
  backTest: BackTest | null;
  sales: Buffer;
  salesWrittenAt: Date;
  createdAt: Date;
}

/** The newest fit of its market from now on. */
export async function insertModel(db: Db, model: NewModel): Promise<void> {
  const { id, source, kind, isLease, area } = model;
  await db.transaction().execute(async (tx) => {
    await sql`
      UPDATE market_models SET is_current = false
      WHERE mls_source = ${source} AND kind = ${kind} AND is_lease = ${isLease} AND geography = ${area.geography}
        AND area_key = ${area.key} AND state = ${area.state} AND is_current`.execute(tx);
    await sql`
      INSERT INTO market_models (id, mls_source, kind, is_lease, geography, area_key, state, name, version, as_of, window_start, sale_count,
        fitted, range, back_test, sales, sales_written_at, created_at)
      VALUES (${id}, ${source}, ${kind}, ${isLease}, ${area.geography}, ${area.key}, ${area.state}, ${model.name}, ${model.version},
        ${model.asOf}, ${model.windowStart}, ${model.saleCount}, ${JSON.stringify(model.fitted)}::jsonb,
        ${model.range === null ? null : JSON.stringify(model.range)}::jsonb,
        ${model.backTest === null ? null : JSON.stringify(model.backTest)}::jsonb,
        ${model.sales}, ${model.salesWrittenAt}, ${model.createdAt})`.execute(tx);
  });
}

/** Markets that no longer have sales enough have no value; fits that nobody asks for after a year go. */
export async function retireModels(db: Db, ids: readonly string[], before: Date): Promise<void> {
  await sql`UPDATE market_models SET is_current = false WHERE id = ANY(${[...ids]}::uuid[])`.execute(db);
  await sql`DELETE FROM market_models WHERE NOT is_current AND created_at < ${before}`.execute(db);
}

/** Sources of which something was learned or counted. */
export async function readKnownSources(db: Db): Promise<string[]> {
  const { rows } = await sql<{ mls_source: string }>`
    SELECT mls_source FROM market_models UNION SELECT mls_source FROM market_month_areas`.execute(db);
  return rows.map(({ mls_source }) => mls_source);
}
