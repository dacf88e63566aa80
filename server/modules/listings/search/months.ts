/** What happened to listings month by month, by the local calendar dates of their records. */
import { sql, type RawBuilder } from 'kysely';
import type { ListingSearch } from '#contract/listing-search.ts';
import { listingStatuses, homeTypes } from '#contract/listing-vocabulary.ts';
import { priceBands } from '#contract/market-history.ts';
import type { Db } from '#server/platform/database/index.ts';
import { inArea, type SalesArea } from '../homes.ts';
import type { ListingScope } from '../viewer.ts';
import { matchOf } from './conditions.ts';
import type { SalesSummary } from './sales.ts';

/** One calendar month. Medians are null where no sale has what they need; dollars, square feet, days. */
export interface MonthFigures extends SalesSummary {
  /** `YYYY-MM` */
  month: string;
  /** Sales that tell the price they came on the market with. */
  withOriginalPrice: number;
  /** Of those, the ones whose list price was cut before the contract. */
  reduced: number;
  listed: number;
  /** Came under contract. */
  pended: number;
  /** Withdrawn, canceled, expired or put on hold, as far as imports saw it. */
  cancelled: number;
  /** Cuts of a list price, as far as imports saw them. */
  priceCuts: number;
}

const factsOfHomes = sql`mls_source, listing_key, status, is_lease, property_type, bedrooms, price AS asked_or_paid, sold_price, list_price,
  original_list_price, living_area_sqft, days_on_market, list_date, sold_date, neighborhood_key, zip_code,
  coalesce(purchase_contract_date, pending_date, contingent_date) AS contract_date`;

/** Of whom something happened: wide rows are dear to sort. */
const ofWhom = sql`is_lease, property_type, bedrooms, asked_or_paid, neighborhood_key, zip_code`;

/** A row for each thing that happened to one of `homes`, with what a sale tells. */
const events = sql`
  SELECT ${ofWhom}, kind, to_char(day, 'YYYY-MM') AS month,
    CASE WHEN kind = 'sold' THEN sold_price::float8 END AS paid,
    CASE WHEN kind = 'sold' AND property_type <> 'lots-and-land' THEN sold_price::float8 / nullif(living_area_sqft, 0) END AS per_sqft,
    CASE WHEN kind = 'sold' THEN days_on_market END AS feed_days,
    CASE WHEN kind = 'sold' THEN greatest(sold_date - list_date, 0) END AS days_listed,
    CASE WHEN kind = 'sold' THEN sold_price::float8 / nullif(list_price, 0) END AS sale_to_list,
    CASE WHEN kind = 'sold' THEN list_price < original_list_price END AS was_reduced
  FROM homes CROSS JOIN LATERAL (
    VALUES ('sold', CASE WHEN status = 'sold' THEN sold_date END), ('listed', list_date),
      ('pended', CASE WHEN status IN ('sold', 'pending', 'contingent') THEN contract_date END)
  ) AS happened (kind, day)
  WHERE day IS NOT NULL
  UNION ALL
  SELECT ${ofWhom}, CASE WHEN to_status = 'none' AND from_status NOT IN ('none', 'sold') THEN 'cancelled' ELSE 'cut' END,
    to_char(changed_on, 'YYYY-MM'), NULL, NULL, NULL, NULL, NULL, NULL
  FROM homes JOIN listing_changes USING (mls_source, listing_key)
  WHERE (to_status = 'none' AND from_status NOT IN ('none', 'sold')) OR (to_status = from_status AND to_list_price < from_list_price)`;

