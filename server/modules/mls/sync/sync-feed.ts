import type pg from 'pg';
import { importListings, type ImportReport, type SourceRecord } from '#server/modules/listings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { FeedProblem } from '../feeds/feed-problem.ts';
import type { Feed, Progress, RefusedListing, SyncCounts } from '../feeds/feed.ts';
import { updateFenced } from '../feeds/feeds.queries.ts';
import { findListingFields } from '../reso/listing-fields.ts';
import type { ResoClient } from '../reso/reso-client.ts';
import { createCompleter } from './ask-for-listings.ts';
import { compareWithServer, readDifferences } from './compare.ts';
import { findLastEvent, firstAddress, readChanges } from './read-changes.ts';
import type { Checkpoint, SyncRun } from './sync-state.ts';

const DAY_MS = 86_400_000;
const REFUSED_KEPT = 50;
/** What a server has sent is stored after so long, however slowly its next page comes. */
const FLUSH_MS = 5_000;
/** Keys that are known to be refused, so that they count once. */
const REFUSED_KNOWN = 10_000;

export interface SyncOptions {
  /** Read every listing again instead of the changes. */
  full?: boolean;
  /** Believe a server that lists less than half of what is stored. */
  acceptsManyGone?: boolean;
  onProgress?: (counts: Readonly<SyncCounts>) => void;
}

interface SyncDependencies {
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  client: ResoClient;
  /** Holds the feed's lock. */
  connection: pg.ClientBase;
}

export interface SyncOutcome {
  counts: SyncCounts;
  refused: RefusedListing[];
  /** ModificationTimestamp up to which everything is stored. */
  watermark: Date | null;
  wasCompared: boolean;
}

/**
 * Brings the listings of a feed up to date. What is stored is noted only after it is committed, and everything that is written is the
 * server's last word on a key, so a sync that is cut off anywhere and begun again comes to the same listings.
 * @throws FeedProblem when the feed cannot be read (further); what was read stands
 */
export async function syncFeed(
  { db, pool, clock, client, connection }: SyncDependencies,
  feed: Feed,
  options: SyncOptions,
): Promise<SyncOutcome> {
  const startedAt = clock.now();
  const checkpoints: { after: number; checkpoint: Checkpoint }[] = [];
  let yielded = 0;
  const run: SyncRun = {
    feed,
    client,
    fields: await findListingFields(client, feed),
    complete: createCompleter(client, feed, clock.now),
    checkpoint: (checkpoint) => void checkpoints.push({ after: yielded, checkpoint }),
    now: clock.now,
  };
  const { progress, startAddress } = await whereToBegin(run, options);
  const counts: SyncCounts = { kind: progress.kind, ...noCounts };
  const refused: RefusedListing[] = [];
  const refusedKeys = new Set<string>();
  let latest = progress.latest;

  async function save(changes: Parameters<typeof updateFenced>[2]): Promise<void> {
    if (!(await updateFenced(db, feed, changes))) throw new FeedProblem('Another sync of this feed has begun.');
  }

  /** Notes the last checkpoint whose records are all stored. */
  async function onWritten(recordCount: number): Promise<void> {
    const merged: Checkpoint = {};
    while (checkpoints[0] && checkpoints[0].after <= recordCount) Object.assign(merged, checkpoints.shift()?.checkpoint);
    if (merged.progress) latest = merged.progress.latest;
    if (merged.progress || merged.eventSequence !== undefined) {
      await save({
        ...(merged.progress ? { progress: JSON.stringify(merged.progress) } : {}),
        ...(merged.eventSequence === undefined ? {} : { event_sequence: merged.eventSequence }),
      });
    }
  }

  async function* counted(records: AsyncIterable<SourceRecord>): AsyncGenerator<SourceRecord> {
    for await (const record of records) {
      client.signal.throwIfAborted();
      // Before it is handed over: a checkpoint that follows it must wait for it.
      yielded += 1;
      yield record;
    }
  }

  async function write(records: AsyncIterable<SourceRecord>): Promise<void> {
    const before = { ...counts };
    const add = (report: Readonly<ImportReport>): void => {
      counts.read = before.read + report.read;
      counts.inserted = before.inserted + report.inserted;
      counts.updated = before.updated + report.updated;
      counts.unchanged = before.unchanged + report.unchanged;
      counts.deleted = before.deleted + report.deleted;
      counts.requests = client.requestCount();
      counts.seconds = (clock.now().getTime() - startedAt.getTime()) / 1_000;
    };
    const report = await importListings(
      { pool, clock },
      {
        source: feed.source,
        records: counted(records),
        flushMs: FLUSH_MS,
        onWritten,
        onRefused({ key, reason }) {
          // A refused listing is missed by the comparison, and comes once more.
          if (key !== null && refusedKeys.has(key)) return;
          if (key !== null && refusedKeys.size < REFUSED_KNOWN) refusedKeys.add(key);
          counts.refused += 1;
          if (refused.length < REFUSED_KEPT) refused.push({ key, reason });
        },
        onProgress(soFar) {
          add(soFar);
          options.onProgress?.(counts);
        },
      },
    );
    add(report);
    // The importer takes a broken file for an end; a feed has none.
    if (report.brokenOff !== null) throw new FeedProblem(report.brokenOff);
  }

  await write(readChanges(run, progress, startAddress));
  yielded = 0;
  checkpoints.length = 0;
  const isCompared = progress.kind === 'full' || options.acceptsManyGone === true || isComparisonDue(feed, clock);
  if (isCompared) {
    const comparison = await compareWithServer(run, connection, options.acceptsManyGone ?? false);
    await write(readDifferences(run, comparison));
  }
  return { counts, refused, watermark: latest === null ? feed.watermark : new Date(latest), wasCompared: isCompared };
}

const noCounts = { read: 0, inserted: 0, updated: 0, unchanged: 0, deleted: 0, refused: 0, requests: 0, seconds: 0 };

/** Where no deletion is told, all keys are compared once a day. */
function isComparisonDue({ deletionModel, lastComparedAt }: Feed, clock: Clock): boolean {
  if (deletionModel !== 'compare-keys') return false;
  return lastComparedAt === null || clock.now().getTime() - lastComparedAt.getTime() >= DAY_MS;
}

async function whereToBegin(run: SyncRun, { full }: SyncOptions): Promise<{ progress: Progress; startAddress: string | null }> {
  const { feed } = run;
  const kind = full || feed.watermark === null ? 'full' : 'changes';
  // What was cut off goes on, unless more is wanted now.
  if (feed.progress && (feed.progress.kind === 'full' || kind === 'changes') && !full) {
    return { progress: feed.progress, startAddress: feed.progress.nextLink };
  }
  const eventSequence = feed.deletionModel === 'entity-event' && kind === 'full' ? await findLastEvent(run) : null;
  const latest = kind === 'full' ? null : (feed.watermark?.toISOString() ?? null);
  return { progress: { kind, nextLink: null, latest, eventSequence }, startAddress: firstAddress(run, kind) };
}
