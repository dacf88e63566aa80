import { sql } from 'kysely';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { ListingScope } from '../viewer.ts';
import { matchOf, wheresOf } from './conditions.ts';

/** Sold listings of a period, by the local calendar dates of their sales, both included; a sale without a date is in none. */
export interface SalesRequest extends Omit<ListingSearch, 'propertyStatus' | 'soldDate'> {
  soldDate: { startAt: string; endAt: string };
}

/** Counts and medians of sales; a median is null where no sale has what it needs. Dollars, square feet, days. */
export interface SalesSummary {
  sold: number;
  /** Sales whose price is disclosed. */
  priced: number;
  medianPrice: number | null;
  /** Sales with a price and a size; never of land. */
  sized: number;
  medianPricePerSqFt: number | null;
  withDaysOnMarket: number;
  medianDaysOnMarket: number | null;
  withListDate: number;
  medianDaysListed: number | null;
  withListPrice: number;
  /** Of sold price to list price; 1 is the list price. */
  medianSaleToList: number | null;
}

/** Nulls do not count. */
const median = (column: string) => sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${sql.ref(column)}::float8)`;

/** What figures are made of. */
const facts = sql`sold_price AS price, days_on_market, greatest(sold_date - list_date, 0) AS days_listed,
  CASE WHEN property_type <> 'lots-and-land' THEN sold_price::float8 / nullif(living_area_sqft, 0) END AS per_sqft,
  sold_price::float8 / nullif(list_price, 0) AS sale_to_list`;
const figures = sql`count(*)::int AS sold,
  count(price)::int AS priced, ${median('price')} AS "medianPrice",
  count(per_sqft)::int AS sized, ${median('per_sqft')} AS "medianPricePerSqFt",
  count(days_on_market)::int AS "withDaysOnMarket", ${median('days_on_market')} AS "medianDaysOnMarket",
  count(days_listed)::int AS "withListDate", ${median('days_listed')} AS "medianDaysListed",
  count(sale_to_list)::int AS "withListPrice", ${median('sale_to_list')} AS "medianSaleToList"`;

export async function summarizeSales(db: Db, request: SalesRequest, scope: ListingScope): Promise<SalesSummary> {
  const match = matchOf({ ...request, propertyStatus: ['sold'] }, scope);
  const { rows } = await sql<SalesSummary>`
    SELECT ${figures}
    FROM (SELECT ${facts} FROM listings WHERE ${sql.join(wheresOf(match), sql` OR `)}) AS sales`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An aggregate answers one row');
  return row;
}

/** The parts of an area that sales can be told apart by. */
export type SalesPart = 'neighborhood' | 'city' | 'zip-code';
const columns: Record<SalesPart, string> = { neighborhood: 'neighborhood', city: 'city', 'zip-code': 'zip_code' };

export interface SalesOfPart extends SalesSummary {
  name: string;
  city: string | null;
  state: string | null;
}

/** More parts than these are no answer. */
const MAX_PARTS = 500;

/** The same for each neighborhood, city or ZIP code that the sales are in; what names none is left out. */
export async function summarizeSalesByPart(
  db: Db,
  { part, ...request }: SalesRequest & { part: SalesPart },
  scope: ListingScope,
): Promise<SalesOfPart[]> {
  const match = matchOf({ ...request, propertyStatus: ['sold'] }, scope);
  const name = sql.ref(columns[part]);
  const { rows } = await sql<SalesOfPart>`
    SELECT name, ${part === 'city' ? sql`NULL::text` : sql`mode() WITHIN GROUP (ORDER BY city)`} AS city,
      mode() WITHIN GROUP (ORDER BY state) AS state, ${figures}
    FROM (SELECT ${name} AS name, city, state, ${facts} FROM listings WHERE (${sql.join(wheresOf(match), sql` OR `)}) AND ${name} IS NOT NULL) AS sales
    GROUP BY name ORDER BY count(*) DESC, name LIMIT ${MAX_PARTS}`.execute(db);
  return rows;
}

/** How many listings are active in each such part, by its name. */
export async function countActiveByPart(
  db: Db,
  { part, ...request }: Omit<ListingSearch, 'propertyStatus'> & { part: SalesPart },
  scope: ListingScope,
): Promise<ReadonlyMap<string, number>> {
  const match = matchOf({ ...request, propertyStatus: ['active'] }, scope);
  const name = sql.ref(columns[part]);
  const { rows } = await sql<{ name: string; active: number }>`
    SELECT ${name} AS name, count(*)::int AS active FROM listings
    WHERE (${sql.join(wheresOf(match), sql` OR `)}) AND ${name} IS NOT NULL
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MAX_PARTS}`.execute(db);
  return new Map(rows.map((row) => [row.name, row.active]));
}

/** Means of sales; null where no sale has what it needs. */
export interface SalesAverages {
  /** Sales with a price and a living area; never of land. */
  sized: number;
  pricePerSqFt: number | null;
  /** Sales with a price and a lot. */
  withLot: number;
  pricePerLotSqFt: number | null;
  /** The feed's days, else those from listing to sale. */
  withDays: number;
  days: number | null;
}

export async function averageSales(db: Db, request: SalesRequest, scope: ListingScope): Promise<SalesAverages> {
  const match = matchOf({ ...request, propertyStatus: ['sold'] }, scope);
  const { rows } = await sql<SalesAverages>`
    SELECT count(per_sqft)::int AS sized, avg(per_sqft) AS "pricePerSqFt",
      count(per_lot_sqft)::int AS "withLot", avg(per_lot_sqft) AS "pricePerLotSqFt",
      count(days)::int AS "withDays", avg(days)::float8 AS days
    FROM (
      SELECT CASE WHEN property_type <> 'lots-and-land' THEN sold_price::float8 / nullif(living_area_sqft, 0) END AS per_sqft,
        sold_price::float8 / nullif(lot_size_sqft, 0) AS per_lot_sqft,
        coalesce(days_on_market, greatest(sold_date - list_date, 0)) AS days
      FROM listings
      WHERE ${sql.join(wheresOf(match), sql` OR `)}
    ) AS sales`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An aggregate answers one row');
  return row;
}
