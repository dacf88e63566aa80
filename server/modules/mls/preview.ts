import { readListing, type ReadListing, type ResoListing } from '#server/modules/listings/index.ts';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import type { Feed } from './feeds/feed.ts';
import { findListingFields } from './reso/listing-fields.ts';
import { addressOf } from './reso/query.ts';
import { readPages } from './reso/read-pages.ts';
import type { ResoClient } from './reso/reso-client.ts';
import { createCompleter, listingsQuery } from './sync/ask-for-listings.ts';

export interface Preview {
  /** Fields that are asked for. */
  fields: string[];
  /** The first records and what each would come to. */
  records: { record: ResoListing; read: ReadListing }[];
}

/** The first records of a feed as they would be read. Nothing is stored. */
export async function previewFeed(
  { client, clock }: { client: ResoClient; clock: Clock },
  feed: Feed,
  count: number,
): Promise<Preview> {
  const fields = await findListingFields(client, feed);
  const complete = createCompleter(client, feed, clock.now);
  const address = addressOf(feed, { ...listingsQuery({ feed, fields }), filters: [feed.options.filter], top: count });
  const today = calendarDateOf(clock.now());
  for await (const { records } of readPages(client, address)) {
    const completed = await complete(records.slice(0, count));
    const read = completed.flatMap((entry) =>
      'record' in entry ? [{ record: entry.record, read: readListing(entry.record, today) }] : [],
    );
    return { fields, records: read };
  }
  return { fields, records: [] };
}
