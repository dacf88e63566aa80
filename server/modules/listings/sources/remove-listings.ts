import type pg from 'pg';
import { prepareConnection, writeBatch } from '../import/batch-writer.ts';
import { followUp } from '../import/import-listings.ts';

const LISTINGS_AT_ONCE = 2_000;

/** Deletes every listing of a source, with its history and its photos' files later. @returns how many there were */
export async function removeListings(pool: pg.Pool, source: string, now: Date): Promise<number> {
  const client = await pool.connect();
  try {
    await prepareConnection(client);
    let removed = 0;
    for (;;) {
      const { rows } = await client.query<{ listing_key: string }>(
        'SELECT listing_key FROM listings WHERE mls_source = $1 LIMIT $2',
        [source, LISTINGS_AT_ONCE],
      );
      if (rows.length === 0) break;
      const { deleted } = await writeBatch(client, source, new Map(rows.map((row) => [row.listing_key, null])), now);
      removed += deleted;
    }
    await followUp(client, source, removed);
    return removed;
  } finally {
    client.release();
  }
}
