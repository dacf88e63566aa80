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
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/index.ts';
import { createLog } from '#server/platform/log.ts';
import { createOutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';
import { createSealing } from '#server/platform/sealing/index.ts';
import { fakeBearer, startFakeReso, type FakeReso } from '#tests/fakes/reso/fake-reso.ts';
import { openListingsDatabase, type ListingsDatabase } from './listings-database.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

/** A fake RESO server, and the feeds of an installation that read it. */
export interface MlsFeeds {
  database: ListingsDatabase;
  /** Where the key is that seals credentials. */
  dataFolder: string;
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

/** The feeds of an installation, without the rest of it. */
export function composeFeeds(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  { clock, dataFolder, wait }: { clock: Clock; dataFolder: string; wait?: Parameters<typeof createMlsService>[0]['wait'] },
): MlsService {
  return createMlsService({
    ...{ db, pool, clock },
    log: createLog('silent'),
    audit: createAuditService({ clock }),
    sealing: createSealing({ key: undefined, dataFolder }),
    listings: createListingsService({ db, clock }),
    fetch: createOutgoingFetch({ toPrivateAddresses: true }),
    ...(wait ? { wait } : {}),
  });
}

export async function startMlsFeeds(): Promise<MlsFeeds> {
  const database = await openListingsDatabase();
  const reso = await startFakeReso();
  const clock = createTestClock();
  const dataFolder = await mkdtemp(join(tmpdir(), 'sidekick-mls-'));
  const pauses: number[] = [];
  const mls = composeFeeds(database, {
    clock,
    dataFolder,
    async wait(milliseconds, signal) {
      signal.throwIfAborted();
      pauses.push(milliseconds);
    },
  });
  return {
    ...{ database, dataFolder, reso, mls, clock, pauses },
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
