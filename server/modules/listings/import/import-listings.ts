import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import { listingNewsNoted, listingsChanged } from '../listings.tasks.ts';
import { foreseeBatch, prepareConnection, writeBatch, type ListingBatch } from './batch-writer.ts';
import { newReport, type ImportReport, type RefusedRecord, type ReportLine } from './import-report.ts';
import { indexRemarksTask } from '../remarks/remarks.tasks.ts';
import { prepared } from './prepared-listing.ts';
import { readRecord } from './read-record.ts';
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
  /** Everything that is said of a line of a file: refused, left empty, came twice. */
  onLine?: (line: ReportLine) => void;
  /** The run (`listing_imports`) that can be undone later: what it writes over is kept with it. */
  importId?: string;
  /** So often what has been read is written, though a batch is not full: a slow source is stored as it comes. */
  flushMs?: number;
  /** So many batches are written at once, each on a connection of its own; one unless said, so that others have the database too. */
  writers?: number;
  /** Reads and reports everything, and writes nothing. */
  isDryRun?: boolean;
  signal?: AbortSignal;
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
 * record is refused with its reasons and never stops the rest. Each batch is a transaction of its own, written while the next ones are
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
  const { source, isDryRun, importId = null } = options;
  if (!isDryRun) await withConnection(pool, (client) => ensureSource(client, source, startedAt));
  const write = async (batch: ListingBatch): Promise<void> => {
    const outcome = await withConnection(pool, async (client) => {
      await prepareConnection(client);
      return isDryRun ? foreseeBatch(client, source, batch) : writeBatch(client, source, batch, startedAt, importId);
    });
    report.inserted += outcome.inserted;
    report.updated += outcome.updated;
    report.unchanged += outcome.unchanged;
    report.deleted += outcome.deleted;
    countTime();
    options.onProgress?.(report);
  };
  const failure = await writeInBatches(options, calendarDateOf(startedAt), report, write).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  if (failure?.error instanceof BrokenFile) report.brokenOff = failure.error.message;
  // What was committed before a failure shows in the areas too, if the database still answers.
  const changes = isDryRun ? 0 : report.inserted + report.updated + report.deleted;
  const following = withConnection(pool, (client) => followUp(client, source, changes, options.moreFollows));
  if (failure && report.brokenOff === null) {
    await following.catch(() => {});
    throw failure.error;
  }
  await following;
  countTime();
  return report;
}

/** Between batches, while the source is waited for and what was written is told, others have the connection. */
async function withConnection<Result>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    return await act(client);
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // What failed may have left something open on it: it is thrown away.
    client.release(failure);
  }
}

/** Keys of a table whose lines are remembered, to tell which came twice. */
const MAX_KEYS_REMEMBERED = 1_000_000;
const MAX_UNSEEN_STATUSES = 100;
/** The longest that a timer can wait. */
const NEVER_MS = 2_147_483_647;

/** Reads records into batches and writes each while the next ones fill; what was read before a failure of the source is written. */
async function writeInBatches(
  options: ImportOptions,
  today: string,
  report: ImportReport,
  write: (batch: ListingBatch) => Promise<void>,
): Promise<void> {
  const reading = createReading(options, today, report);
  const writers = createWriters(options, write);
  let batch: ListingBatch = new Map();
  const writeNow = (): void => {
    writers.begin(batch, report.read);
    batch = new Map();
  };
  const timer = setInterval(() => {
    // While the source is waited for.
    if (batch.size > 0 && writers.areIdle()) writeNow();
  }, options.flushMs ?? NEVER_MS);
  try {
    for await (const entry of options.records) {
      options.signal?.throwIfAborted();
      report.read += 1;
      reading.add(batch, entry);
      if (report.read % RECORDS_PER_TURN === 0) await setImmediate();
      if (batch.size < BATCH_ROWS) continue;
      await writers.oneIsFree();
      writeNow();
    }
  } finally {
    clearInterval(timer);
    await writers.end();
    await write(batch);
    await options.onWritten?.(report.read);
  }
}

/** Writes batches side by side. Of a key that is in two of them the later has the last word, and what is written is told in the order of reading. */
function createWriters({ writers = 1, onWritten }: ImportOptions, write: (batch: ListingBatch) => Promise<void>) {
  const underWay = new Map<ListingBatch, Promise<void>>();
  /** Everything so far is written, and told. */
  let told: Promise<void> = Promise.resolve();
  return {
    areIdle: (): boolean => underWay.size === 0,
    async oneIsFree(): Promise<void> {
      while (underWay.size >= writers) await Promise.race(underWay.values());
    },
    begin(batch: ListingBatch, recordCount: number): void {
      const before = told;
      const isAlone = [...underWay.keys()].every((other) => [...batch.keys()].every((key) => !other.has(key)));
      const written = isAlone ? write(batch) : before.then(() => write(batch));
      const tell = async (): Promise<void> => {
        try {
          await Promise.all([before, written]);
          await onWritten?.(recordCount);
        } finally {
          // Also where one before it failed.
          await Promise.allSettled([written]);
          underWay.delete(batch);
        }
      };
      told = tell();
      // It is awaited before the next write; until then its failure must not count as unhandled.
      told.catch(() => {});
      underWay.set(batch, told);
    },
    /** Nothing is written any more once this ends, be it by a failure. */
    async end(): Promise<void> {
      await Promise.allSettled(underWay.values());
      await told;
    },
  };
}

