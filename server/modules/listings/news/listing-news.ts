import { sql } from 'kysely';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingStatus } from '#contract/listing-vocabulary.ts';
import type { Tx } from '#server/platform/database/index.ts';
import { matchOf, wheresOf } from '../search/conditions.ts';
import type { ListingViewer } from '#server/platform/viewer.ts';
import { scopeOf } from '../viewer.ts';
import type { ListingSource } from '../sources/sources.service.ts';

/** A listing as it was when news of it was last taken, and as it is now. */
export interface ListingNews {
  mlsSource: string;
  listingKey: string;
  /** Null: it is new. */
  fromStatus: ListingStatus | 'none' | null;
  toStatus: ListingStatus | 'none';
  fromListPrice: number | null;
  toListPrice: number | null;
  soldPrice: number | null;
}

/** A search and the rights with which it looks. */
export interface Watch {
  search: ListingSearch;
  viewer: ListingViewer;
}

export interface WatchedNews {
  /** Which of the watches, by its place. */
  watch: number;
  news: ListingNews;
  /** Whether the search would have found the listing as it was. */
  wasFound: boolean;
  /** Whether it finds it now. */
  isFound: boolean;
}

export interface TakenNews {
  /** How many listings were taken; as many as the limit where more may wait. */
  count: number;
  match: (watches: readonly Watch[]) => Promise<WatchedNews[]>;
}

/** Watches that are asked in one query: planning one of hundreds costs more than it saves. */
const WATCHES_PER_QUERY = 40;
/** From so many listings on an index of them pays. */
const INDEX_FROM_ROWS = 200;

interface TakenRow {
  listing_id: number;
  from_status: ListingStatus | 'none' | null;
  from_list_price: number | null;
}

type NewsRow = TakenRow & {
  mls_source: string;
  listing_key: string;
  to_status: ListingStatus | 'none';
  to_list_price: number | null;
  sold_price: number | null;
};

/**
 * Takes listings that came or changed, for good once the transaction commits. A listing that is being written is left for the next time:
 * its row here is locked until the listing can be seen.
 *
 * Searches then look at a table of the taken listings alone, each as it is and as it was, with the conditions of every other search: no
 * second notion of what a search finds, and its cost does not grow with the number of listings.
 */
export async function takeListingNews(tx: Tx, sources: readonly ListingSource[], limit: number): Promise<TakenNews> {
  const taken = await sql<TakenRow>`
    DELETE FROM listing_news WHERE listing_id IN (
      SELECT listing_id FROM listing_news ORDER BY recorded_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) RETURNING listing_id, from_status, from_list_price`.execute(tx);
  if (taken.rows.length === 0) return { count: 0, match: async () => [] };
  const byId = await findNews(tx, taken.rows);
  await stageListings(tx, taken.rows);

  async function matchSome(watches: readonly Watch[], offset: number): Promise<WatchedNews[]> {
    const branches = watches.flatMap(({ search, viewer }, at) =>
      wheresOf(matchOf(search, scopeOf(viewer, sources))).map(
        (where) => sql`SELECT ${sql.lit(offset + at)} AS watch, id, is_now FROM news_listings AS listings WHERE ${where}`,
      ),
    );
    if (branches.length === 0) return [];
    // The words of remarks are read some time after an import: here they are those of the listing itself, under the name that conditions use.
    const words = watches.some(({ search }) => search.keywords?.length)
      ? sql`WITH listing_words AS (SELECT listing_id, words FROM news_words) `
      : sql``;
    const { rows } = await sql<{ watch: number; id: number; was_found: boolean; is_found: boolean }>`
      ${words}SELECT watch, id, bool_or(NOT is_now) AS was_found, bool_or(is_now) AS is_found
      FROM (${sql.join(branches, sql` UNION ALL `)}) AS found GROUP BY watch, id ORDER BY watch, id`.execute(tx);
    return rows.flatMap(({ watch, id, was_found, is_found }) => {
      const news = byId.get(id);
      return news ? [{ watch, news, wasFound: was_found, isFound: is_found }] : [];
    });
  }

  return {
    count: taken.rows.length,
    async match(watches) {
      const found: WatchedNews[] = [];
      if (watches.some(({ search }) => search.keywords?.length)) await stageWords(tx);
      for (let at = 0; at < watches.length; at += WATCHES_PER_QUERY) {
        found.push(...(await matchSome(watches.slice(at, at + WATCHES_PER_QUERY), at)));
      }
      return found;
    },
  };
}

/** What was taken, as a table. */
function takenTable(rows: readonly TakenRow[]) {
  return sql`unnest(${rows.map((row) => row.listing_id)}::bigint[], ${rows.map((row) => row.from_status)}::listing_status[],
    ${rows.map((row) => row.from_list_price)}::numeric[]) AS taken (listing_id, from_status, from_list_price)`;
}

/** Those that are still there, by id. */
async function findNews(tx: Tx, taken: readonly TakenRow[]): Promise<Map<number, ListingNews>> {
  const { rows } = await sql<NewsRow>`
    SELECT taken.*, mls_source, listing_key, status AS to_status, list_price AS to_list_price, sold_price
    FROM ${takenTable(taken)} JOIN listings ON listings.id = taken.listing_id`.execute(tx);
  return new Map(
    rows.map((row) => [
      row.listing_id,
      {
        mlsSource: row.mls_source,
        listingKey: row.listing_key,
        fromStatus: row.from_status,
        toStatus: row.to_status,
        fromListPrice: row.from_list_price,
        toListPrice: row.to_list_price,
        soldPrice: row.sold_price,
      },
    ]),
  );
}

async function stageWords(tx: Tx): Promise<void> {
  await sql`
    CREATE TEMP TABLE IF NOT EXISTS news_words ON COMMIT DROP AS
    SELECT id AS listing_id, to_tsvector('english', description) AS words FROM news_listings WHERE is_now OR id NOT IN (
      SELECT id FROM news_listings WHERE is_now
    )`.execute(tx);
}

/** What no search looks at, and half of a listing's weight; a search may look for words of the remarks. */
const unread = sql.lit('{"photos": [], "agents": []}');

async function stageListings(tx: Tx, taken: readonly TakenRow[]): Promise<void> {
  await sql`DROP TABLE IF EXISTS news_listings`.execute(tx);
  await sql`CREATE TEMP TABLE news_listings ON COMMIT DROP AS SELECT *, true AS is_now FROM listings WITH NO DATA`.execute(tx);
  await sql`
    INSERT INTO news_listings
    SELECT version.*, true FROM ${takenTable(taken)} JOIN listings ON listings.id = taken.listing_id
    CROSS JOIN LATERAL jsonb_populate_record(listings, ${unread}::jsonb) AS version
    WHERE listings.status <> 'none'
    UNION ALL
    SELECT version.*, false FROM ${takenTable(taken)} JOIN listings ON listings.id = taken.listing_id
    CROSS JOIN LATERAL jsonb_populate_record(listings, ${unread}::jsonb || jsonb_build_object(
      'status', taken.from_status, 'list_price', taken.from_list_price, 'price', taken.from_list_price)) AS version
    WHERE taken.from_status NOT IN ('none', 'sold')`.execute(tx);
  if (taken.length >= INDEX_FROM_ROWS) {
    for (const column of ['neighborhood_key', 'city_key', 'zip_code']) {
      await sql`CREATE INDEX ON news_listings (${sql.ref(column)})`.execute(tx);
    }
    await sql`CREATE INDEX ON news_listings USING gist (point)`.execute(tx);
  }
  await sql`ANALYZE news_listings`.execute(tx);
}
