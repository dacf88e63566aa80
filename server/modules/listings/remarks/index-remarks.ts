import { sql } from 'kysely';
import type { Db } from '#server/platform/database/index.ts';

const LISTINGS_AT_ONCE = 1_000;
/** From so many on, statistics and the index are renewed at once instead of by autovacuum some time later. */
const VACUUM_FROM = 2_000;

/** Reads the words of remarks that changed, until none is left or the signal aborts. @returns how many listings */
export async function indexRemarks(db: Db, signal?: AbortSignal): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await indexSome(db);
    total += count;
    if (count === LISTINGS_AT_ONCE && !signal?.aborted) continue;
    if (total >= VACUUM_FROM) await sql`VACUUM (ANALYZE) listing_words`.execute(db);
    return total;
  }
}

/** A mark goes in the transaction that reads its listing: a change after that marks it again. */
async function indexSome(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const due = await sql<{ listing_id: number }>`
      DELETE FROM listing_remark_marks WHERE listing_id IN (
        SELECT listing_id FROM listing_remark_marks ORDER BY listing_id LIMIT ${LISTINGS_AT_ONCE} FOR UPDATE SKIP LOCKED
      ) RETURNING listing_id`.execute(tx);
    const ids = due.rows.map(({ listing_id: id }) => id);
    if (ids.length === 0) return 0;
    await sql`
      INSERT INTO listing_words (listing_id, words)
      SELECT id, to_tsvector('english', description) FROM listings WHERE id = ANY(${ids}::bigint[]) AND description IS NOT NULL
      ON CONFLICT (listing_id) DO UPDATE SET words = excluded.words`.execute(tx);
    await sql`
      DELETE FROM listing_words WHERE listing_words.listing_id = ANY(${ids}::bigint[])
        AND NOT EXISTS (SELECT FROM listings WHERE listings.id = listing_words.listing_id AND description IS NOT NULL)`.execute(
      tx,
    );
    return ids.length;
  });
}
