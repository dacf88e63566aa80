import { sql } from 'kysely';
import type { ListingStatus } from '#contract/listing-vocabulary.ts';
import type { MarketPeriod, MarketRequest } from '#contract/market.ts';
import { countListings, matchOf, wheresOf, type ListingScope } from '#server/modules/listings/index.ts';
import type { Db } from '#server/platform/database/index.ts';

/** What counts: an area, types, sale or lease, within what a viewer may see. */
export interface Market extends Required<Pick<MarketRequest, 'areaFilter' | 'propertyTypes' | 'listingTransactionType'>> {
  scope: ListingScope;
}

/** Counts and medians of the sales of one period; a median is null where no sale has what it needs. */
export interface SalesRow {
  sold: number;
  /** Sales whose price is disclosed. */
  priced: number;
  median_price: number | null;
  sized: number;
  median_price_per_sqft: number | null;
  with_days_on_market: number;
  median_days_on_market: number | null;
  with_list_date: number;
  median_days_listed: number | null;
  with_list_price: number;
  median_sale_to_list: number | null;
}

function listingsOf({ scope, ...request }: Market, status: ListingStatus, soldDate?: MarketPeriod) {
  return matchOf({ ...request, propertyStatus: [status], soldDate }, scope);
}

/** Nulls do not count. */
const median = (column: string) => sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${sql.ref(column)}::float8)`;

/** A sale without a date is in no period, as in a search. */
export async function selectSales(db: Db, market: Market, period: MarketPeriod): Promise<SalesRow> {
  const { rows } = await sql<SalesRow>`
    SELECT count(*) AS sold,
      count(price) AS priced, ${median('price')} AS median_price,
      count(per_sqft) AS sized, ${median('per_sqft')} AS median_price_per_sqft,
      count(days_on_market) AS with_days_on_market, ${median('days_on_market')} AS median_days_on_market,
      count(days_listed) AS with_list_date, ${median('days_listed')} AS median_days_listed,
      count(sale_to_list) AS with_list_price, ${median('sale_to_list')} AS median_sale_to_list
    FROM (
      SELECT sold_price AS price, days_on_market, greatest(sold_date - list_date, 0) AS days_listed,
        CASE WHEN property_type <> 'lots-and-land' THEN sold_price::float8 / nullif(living_area_sqft, 0) END AS per_sqft,
        sold_price::float8 / nullif(list_price, 0) AS sale_to_list
      FROM listings
      WHERE ${sql.join(wheresOf(listingsOf(market, 'sold', period)), sql` OR `)}
    ) AS sales`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An aggregate answers one row');
  return row;
}

export function countSales(db: Db, market: Market, period: MarketPeriod): Promise<number> {
  return countListings(db, listingsOf(market, 'sold', period));
}

export function countActive(db: Db, market: Market): Promise<number> {
  return countListings(db, listingsOf(market, 'active'));
}
