import type pg from 'pg';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import { readListing } from '../reso/index.ts';
import { prepareConnection, writeBatch, type Batch } from './batch-writer.ts';
import { refreshAreas } from './refresh-areas.ts';
import { BrokenFile, type SourceRecord } from './source-record.ts';

export interface RefusedRecord {
  line: number;
  /** The record's ListingKey where it has one. */
  key: string | null;
  reason: string;
}

export interface ImportReport {
  /** Records seen: the sum of all that follow, where a key that comes again counts each time. */
  read: number;
  inserted: number;
  updated: number;
  /** Equal to what is stored, older, or followed in the same batch by another record with its key. */
  unchanged: number;
  deleted: number;
  refusedCount: number;
  /** The first of the refused records; all of them go to `onRefused`. */
  refused: RefusedRecord[];
  /** Why reading stopped before the end, or null. What was read before is kept. */
  brokenOff: string | null;
  seconds: number;
  perSecond: number;
}

export interface ImportOptions {
  /** OriginatingSystemName of the listings, `mls_source` in the tables. */
  source: string;
  records: AsyncIterable<SourceRecord> | Iterable<SourceRecord>;
  /** After each batch, with the report so far. */
  onProgress?: (report: Readonly<ImportReport>) => void;
  onRefused?: (refused: RefusedRecord) => void;
}

/** Rows per transaction: large enough that a row costs little, small enough that memory stays flat. */
const BATCH_ROWS = 2_000;
const REFUSED_KEPT = 100;
/** From this many changed rows on, statistics and visibility are renewed at once instead of by autovacuum some time later. */
const VACUUM_FROM_CHANGES = 2_000;

/**
 * Writes listings of one source: new ones are added, changed ones replaced, equal ones left alone, `Delete` ones forgotten. A bad
 * record is refused with its reasons and never stops the rest. Each batch is a transaction of its own, written while the next one is
 * read. Importing the same records again changes nothing. Areas follow at the end, also when the source breaks off.
 */
export async function importListings(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  { source, records, onProgress, onRefused }: ImportOptions,
): Promise<ImportReport> {
  const startedAt = clock.now();
  const today = calendarDateOf(startedAt);
  const report: ImportReport = {
    read: 0,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    deleted: 0,
    refusedCount: 0,
    refused: [],
    brokenOff: null,
    seconds: 0,
    perSecond: 0,
  };
  const countTime = (): void => {
    report.seconds = (clock.now().getTime() - startedAt.getTime()) / 1_000;
    report.perSecond = report.seconds > 0 ? Math.round(report.read / report.seconds) : 0;
  };
  const refuse = (refused: RefusedRecord): void => {
    report.refusedCount += 1;
    if (report.refused.length < REFUSED_KEPT) report.refused.push(refused);
    onRefused?.(refused);
  };

  const client = await pool.connect();
  let writing: Promise<void> = Promise.resolve();
  let batch: Batch = new Map();
  const write = async (rows: Batch): Promise<void> => {
    const outcome = await writeBatch(client, source, rows, startedAt);
    report.inserted += outcome.inserted;
    report.updated += outcome.updated;
    report.unchanged += outcome.unchanged;
    report.deleted += outcome.deleted;
    countTime();
    onProgress?.(report);
  };
  const take = (entry: SourceRecord): void => {
    report.read += 1;
    if ('problem' in entry) return refuse({ line: entry.line, key: null, reason: entry.problem });
    const read = readListing(entry.record, today);
    if (read.outcome === 'refuse') return refuse({ line: entry.line, key: read.listingKey, reason: read.reasons.join('; ') });
    const key = read.outcome === 'keep' ? read.listing.listing_key : read.listingKey;
    const listing = read.outcome === 'keep' ? read.listing : null;
    const earlier = batch.get(key);
    if (earlier !== undefined) report.unchanged += 1;
    if (earlier && listing && isEarlier(listing.source_modified_at, earlier.source_modified_at)) return;
    batch.set(key, listing);
  };

  try {
    await prepareConnection(client);
    try {
      for await (const entry of records) {
        take(entry);
        if (batch.size < BATCH_ROWS) continue;
        await writing;
        writing = write(batch);
        // Awaited above or below; until then its failure must not count as unhandled.
        writing.catch(() => {});
        batch = new Map();
      }
    } catch (error) {
      if (!(error instanceof BrokenFile)) throw error;
      report.brokenOff = error.message;
    }
    await writing;
    if (batch.size > 0) await write(batch);
  } finally {
    await writing.catch(() => {});
    const changes = report.inserted + report.updated + report.deleted;
    if (changes > 0) await refreshAreas(client, source);
    if (changes >= VACUUM_FROM_CHANGES) await vacuum(client);
    client.release();
  }
  countTime();
  return report;
}

function isEarlier(instant: string | null, than: string | null): boolean {
  return instant !== null && than !== null && instant < than;
}

async function vacuum(client: pg.PoolClient): Promise<void> {
  await client.query('SET statement_timeout = 0');
  await client.query('VACUUM (ANALYZE) listings, areas');
  await client.query('RESET statement_timeout');
}
