import type { SourceRecord } from '#server/modules/listings/index.ts';
import type { Progress } from '../feeds/feed.ts';
import { textIn } from '../reso/lookups.ts';
import { addressOf } from '../reso/query.ts';
import { readPages } from '../reso/read-pages.ts';
import { findExisting, findListings, forgotten, listingsQuery, modifiedAt } from './ask-for-listings.ts';
import type { SyncRun } from './sync-state.ts';

/** Everything that a sync reads, in order: listings, changed photos, deletions. `progress` says where it begins. */
export async function* readChanges(run: SyncRun, progress: Progress, startAddress: string | null): AsyncGenerator<SourceRecord> {
  yield* readListings(run, progress, startAddress);
  if (run.feed.options.media === 'separate' && progress.kind === 'changes') yield* readListingsOfChangedMedia(run);
  if (run.feed.deletionModel === 'entity-event') yield* readEvents(run, progress);
}

/** Changed since the watermark, with an overlap for servers that show a change some time after its date. */
export function changedSince({ feed }: Pick<SyncRun, 'feed'>): string | null {
  if (feed.watermark === null) return null;
  const from = new Date(feed.watermark.getTime() - feed.options.overlapMinutes * 60_000);
  return `ModificationTimestamp gt ${from.toISOString()}`;
}

/** Where reading listings begins. */
export function firstAddress(run: Pick<SyncRun, 'feed' | 'fields'>, kind: Progress['kind']): string {
  const since = kind === 'full' ? null : changedSince(run);
  return addressOf(run.feed, { ...listingsQuery(run), filters: [run.feed.options.filter, since] });
}

/** The pages of listings; each page that is stored moves the place where a cut sync goes on. */
async function* readListings(run: SyncRun, progress: Progress, startAddress: string | null): AsyncGenerator<SourceRecord> {
  if (startAddress === null) return;
  let latest = progress.latest;
  for await (const { records, nextLink } of readPages(run.client, startAddress)) {
    yield* await run.complete(records);
    for (const entry of records) {
      const at = 'record' in entry ? modifiedAt(entry.record, run.now())?.toISOString() : undefined;
      if (at !== undefined && (latest === null || at > latest)) latest = at;
    }
    run.checkpoint({ progress: { ...progress, nextLink, latest } });
  }
}

/** Photos may change while their listing does not. */
async function* readListingsOfChangedMedia(run: SyncRun): AsyncGenerator<SourceRecord> {
  const since = changedSince(run);
  if (since === null) return;
  const address = addressOf(run.feed, { resource: 'Media', select: ['MediaKey', 'ResourceRecordKey'], filters: [since] });
  for await (const { records } of readPages(run.client, address)) {
    const keys = records.flatMap((entry) => ('record' in entry ? (textIn(entry.record, 'ResourceRecordKey') ?? []) : []));
    yield* findListings(run, keys);
  }
}

/**
 * EntityEvent tells the keys of everything that happened. What changed comes by its ModificationTimestamp; here only keys that the
 * server no longer has count.
 */
async function* readEvents(run: SyncRun, progress: Progress): AsyncGenerator<SourceRecord> {
  const { feed, client } = run;
  const after = progress.kind === 'full' ? progress.eventSequence : feed.eventSequence;
  const address = addressOf(feed, {
    resource: 'EntityEvent',
    filters: [after === null ? null : `EntityEventSequence gt ${after}`],
    orderBy: 'EntityEventSequence',
  });
  let last = after;
  for await (const { records } of readPages(client, address)) {
    const events = records.flatMap((entry) => ('record' in entry ? [entry.record] : []));
    const keys = events
      .filter((event) => textIn(event, 'ResourceName') === feed.options.resource || textIn(event, 'ResourceName') === 'Property')
      .flatMap((event) => textIn(event, 'ResourceRecordKey') ?? []);
    const distinct = [...new Set(keys)];
    const existing = await findExisting(run, distinct);
    for (const key of distinct) if (!existing.has(key)) yield forgotten(key);
    for (const event of events) {
      const sequence = Number(event['EntityEventSequence']);
      if (Number.isSafeInteger(sequence) && (last === null || sequence > last)) last = sequence;
    }
    if (last !== null) run.checkpoint({ eventSequence: last });
  }
}

/** The newest event before a full sync: what happens during it comes after. */
export async function findLastEvent({ feed, client }: Pick<SyncRun, 'feed' | 'client'>): Promise<number | null> {
  const address = addressOf(feed, { resource: 'EntityEvent', orderBy: 'EntityEventSequence desc', top: 1 });
  for await (const { records } of readPages(client, address)) {
    const [newest] = records;
    const sequence = newest && 'record' in newest ? Number(newest.record['EntityEventSequence']) : NaN;
    return Number.isSafeInteger(sequence) ? sequence : null;
  }
  return null;
}
