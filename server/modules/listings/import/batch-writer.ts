import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ListingRecord } from '../listing-record.ts';
import { isRemote } from '../photos/imported/photo-key.ts';
import { deleteWithMarks, upsertWithHistory } from './batch-statements.ts';
import { copyLine } from './copy-text.ts';
import { ownColumns, stagedColumns, type PreparedListing } from './prepared-listing.ts';

const findStaging = `SELECT WHERE to_regclass('pg_temp.listings_staging') IS NOT NULL`;
const createStaging = `CREATE TEMP TABLE listings_staging (LIKE listings) ON COMMIT DELETE ROWS`;
const relaxStaging = `ALTER TABLE listings_staging ALTER COLUMN id DROP NOT NULL`;
const copyToStaging = `COPY listings_staging (${stagedColumns.join(', ')}) FROM STDIN`;

export interface BatchOutcome {
  inserted: number;
  updated: number;
  unchanged: number;
  deleted: number;
}

/** The last word of a batch on each key: a listing to keep, or `null` to forget it. */
export type ListingBatch = Map<string, PreparedListing | null>;

interface Stored {
  hash: string;
  modifiedAt: Date | null;
}

/** Key by key: of a table that has just been filled nothing is known yet, and `= ANY` then reads all rows of the source for each batch. */
const findByKey = `
  SELECT stored.* FROM unnest($2::text[]) AS asked (key)
  CROSS JOIN LATERAL (
    SELECT listing_key, content_hash, source_modified_at FROM listings WHERE mls_source = $1 AND listing_key = asked.key LIMIT 1
  ) AS stored`;

async function findStored(client: pg.PoolClient, source: string, keys: string[]): Promise<Map<string, Stored>> {
  const { rows } = await client.query<{ listing_key: string; content_hash: string; source_modified_at: Date | null }>(findByKey, [
    source,
    keys,
  ]);
  return new Map(rows.map((row) => [row.listing_key, { hash: row.content_hash, modifiedAt: row.source_modified_at }]));
}

/** A record that says that it is older than the stored one changes nothing, so pages and files may come in any order. */
function isOlder(listing: ListingRecord, stored: Stored): boolean {
  return (
    listing.source_modified_at !== null && stored.modifiedAt !== null && new Date(listing.source_modified_at) < stored.modifiedAt
  );
}

/** Makes the staging table of a connection, where it has none yet; outside a transaction. */
export async function prepareConnection(client: pg.PoolClient): Promise<void> {
  const { rowCount } = await client.query(findStaging);
  if (rowCount === 0) await client.query(`${createStaging}; ${relaxStaging}`);
}

interface Staged {
  /** COPY text of what is new or changed. */
  text: string;
  rowCount: number;
  /** Keys of those with photos at others' addresses. */
  withRemotePhotos: string[];
  forgotten: string[];
  outcome: BatchOutcome;
}

/** What of a batch is new or changed, as far as can be told before it is written. */
async function stage(client: pg.PoolClient, source: string, batch: ListingBatch, importedAt: Date | null): Promise<Staged> {
  const staged: Staged = {
    ...{ text: '', rowCount: 0, withRemotePhotos: [], forgotten: [] },
    outcome: { inserted: 0, updated: 0, unchanged: 0, deleted: 0 },
  };
  const { outcome } = staged;
  const stored = await findStored(client, source, [...batch.keys()]);
  const inOrder = [...batch].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [key, entry] of inOrder) {
    const earlier = stored.get(key);
    if (entry === null) {
      if (earlier) staged.forgotten.push(key);
      else outcome.unchanged += 1;
      continue;
    }
    const { record: listing, line, contentHash } = entry;
    if (earlier && (earlier.hash === contentHash || isOlder(listing, earlier))) {
      outcome.unchanged += 1;
      continue;
    }
    outcome[earlier ? 'updated' : 'inserted'] += 1;
    if (listing.photos.some(isRemote)) staged.withRemotePhotos.push(key);
    const own = copyLine({ mls_source: source, content_hash: contentHash, imported_at: importedAt?.toISOString() }, ownColumns);
    staged.text += `${line}\t${own}\n`;
    staged.rowCount += 1;
  }
  outcome.deleted = staged.forgotten.length;
  return staged;
}

/** What writing a batch would come to; writes nothing. */
export async function foreseeBatch(client: pg.PoolClient, source: string, batch: ListingBatch): Promise<BatchOutcome> {
  if (batch.size === 0) return { inserted: 0, updated: 0, unchanged: 0, deleted: 0 };
  return (await stage(client, source, batch, null)).outcome;
}

/**
 * Writes a batch in one transaction: what is new or changed goes by COPY through the staging table, the rest is left alone.
 * @param importId the run that keeps what is written over, to undo it; null: none does
 */
export async function writeBatch(
  client: pg.PoolClient,
  source: string,
  batch: ListingBatch,
  importedAt: Date,
  importId: string | null = null,
): Promise<BatchOutcome> {
  if (batch.size === 0) return { inserted: 0, updated: 0, unchanged: 0, deleted: 0 };
  const { text, rowCount, withRemotePhotos, forgotten, outcome } = await stage(client, source, batch, importedAt);
  if (rowCount === 0 && forgotten.length === 0) return outcome;

  await client.query('BEGIN');
  try {
    if (rowCount > 0) {
      await pipeline(Readable.from([text], { objectMode: false }), client.query(copyFrom(copyToStaging)));
      const written = await client.query<{ inserted: number; updated: number }>(upsertWithHistory, [withRemotePhotos, importId]);
      outcome.inserted = written.rows[0]?.inserted ?? 0;
      outcome.updated = written.rows[0]?.updated ?? 0;
      // Another import came first with the same, or with something newer.
      outcome.unchanged += rowCount - outcome.inserted - outcome.updated;
    }
    if (forgotten.length > 0) {
      const { rows: gone } = await client.query<{ count: number }>(deleteWithMarks, [source, forgotten, importedAt, importId]);
      outcome.deleted = gone[0]?.count ?? 0;
    }
    await client.query('COMMIT');
  } catch (error) {
    // On a connection that is gone this fails too, and says less.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
  return outcome;
}
