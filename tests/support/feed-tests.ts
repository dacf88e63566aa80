import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Feed, SyncCounts, SyncResult } from '#server/modules/mls/index.ts';
import { fakeListing, type FakeRecord } from '#tests/fakes/reso/fake-records.ts';
import { feedSource, startMlsFeeds, type MlsFeeds } from './mls-feeds.ts';

/** What tests of syncs ask again and again, of one fake server and database per file that every test finds empty. */
export interface FeedTests {
  /** Not before the first test begins. */
  feeds: () => MlsFeeds;
  sync: (options?: Parameters<MlsFeeds['mls']['sync']>[1]) => Promise<SyncResult>;
  /** What a sync that came to its end did. */
  counts: (
    result: Promise<SyncResult>,
  ) => Promise<Pick<SyncCounts, 'inserted' | 'updated' | 'unchanged' | 'deleted' | 'refused'>>;
  /** Keys that are stored. */
  keys: () => Promise<unknown[]>;
  /** Keys that the server has. */
  keysAt: () => unknown[];
  feed: () => Promise<Feed>;
}

export const noCounts = { inserted: 0, updated: 0, unchanged: 0, deleted: 0, refused: 0 };

/** Listings of the fake server, numbered from 1 or another number. */
export function fakeListings(count: number, from = 1): FakeRecord[] {
  return Array.from({ length: count }, (_, at) => fakeListing(from + at));
}

export function useFeeds(): FeedTests {
  let feeds: MlsFeeds;
  beforeAll(async () => {
    feeds = await startMlsFeeds();
  });
  afterAll(() => feeds.close());
  beforeEach(() => {
    feeds.reso.data = { Property: [], Media: [], Member: [], Office: [], EntityEvent: [] };
    Object.assign(feeds.reso, { pageSize: 10, gzip: false, describesItself: true, asked: [], onAsked: undefined });
    feeds.reso.clearFaults();
    feeds.pauses.length = 0;
  });
  afterEach(async () => {
    for (const table of ['listings', 'areas', 'mls_feeds', 'listing_sources']) {
      await feeds.database.pool.query(`DELETE FROM ${table}`);
    }
  });
  return {
    feeds: () => feeds,
    sync: (options = {}) => feeds.mls.sync(feedSource, options),
    async counts(result) {
      const done = await result;
      if (done.outcome !== 'done') throw new Error(`The sync ended as ${JSON.stringify(done)}`);
      const { inserted, updated, unchanged, deleted, refused } = done.counts;
      return { inserted, updated, unchanged, deleted, refused };
    },
    keys: async () => (await feeds.storedListings()).map((row) => row['listing_key']),
    keysAt: () => (feeds.reso.data['Property'] ?? []).map((row) => row['ListingKey']).sort(),
    async feed() {
      const [only] = await feeds.mls.listFeeds();
      if (!only) throw new Error('There is no feed');
      return only;
    },
  };
}
