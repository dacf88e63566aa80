import { sql } from 'kysely';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { ListingScope } from '../viewer.ts';
import { matchOf, wheresOf } from './conditions.ts';

/** What analyses compute with: dollars (a month, for a lease), square feet, days, calendar dates. Null: the record has none. */
export interface FactRow {
  price: number | null;
  listPrice: number | null;
  originalListPrice: number | null;
  soldPrice: number | null;
  pricePerSqFt: number | null;
  beds: number | null;
  baths: number | null;
  livingAreaSqFt: number | null;
  lotSizeSqFt: number | null;
  yearBuilt: number | null;
  daysOnMarket: number | null;
  hoaMonthlyDollars: number | null;
  listDate: string | null;
  soldDate: string | null;
  status: string;
  type: string;
  neighborhood: string | null;
  city: string | null;
  zipCode: string | null;
}

/** The facts of what a request matches, the latest sale or listing first, at most `limit` and one that tells of more. */
export async function selectFactRows(
  db: Db,
  request: ListingSearch,
  scope: ListingScope,
  limit: number,
): Promise<{ rows: FactRow[]; isCut: boolean }> {
  const branches = wheresOf(matchOf(request, scope)).map(
    (where) => sql`(
      SELECT price, list_price AS "listPrice", original_list_price AS "originalListPrice", sold_price AS "soldPrice",
        CASE WHEN property_type <> 'lots-and-land' THEN round(price::numeric / nullif(living_area_sqft, 0), 2)::float8 END AS "pricePerSqFt",
        bedrooms AS beds, bathrooms AS baths, living_area_sqft AS "livingAreaSqFt", lot_size_sqft AS "lotSizeSqFt",
        year_built AS "yearBuilt", coalesce(days_on_market, greatest(sold_date - list_date, 0)) AS "daysOnMarket",
        hoa_monthly_dollars AS "hoaMonthlyDollars", list_date::text AS "listDate", sold_date::text AS "soldDate", status::text AS status,
        property_type AS type, neighborhood, city, zip_code AS "zipCode", coalesce(sold_date, list_date) AS day
      FROM listings WHERE ${where} ORDER BY coalesce(sold_date, list_date) DESC NULLS LAST LIMIT ${sql.lit(limit + 1)}
    )`,
  );
  const { rows } = await sql<{ facts: FactRow }>`
    SELECT to_jsonb(facts) - 'day' AS facts FROM (
      SELECT * FROM (${sql.join(branches, sql` UNION ALL `)}) AS matching ORDER BY day DESC NULLS LAST LIMIT ${sql.lit(limit + 1)}
    ) AS facts`.execute(db);
  return { rows: rows.slice(0, limit).map(({ facts }) => facts), isCut: rows.length > limit };
}
