import { isRecord, type ResoListing, type SourceRecord } from '#server/modules/listings/index.ts';
import type { Feed } from '../feeds/feed.ts';
import { attachMedia, createPeopleLookup, findByKeys, textIn } from '../reso/lookups.ts';
import { inChunks, KEYS_PER_QUESTION, type ResoQuery } from '../reso/query.ts';
import type { ResoClient } from '../reso/reso-client.ts';
import type { SyncRun } from './sync-state.ts';

/** A feed's clock may be ahead a little; a record from further in the future has a wrong date. */
const CLOCK_TOLERANCE_MS = 86_400_000;

/** What every question for whole listings has in common. */
export function listingsQuery({
  feed,
  fields,
}: Pick<SyncRun, 'feed' | 'fields'>): Pick<ResoQuery, 'resource' | 'select' | 'expand'> {
  const { options } = feed;
  const expanded = [...(options.media === 'expand' ? ['Media'] : []), ...(options.openHouses ? ['OpenHouse'] : [])];
  return { resource: options.resource, select: fields, expand: expanded.length > 0 ? expanded.join(',') : null };
}

/** A listing that is to be forgotten, as the importer reads it. */
export function forgotten(key: string): SourceRecord {
  return { line: 0, record: { ListingKey: key, StandardStatus: 'Delete' } };
}

/** ModificationTimestamp of a listing, or null where there is none that can be right. */
export function modifiedAt(listing: ResoListing, now: Date): Date | null {
  const text = textIn(listing, 'ModificationTimestamp');
  const at = text === null ? NaN : Date.parse(text);
  return Number.isNaN(at) || at > now.getTime() + CLOCK_TOLERANCE_MS ? null : new Date(at);
}

function isFalse(value: unknown): boolean {
  return value === false || value === 0 || (typeof value === 'string' && /^(false|n|no|0)$/i.test(value.trim()));
}

/** What the feed's own ways make of a listing: one that may no longer be viewed is forgotten, a date that cannot be right does not count. */
function read(listing: ResoListing, { options, deletionModel }: Feed, now: Date): ResoListing {
  const key = textIn(listing, 'ListingKey');
  if (deletionModel === 'can-view' && key !== null && isFalse(listing[options.canViewField])) {
    return { ListingKey: key, StandardStatus: 'Delete' };
  }
  // A date in the future would make every later change look older than this one.
  return modifiedAt(listing, now) === null ? { ...listing, ModificationTimestamp: null } : listing;
}

/** Completes listings with photos and people from other resources, a few at a time, as the feed's options say. */
export function createCompleter(client: ResoClient, feed: Feed, now: () => Date): SyncRun['complete'] {
  const { options } = feed;
  const attachPeople = options.people ? createPeopleLookup(client, feed) : null;
  return async (entries) => {
    const done: SourceRecord[] = [];
    for (const some of inChunks(entries, KEYS_PER_QUESTION)) {
      let records = some.map((entry) => ('record' in entry ? read(entry.record, feed, now()) : {}));
      const isGone = (record: ResoListing): boolean => record['StandardStatus'] === 'Delete';
      if (options.media === 'separate') {
        const kept = records.filter((record) => !isGone(record));
        const filled = await attachMedia(client, feed, kept);
        records = records.map((record) => (isGone(record) ? record : (filled.shift() ?? record)));
      }
      if (attachPeople) records = await attachPeople(records);
      some.forEach((entry, at) => {
        const record = records[at];
        done.push('record' in entry && isRecord(record) ? { line: entry.line, record } : entry);
      });
    }
    return done;
  };
}

/** Whole listings by their keys; those that the server does not have are left out. */
export async function* findListings(run: SyncRun, keys: readonly string[]): AsyncGenerator<SourceRecord> {
  const { client, feed } = run;
  const found = findByKeys(client, feed, {
    ...listingsQuery(run),
    field: 'ListingKey',
    keys,
    select: run.fields,
  });
  let some: SourceRecord[] = [];
  for await (const record of found) {
    if (some.push({ line: 0, record }) < KEYS_PER_QUESTION) continue;
    yield* await run.complete(some);
    some = [];
  }
  yield* await run.complete(some);
}

/** Which of the keys the server still has (and lets us view). */
export async function findExisting(
  { client, feed }: Pick<SyncRun, 'client' | 'feed'>,
  keys: readonly string[],
): Promise<Set<string>> {
  const { resource, canViewField } = feed.options;
  const select = feed.deletionModel === 'can-view' ? ['ListingKey', canViewField] : ['ListingKey'];
  const existing = new Set<string>();
  for await (const record of findByKeys(client, feed, { resource, field: 'ListingKey', keys, select })) {
    const key = textIn(record, 'ListingKey');
    if (key !== null && !isFalse(record[canViewField])) existing.add(key);
  }
  return existing;
}

/** The keys of all listings that the server has (and lets us view), page by page. */
export function keyQuery(feed: Feed): ResoQuery {
  const { resource, canViewField, filter } = feed.options;
  const select = feed.deletionModel === 'can-view' ? ['ListingKey', canViewField] : ['ListingKey'];
  return { resource, select, filters: [filter] };
}

export function viewableKeys(entries: readonly SourceRecord[], feed: Feed): string[] {
  return entries.flatMap((entry) => {
    if (!('record' in entry) || isFalse(entry.record[feed.options.canViewField])) return [];
    return textIn(entry.record, 'ListingKey') ?? [];
  });
}
