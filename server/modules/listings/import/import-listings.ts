import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import { readListing } from '../reso/index.ts';
import { prepareConnection, writeBatch, type Batch } from './batch-writer.ts';
import { newReport, type ImportReport, type RefusedRecord } from './import-report.ts';
import { listingsChanged } from '../listings.tasks.ts';
import { refreshAreas } from './refresh-areas.ts';
import { ensureSource } from '../sources/ensure-source.ts';
import { BrokenFile, type SourceRecord } from './source-record.ts';

export interface ImportOptions {
  /** OriginatingSystemName of the listings, `mls_source` in the tables. */
  source: string;
  records: AsyncIterable<SourceRecord> | Iterable<SourceRecord>;
  /** Other sources are imported right after this one: statistics and visibility are renewed after the last of them. */
  moreFollows?: boolean;
  /** After each batch, with the report so far. */
  onProgress?: (report: Readonly<ImportReport>) => void;
  onRefused?: (refused: RefusedRecord) => void;
  /** After each batch, with how many of the records from the start are in the database for good (or refused). */
  onWritten?: (recordCount: number) => Promise<void>;
}

/** Rows per transaction: large enough that a row costs little, small enough that memory stays flat. */
const BATCH_ROWS = 2_000;
const REFUSED_KEPT = 100;
/** After this many records the process gets a turn even if the source never waits: so does the batch that is being written. */
const RECORDS_PER_TURN = 50;
/** From this many changed rows on, statistics and visibility are renewed at once instead of by autovacuum some time later. */
const VACUUM_FROM_CHANGES = 2_000;

/**
 * Writes listings of one source: new ones are added, changed ones replaced, equal ones left alone, `Delete` ones forgotten. A bad
 * record is refused with its reasons and never stops the rest. Each batch is a transaction of its own, written while the next one is
 * read. Importing the same records again changes nothing. Areas follow at the end, also when the source breaks off.
 */
export async function importListings(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  options: ImportOptions,
): Promise<ImportReport> {
  const startedAt = clock.now();
  const report = newReport();
  const countTime = (): void => {
    report.seconds = (clock.now().getTime() - startedAt.getTime()) / 1_000;
    report.perSecond = report.seconds > 0 ? Math.round(report.read / report.seconds) : 0;
  };
  const client = await pool.connect();
  try {
    await prepareConnection(client);
    await ensureSource(client, options.source, startedAt);
    const write = async (batch: Batch, recordCount: number): Promise<void> => {
      const outcome = await writeBatch(client, options.source, batch, startedAt);
      report.inserted += outcome.inserted;
      report.updated += outcome.updated;
      report.unchanged += outcome.unchanged;
      report.deleted += outcome.deleted;
      countTime();
      options.onProgress?.(report);
      await options.onWritten?.(recordCount);
    };
    const failure = await writeInBatches(options, calendarDateOf(startedAt), report, write).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (failure?.error instanceof BrokenFile) report.brokenOff = failure.error.message;
    // What was committed before a failure shows in the areas too, if the database still answers.
    const following = followUp(client, options, report.inserted + report.updated + report.deleted);
    if (failure && report.brokenOff === null) {
      await following.catch(() => {});
      throw failure.error;
    }
    await following;
  } finally {
    client.release();
  }
  countTime();
  return report;
}

/** Reads records into batches and writes each while the next one fills; what was read before a failure of the source is written. */
async function writeInBatches(
  { records, onRefused }: ImportOptions,
  today: string,
  report: ImportReport,
  write: (batch: Batch, recordCount: number) => Promise<void>,
): Promise<void> {
  const refuse = (refused: RefusedRecord): void => {
    report.refusedCount += 1;
    if (report.refused.length < REFUSED_KEPT) report.refused.push(refused);
    onRefused?.(refused);
  };
  let batch: Batch = new Map();
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const entry of records) {
      report.read += 1;
      const refused = addToBatch(batch, entry, today, report);
      if (refused) refuse(refused);
      if (report.read % RECORDS_PER_TURN === 0) await setImmediate();
      if (batch.size < BATCH_ROWS) continue;
      await writing;
      writing = write(batch, report.read);
      // It is awaited before the next write; until then its failure must not count as unhandled.
      writing.catch(() => {});
      batch = new Map();
    }
  } finally {
    await writing;
    await write(batch, report.read);
  }
}

/** Puts a record's last word on its key into the batch. Returns the record when it is refused. */
function addToBatch(batch: Batch, entry: SourceRecord, today: string, report: ImportReport): RefusedRecord | undefined {
  if ('problem' in entry) return { line: entry.line, key: null, reason: entry.problem };
  const read = readListing(entry.record, today);
  if (read.outcome === 'refuse') return { line: entry.line, key: read.listingKey, reason: read.reasons.join('; ') };
  const [key, listing] = read.outcome === 'keep' ? [read.listing.listing_key, read.listing] : [read.listingKey, null];
  const earlier = batch.get(key);
  if (earlier !== undefined) report.unchanged += 1;
  const isStale = earlier && listing && isEarlier(listing.source_modified_at, earlier.source_modified_at);
  if (!isStale) batch.set(key, listing);
  return undefined;
}

function isEarlier(instant: string | null, than: string | null): boolean {
  return instant !== null && than !== null && instant < than;
}

async function followUp(client: pg.PoolClient, { source, moreFollows }: ImportOptions, changes: number): Promise<void> {
  if (changes > 0) {
    await refreshAreas(client, source);
    await announceChange(client, source);
  }
  if (changes < VACUUM_FROM_CHANGES || moreFollows) return;
  await client.query('SET statement_timeout = 0');
  await client.query('VACUUM (ANALYZE) listings, areas');
  await client.query('RESET statement_timeout');
}

/** A job, since an import may run in a program of its own; it waits until a row of imports is over. */
async function announceChange(client: pg.PoolClient, source: string): Promise<void> {
  await client.query(
    `SELECT graphile_worker.add_job($1, payload => json_build_object('source', $2::text), max_attempts => $3,
      job_key => $1 || ' ' || $2, run_at => now() + interval '3 seconds', priority => 10, queue_name => 'market')`,
    [listingsChanged.name, source, listingsChanged.attempts],
  );
}
