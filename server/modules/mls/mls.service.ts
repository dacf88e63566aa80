import { setTimeout as pause } from 'node:timers/promises';
import { removeListings, type ListingSource, type SourceChanges } from '#server/modules/listings/index.ts';
import type { DbOrTx } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import { addJob, type Jobs } from '#server/platform/jobs/index.ts';
import { OutgoingProblem } from '#server/platform/outgoing-fetch/index.ts';
import { deleteFeed, selectFeed, selectFeeds, updateFeed } from './feeds/feeds.queries.ts';
import { checkFeed } from './feeds/check-feed.ts';
import { feedOptionsSchema, type Feed } from './feeds/feed.ts';
import { FeedProblem } from './feeds/feed-problem.ts';
import { feedOf, saveFeed, type NewFeed } from './feeds/manage-feeds.ts';
import { ageMsOf, isDue, isStale } from './feeds/staleness.ts';
import { syncTask, enqueueDueSyncsTask } from './mls.tasks.ts';
import { previewFeed, type Preview } from './preview.ts';
import { createTokenCache } from './reso/access-token.ts';
import { createResoClient, type Wait } from './reso/reso-client.ts';
import { isFeedLocked } from './sync/feed-lock.ts';
import { openResoClient, runSync, type SyncResult, type SyncServices } from './sync/run-sync.ts';
import type { SyncOptions } from './sync/sync-feed.ts';

export interface MlsService {
  /** All feeds, by source. */
  listFeeds: () => Promise<Feed[]>;
  /** Makes the feed of a source, or changes it. */
  saveFeed: (feed: NewFeed) => Promise<Feed>;
  /** Asks the server of a feed that is to be saved whether it can be read so. @throws FeedProblem where it cannot */
  checkFeed: (feed: NewFeed, signal?: AbortSignal) => Promise<void>;
  /** Deletes every listing of a source. @returns how many */
  removeListings: (source: string) => Promise<number>;
  /** Forgets the feed and its credentials; its listings stay. @throws FeedProblem for an unknown source */
  removeFeed: (source: string) => Promise<void>;
  /** @throws FeedProblem for an unknown source */
  pauseFeed: (source: string, isPaused: boolean) => Promise<void>;
  /** Changes what a source's licence allows and the words that stand beside its listings; makes the source where there is none. */
  changeSource: (source: string, changes: SourceChanges) => Promise<ListingSource>;
  /** Syncs now, in this process. @throws FeedProblem for an unknown source */
  sync: (source: string, options?: SyncOptions & { signal?: AbortSignal }) => Promise<SyncResult>;
  /** Has some node sync soon. @returns false for an unknown source */
  requestSync: (source: string) => Promise<boolean>;
  /** The first records as they would be read. @throws FeedProblem when the server cannot be read */
  preview: (source: string, count: number, signal?: AbortSignal) => Promise<Preview>;
  isSyncing: (feed: Feed) => Promise<boolean>;
  /** How long ago each feed was brought up to date, or made. */
  sourceAges: () => Promise<{ name: string; ageSeconds: number }[]>;
  /** Begins what is due and flags what has become old; every minute on one of the nodes. */
  enqueueDueSyncs: () => Promise<void>;
  /** Says who works on the jobs of feeds. */
  registerJobs: (jobs: Jobs) => void;
}

/** So many feeds are synced at a time, on all nodes together. */
const LANES = 2;

const systemWait: Wait = (milliseconds, signal) => pause(milliseconds, undefined, { signal });

