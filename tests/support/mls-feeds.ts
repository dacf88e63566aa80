import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuditService } from '#server/modules/audit/index.ts';
import { createListingsService } from '#server/modules/listings/index.ts';
import {
  createMlsService,
  feedOptionsSchema,
  type FeedOptions,
  type MlsService,
  type NewFeed,
} from '#server/modules/mls/index.ts';
import { createLog } from '#server/platform/log.ts';
import { createOutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';
import { createSealing } from '#server/platform/sealing/index.ts';
import { fakeBearer, startFakeReso, type FakeReso } from '#tests/fakes/reso/fake-reso.ts';
import { openListingsDatabase, type ListingsDatabase } from './listings-database.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

/** A fake RESO server, and the feeds of an installation that read it. */
export interface MlsFeeds {
  database: ListingsDatabase;
  reso: FakeReso;
  mls: MlsService;
  clock: TestClock;
  /** Milliseconds of each pause that was asked for; none of them is made. */
  pauses: number[];
  /** Makes a feed on the fake server. */
  addFeed: (feed?: Omit<Partial<NewFeed>, 'options'>, options?: Partial<FeedOptions>) => Promise<void>;
  /** What is stored of the source, by key, as far as it comes from the feed. */
  storedListings: () => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

export const feedSource = 'Fake MLS';

export async function startMlsFeeds(): Promise<MlsFeeds> {
  const database = await openListingsDatabase();
  const reso = await startFakeReso();
  const clock = createTestClock();
  const dataFolder = await mkdtemp(join(tmpdir(), 'sidekick-mls-'));
  const pauses: number[] = [];
  const mls = createMlsService({
    db: database.db,
    pool: database.pool,
    clock,
    log: createLog('silent'),
    audit: createAuditService({ clock }),
    sealing: createSealing({ key: undefined, dataFolder }),
    listings: createListingsService({ db: database.db, clock }),
    fetch: createOutgoingFetch({ toPrivateAddresses: true }),
    async wait(milliseconds, signal) {
      signal.throwIfAborted();
      pauses.push(milliseconds);
    },
  });
  return {
    ...{ database, reso, mls, clock, pauses },
    async addFeed(feed = {}, options = {}) {
      await mls.saveFeed({
        source: feedSource,
        serviceUrl: reso.url,
        credentials: { kind: 'bearer', token: fakeBearer },
        everyMinutes: 15,
        deletionModel: 'compare-keys',
        about: {},
        ...feed,
        options: feedOptionsSchema.parse({ requestIntervalMs: 0, ...options }),
      });
    },
    async storedListings() {
      const { rows } = await database.pool.query<Record<string, unknown>>(
        `SELECT listing_key, status, list_price, description, photos, agents, details, content_hash, source_modified_at
         FROM listings WHERE mls_source = $1 ORDER BY listing_key`,
        [feedSource],
      );
      return rows;
    },
    async close() {
      await reso.close();
      await database.drop();
      await rm(dataFolder, { recursive: true });
    },
  };
}
