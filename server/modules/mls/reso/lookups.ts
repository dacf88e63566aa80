import { isRecord, type ResoListing } from '#server/modules/listings/index.ts';
import type { Feed } from '../feeds/feed.ts';
import { addressOf, inChunks, isOneOf, KEYS_PER_QUESTION } from './query.ts';
import { readPages } from './read-pages.ts';
import type { ResoClient } from './reso-client.ts';

/** A person or office as often as it comes; the cache is emptied when it is full. */
const KEPT_PEOPLE = 5_000;

/** Records of a resource whose `field` is one of the texts. */
export async function* findByKeys(
  client: ResoClient,
  feed: Feed,
  {
    resource,
    field,
    keys,
    ...query
  }: { resource: string; field: string; keys: readonly string[]; select?: readonly string[]; expand?: string | null },
): AsyncGenerator<ResoListing> {
  for (const some of inChunks([...new Set(keys)], KEYS_PER_QUESTION)) {
    const address = addressOf(feed, { resource, ...query, filters: [isOneOf(field, some)] });
    for await (const { records } of readPages(client, address)) {
      for (const entry of records) if ('record' in entry) yield entry.record;
    }
  }
}

export function textIn(record: ResoListing, field: string): string | null {
  const value = record[field];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Puts photos from the Media resource into listings. */
export async function attachMedia(client: ResoClient, feed: Feed, listings: readonly ResoListing[]): Promise<ResoListing[]> {
  const keys = listings.flatMap((listing) => textIn(listing, 'ListingKey') ?? []);
  const mediaOf = new Map<string, ResoListing[]>();
  for await (const medium of findByKeys(client, feed, { resource: 'Media', field: 'ResourceRecordKey', keys })) {
    const key = textIn(medium, 'ResourceRecordKey');
    if (key === null) continue;
    const media = mediaOf.get(key) ?? [];
    if (media.push(medium) === 1) mediaOf.set(key, media);
  }
  return listings.map((listing) => ({ ...listing, Media: mediaOf.get(textIn(listing, 'ListingKey') ?? '') ?? [] }));
}

const people = [
  { resource: 'Member', key: 'MemberKey', by: 'AgentKey' },
  { resource: 'Office', key: 'OfficeKey', by: 'OfficeKey' },
] as const;

/** What a listing says of its agent or office, and where the Member or Office resource says it. */
const copied: Record<string, Record<string, string>> = {
  Member: {
    AgentFullName: 'MemberFullName',
    AgentFirstName: 'MemberFirstName',
    AgentLastName: 'MemberLastName',
    AgentStateLicense: 'MemberStateLicense',
    AgentPreferredPhone: 'MemberPreferredPhone',
  },
  Office: { OfficeName: 'OfficeName', OfficePhone: 'OfficePhone' },
};

/** Fills in names, licences and phones of agents and offices where listings have their keys alone. */
export function createPeopleLookup(client: ResoClient, feed: Feed) {
  const known = new Map<string, ResoListing>();

  async function learn(resource: string, keyField: string, keys: readonly string[]): Promise<void> {
    if (known.size > KEPT_PEOPLE) known.clear();
    const unknown = keys.filter((key) => !known.has(`${resource} ${key}`));
    const select = [keyField, ...Object.values(copied[resource] ?? {})];
    for await (const record of findByKeys(client, feed, { resource, field: keyField, keys: unknown, select })) {
      const key = textIn(record, keyField);
      if (key !== null) known.set(`${resource} ${key}`, record);
    }
  }

  return async function attachPeople(listings: readonly ResoListing[]): Promise<ResoListing[]> {
    const filled = listings.map((listing): Record<string, unknown> => ({ ...listing }));
    for (const { resource, key, by } of people) {
      const fields = ['List', 'CoList'].map((side) => `${side}${by}`);
      await learn(
        resource,
        key,
        filled.flatMap((listing) => fields.flatMap((field) => textIn(listing, field) ?? [])),
      );
      for (const listing of filled) {
        for (const side of ['List', 'CoList']) {
          const person = known.get(`${resource} ${textIn(listing, `${side}${by}`)}`);
          if (!isRecord(person)) continue;
          for (const [ours, theirs] of Object.entries(copied[resource] ?? {})) {
            if (textIn(listing, side + ours) === null && person[theirs] !== undefined) listing[side + ours] = person[theirs];
          }
        }
      }
    }
    return filled;
  };
}