/** Puts each record's last word on its key into a batch, and says what is to be said of it. */
function createReading({ onRefused, onLine }: ImportOptions, today: string, report: ImportReport) {
  const lineOfKey = new Map<string, number>();

  const refuse = (refused: RefusedRecord): void => {
    report.refusedCount += 1;
    if (report.refused.length < REFUSED_KEPT) report.refused.push(refused);
    onRefused?.(refused);
    onLine?.({ ...refused, kind: 'refused' });
  };
  const note = (line: ReportLine): void => {
    if (line.kind === 'duplicate') report.duplicateCount += 1;
    else report.leftEmptyCount += 1;
    if (report.notes.length < REFUSED_KEPT) report.notes.push(line);
    onLine?.(line);
  };
  const countUnseen = (status: string): void => {
    const isNew = report.unseen[status] === undefined;
    if (isNew && Object.keys(report.unseen).length >= MAX_UNSEEN_STATUSES) return;
    report.unseen[status] = (report.unseen[status] ?? 0) + 1;
  };

  return {
    add(batch: ListingBatch, entry: SourceRecord): void {
      if ('problem' in entry) return refuse({ line: entry.line, key: null, reason: entry.problem });
      const { line } = entry;
      const read = readRecord(entry, today);
      if (read.outcome === 'refuse') return refuse({ line, key: read.listingKey, reason: read.reasons.join('; ') });
      const [key, listing] = read.outcome === 'keep' ? [read.listing.listing_key, read.listing] : [read.listingKey, null];
      for (const reason of read.notes) note({ kind: 'left-empty', line, key, reason });
      if (listing?.status === 'none') countUnseen(listing.details.feedStatus ?? '');
      const earlier = batch.get(key);
      if (earlier !== undefined) report.unchanged += 1;
      const isStale = earlier && listing && isEarlier(listing.source_modified_at, earlier.record.source_modified_at);
      if (!isStale) batch.set(key, listing && prepared(listing));
      if (!entry.isFromTable) return;
      const before = lineOfKey.get(key);
      if (before !== undefined) {
        const [kept, lost] = isStale ? [before, line] : [line, before];
        note({
          kind: 'duplicate',
          line,
          key,
          reason: `Lines ${before} and ${line} have the same key: line ${kept} is kept, line ${lost} is not`,
        });
      }
      if (!isStale && (before !== undefined || lineOfKey.size < MAX_KEYS_REMEMBERED)) lineOfKey.set(key, line);
    },
  };
}

function isEarlier(instant: string | null, than: string | null): boolean {
  return instant !== null && than !== null && instant < than;
}

/** What is made from a source's listings, after so many of them changed. */
export async function followUp(client: pg.PoolClient, source: string, changes: number, moreFollows = false): Promise<void> {
  if (changes > 0) {
    await refreshAreas(client, source);
    await announceChange(client, source);
  }
  if (changes < VACUUM_FROM_CHANGES || moreFollows) return;
  await client.query('SET statement_timeout = 0');
  await client.query('VACUUM (ANALYZE) listings, areas');
  await client.query('RESET statement_timeout');
}

/** Jobs, since an import may run in a program of its own; what is made of a whole market waits until a row of imports is over. */
async function announceChange(client: pg.PoolClient, source: string): Promise<void> {
  await client.query(
    `SELECT graphile_worker.add_job($1, payload => '{}', max_attempts => $2, job_key => $1, queue_name => 'saved-searches')`,
    [listingNewsNoted.name, listingNewsNoted.attempts],
  );
  await client.query(
    `SELECT graphile_worker.add_job($1, payload => json_build_object('source', $2::text), max_attempts => $3,
      job_key => $1 || ' ' || $2, run_at => now() + interval '3 seconds', priority => 10, queue_name => 'market')`,
    [listingsChanged.name, source, listingsChanged.attempts],
  );
  await client.query(
    `SELECT graphile_worker.add_job($1, payload => '{}'::json, max_attempts => $2, job_key => $1, priority => 10, queue_name => 'remarks')`,
    [indexRemarksTask.name, indexRemarksTask.attempts],
  );
}