export function createMlsService(options: Omit<SyncServices, 'tokens' | 'wait'> & { wait?: Wait }): MlsService {
  const { db, pool, clock, log, audit, fetch } = options;
  const services: SyncServices = { wait: systemWait, ...options, tokens: createTokenCache({ fetch, clock }) };

  const enqueue = (feed: Feed): Promise<void> =>
    addJob(
      db,
      syncTask,
      { feedId: feed.id },
      { key: `mls.sync ${feed.id}`, queue: `mls ${feed.lockNumber % LANES}`, priority: 10 },
    );

  async function flagIfStale(feed: Feed): Promise<void> {
    const now = clock.now();
    if (feed.staleSince !== null || !isStale(feed, now)) return;
    log.warn({ source: feed.source, lastSyncedAt: feed.lastSyncedAt }, 'a listing source is older than 12 hours');
    await db.transaction().execute(async (tx) => {
      await updateFeed(tx, feed.id, { stale_since: now });
      await audit.record(tx, {
        ...{ action: 'listing-source-stale', actorUserId: null, subjectUserId: null, address: null },
        details: { source: feed.source },
      });
    });
  }

  /** Who runs commands has the whole machine, so the audit knows no more than that it was done there. */
  const recordChange = (dbOrTx: DbOrTx, source: string, change: string): Promise<void> =>
    audit.record(dbOrTx, {
      ...{ action: 'listing-source-changed', actorUserId: null, subjectUserId: null, address: null },
      details: { source, change },
    });

  const service: MlsService = {
    listFeeds: () => selectFeeds(db),
    async saveFeed(feed) {
      const saved = await saveFeed(services, feed);
      await recordChange(db, feed.source, 'feed saved');
      return saved;
    },
    async checkFeed(feed, signal = new AbortController().signal) {
      const asked = { id: newId(), serviceUrl: feed.serviceUrl, options: feedOptionsSchema.parse(feed.options) };
      const client = createResoClient({ ...services, feed: asked, credentials: feed.credentials, signal, maxTries: 2 });
      await checkFeed(client, feed).catch((error: unknown) => {
        if (!(error instanceof FeedProblem) || !(error.cause instanceof OutgoingProblem) || error.cause.code !== 'not-allowed')
          throw error;
        throw new FeedProblem(
          `${error.message} For development, OUTGOING_TO_PRIVATE_ADDRESSES=on lets http and private addresses.`,
          { cause: error },
        );
      });
    },
    async removeListings(source) {
      const removed = await removeListings(pool, source, clock.now());
      await recordChange(db, source, `${removed} listings removed`);
      return removed;
    },
    async removeFeed(source) {
      const { id } = await feedOf(db, source);
      await db.transaction().execute(async (tx) => {
        await deleteFeed(tx, id);
        await recordChange(tx, source, 'feed removed');
      });
    },
    async pauseFeed(source, isPaused) {
      const { id } = await feedOf(db, source);
      await db.transaction().execute(async (tx) => {
        await updateFeed(tx, id, { is_paused: isPaused });
        await recordChange(tx, source, isPaused ? 'feed paused' : 'feed resumed');
      });
    },
    async changeSource(source, changes) {
      const changed = await options.listings.sources.upsert(source, changes);
      if (Object.keys(changes).length > 0)
        await recordChange(db, source, `policy or words: ${JSON.stringify(changes).slice(0, 500)}`);
      return changed;
    },
    async sync(source, { signal = new AbortController().signal, ...syncOptions } = {}) {
      return runSync(services, await feedOf(db, source), { ...syncOptions, signal });
    },
    async requestSync(source) {
      const feed = await selectFeed(db, { source });
      if (feed) await enqueue(feed);
      return feed !== undefined;
    },
    async preview(source, count, signal = new AbortController().signal) {
      const feed = await feedOf(db, source);
      return previewFeed({ client: await openResoClient(services, feed, signal), clock }, feed, count);
    },
    isSyncing: (feed) => isFeedLocked(pool, feed.lockNumber),
    async sourceAges() {
      const now = clock.now();
      return (await selectFeeds(db)).map((feed) => ({
        name: feed.source,
        ageSeconds: Math.floor(ageMsOf(feed, now) / 1_000),
      }));
    },
    async enqueueDueSyncs() {
      for (const feed of await selectFeeds(db)) {
        await flagIfStale(feed);
        if (isDue(feed, clock.now()) && !(await isFeedLocked(pool, feed.lockNumber))) await enqueue(feed);
      }
    },
    registerJobs(jobs) {
      jobs.handle(syncTask, async ({ feedId }, { signal }) => {
        const feed = await selectFeed(db, { id: feedId });
        if (!feed) return;
        const { outcome } = await runSync(services, feed, { signal });
        // It counts as failed, so that another node goes on.
        if (outcome === 'stopped') throw new Error('stopped before the end');
      });
      jobs.handle(enqueueDueSyncsTask, service.enqueueDueSyncs);
      jobs.schedule(enqueueDueSyncsTask, '* * * * *', {});
    },
  };
  return service;
}
