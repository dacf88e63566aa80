import { sql } from 'kysely';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { ListingScope } from '../viewer.ts';
import { matchOf, wheresOf } from './conditions.ts';

/** Price facts of all listings that match a search, not only of one page. */
export interface SearchSummary {
  /** Matching listings with a price, at most `SUMMARIZED_LISTINGS`; the facts cover these. */
  priced: number;
  /** False: more listings match than are summarized, so the facts are those of a part and must not be told. */
  complete: boolean;
  /** Dollars (sold price for sold listings, rent per month for leases); null when nothing has a price. */
  minPrice: number | null;
  maxPrice: number | null;
  medianPrice: number | null;
}

/** Bounds the cost of a summary. */
const SUMMARIZED_LISTINGS = 100_000;

export async function summarizeListings(db: Db, request: ListingSearch, scope: ListingScope): Promise<SearchSummary> {
  const branches = wheresOf(matchOf(request, scope)).map(
    (where) => sql`SELECT price FROM listings WHERE ${where} AND price IS NOT NULL`,
  );
  const { rows } = await sql<{ priced: number; min: number | null; max: number | null; median: number | null }>`
    SELECT count(*) AS priced, min(price) AS min, max(price) AS max, percentile_cont(0.5) WITHIN GROUP (ORDER BY price) AS median
    FROM (
      ${sql.join(branches, sql` UNION ALL `)}
      LIMIT ${SUMMARIZED_LISTINGS + 1}
    ) AS matching`.execute(db);
  const facts = rows[0];
  return {
    priced: Math.min(facts?.priced ?? 0, SUMMARIZED_LISTINGS),
    complete: (facts?.priced ?? 0) <= SUMMARIZED_LISTINGS,
    minPrice: facts?.min ?? null,
    maxPrice: facts?.max ?? null,
    medianPrice: facts?.median ?? null,
  };
}