const median = (column: string) => sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${sql.ref(column)}::float8)`;
const countOf = (kind: string) => sql`(count(*) FILTER (WHERE kind = ${sql.lit(kind)}))::int`;

const counts = sql`
  ${countOf('sold')} AS sold, ${countOf('listed')} AS listed, ${countOf('pended')} AS pended, ${countOf('cancelled')} AS cancelled,
  ${countOf('cut')} AS "priceCuts"`;

/** What sales tell; medians want their rows sorted, so that only sales come here. */
const ofSales = sql`
  count(paid)::int AS priced, ${median('paid')} AS "medianPrice",
  count(per_sqft)::int AS sized, ${median('per_sqft')} AS "medianPricePerSqFt",
  count(feed_days)::int AS "withDaysOnMarket", ${median('feed_days')} AS "medianDaysOnMarket",
  count(days_listed)::int AS "withListDate", ${median('days_listed')} AS "medianDaysListed",
  count(sale_to_list)::int AS "withListPrice", ${median('sale_to_list')} AS "medianSaleToList",
  count(was_reduced)::int AS "withOriginalPrice", (count(*) FILTER (WHERE was_reduced))::int AS reduced`;

/** Of a month without a sale they are 0, and its medians null. */
const salesCounts = [
  ...(['priced', 'sized', 'withDaysOnMarket', 'withListDate', 'withListPrice'] as const),
  ...(['withOriginalPrice', 'reduced'] as const),
];

/** What happened in a month counts in those that follow too, as long as their windows reach back to it. */
const inWindows = (windowMonths: number) => sql`
  SELECT kind, paid, per_sqft, feed_days, days_listed, sale_to_list, was_reduced,
    to_char(to_date(month, 'YYYY-MM') + make_interval(months => later), 'YYYY-MM') AS month
  FROM events CROSS JOIN generate_series(0, ${windowMonths - 1}) AS later`;

/**
 * Every month in which anything happened to what a request matches, the earliest first; whatever its status is now.
 *
 * @param windowMonths each month with those right before it, so many in all; then the last rows lie ahead of what happened
 */
export async function selectMonths(
  db: Db,
  request: Omit<ListingSearch, 'propertyStatus'>,
  scope: ListingScope,
  windowMonths = 1,
): Promise<MonthFigures[]> {
  const { places, conditions } = matchOf(request, scope);
  const matching = sql.join([sql`(${sql.join(places, sql` OR `)})`, ...conditions], sql` AND `);
  // One by one, as the indexes that lead with a status want it. What has left the market was listed too.
  const wheres = [...listingStatuses, 'none'].map((status) => sql`(status = ${sql.lit(status)}::listing_status AND ${matching})`);
  const { rows } = await sql<MonthFigures>`
    WITH homes AS (SELECT ${factsOfHomes} FROM listings WHERE ${sql.join(wheres, sql` OR `)}), events AS (${events})
    SELECT month, ${counts}, ${ofSales} FROM ${windowMonths === 1 ? sql`events` : sql`(${inWindows(windowMonths)}) AS windows`}
    GROUP BY month ORDER BY month`.execute(db);
  return rows;
}

export interface AreaCount {
  city_key: string | null;
  county_key: string | null;
  state: string;
  count: number;
  /** When the newest of them was written. */
  written_at: Date;
}

/** How many listings a source has by city: another count or a newer one, and the months of the area are to be read again. */
export async function countListingsByArea(db: Db, source: string): Promise<AreaCount[]> {
  const { rows } = await sql<AreaCount>`
    SELECT city_key, county_key, state, count(*)::int AS count, max(imported_at) AS written_at
    FROM listings WHERE mls_source = ${source} AND state IS NOT NULL
    GROUP BY city_key, county_key, state`.execute(db);
  return rows;
}

/** The months of one area and of one part of its listings. */
export interface AreaMonths {
  geography: SalesArea['geography'] | 'neighborhood' | 'zip-code';
  area_key: string;
  is_lease: boolean;
  /** `all`: every type of home; else one of `type:…`, `beds:0` to `beds:5` (five or more), `band:…` of sale prices. */
  segment: string;
  /** `MonthFigures[]` as JSON, the earliest first. */
  months: string;
}

const homesOf = (transaction: 'sale' | 'lease') => sql`property_type = ANY(${homeTypes(transaction)}::text[])`;
const isHome = sql`CASE WHEN is_lease THEN ${homesOf('lease')} ELSE ${homesOf('sale')} END`;

function bandOf(): RawBuilder<unknown> {
  const cases = priceBands.map(({ key, below }) =>
    below === null ? sql`ELSE ${key}` : sql`WHEN asked_or_paid < ${below} THEN ${key}`,
  );
  return sql`CASE ${sql.join(cases, sql` `)} END`;
}

/** The whole, each type, and of large areas each number of bedrooms and each band of prices. */
const segments = (): RawBuilder<unknown> => sql`
  VALUES (CASE WHEN ${isHome} THEN 'all' END), ('type:' || property_type),
    (CASE WHEN ${isHome} AND is_whole AND bedrooms IS NOT NULL THEN 'beds:' || least(bedrooms, 5) END),
    (CASE WHEN ${isHome} AND is_whole AND NOT is_lease AND asked_or_paid IS NOT NULL THEN 'band:' || (${bandOf()}) END)`;

/** A state of some hundred thousand listings takes minutes on a busy machine. */
const LONGEST_READ = '15min';

/** Of a city its neighborhoods and ZIP codes too. For what runs on behalf of the product: it asks nobody's rights. */
export async function selectMonthsOfArea(db: Db, source: string, area: SalesArea): Promise<AreaMonths[]> {
  const own = sql`(${area.geography}, ${area.key}, true)`;
  const areas =
    area.geography === 'city'
      ? sql`VALUES ${own}, ('neighborhood', neighborhood_key, false), ('zip-code', zip_code, false)`
      : sql`VALUES ${own}`;
  const parts = sql`CROSS JOIN LATERAL (${areas}) AS areas (geography, area_key, is_whole)
        CROSS JOIN LATERAL (${segments()}) AS segments (segment)`;
  const keys = sql`geography, area_key, is_lease, segment, month`;
  return db.transaction().execute(async (tx) => {
    await sql`SET LOCAL statement_timeout = ${sql.lit(LONGEST_READ)}`.execute(tx);
    const { rows } = await sql<AreaMonths>`
      WITH homes AS (SELECT ${factsOfHomes} FROM listings WHERE mls_source = ${source} AND ${inArea(area)}),
      events AS MATERIALIZED (${events}),
      counted AS (
        SELECT ${keys}, ${counts} FROM events ${parts} WHERE area_key IS NOT NULL AND segment IS NOT NULL GROUP BY ${keys}
      ),
      sales AS (
        SELECT ${keys}, ${ofSales} FROM events ${parts}
        WHERE kind = 'sold' AND area_key IS NOT NULL AND segment IS NOT NULL GROUP BY ${keys}
      ),
      months AS (
        SELECT ${keys}, sold, listed, pended, cancelled, "priceCuts", "medianPrice", "medianPricePerSqFt", "medianDaysOnMarket",
          "medianDaysListed", "medianSaleToList", ${sql.join(salesCounts.map((name) => sql`coalesce(${sql.ref(name)}, 0) AS ${sql.ref(name)}`))}
        FROM counted LEFT JOIN sales USING (${keys})
      )
      SELECT geography, area_key, is_lease, segment,
        json_agg(to_jsonb(months) - ARRAY['geography', 'area_key', 'is_lease', 'segment'] ORDER BY month)::text AS months
      FROM months GROUP BY geography, area_key, is_lease, segment`.execute(tx);
    return rows;
  });
}
