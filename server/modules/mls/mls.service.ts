import { setTimeout as pause } from 'node:timers/promises';
import { addJob, type Jobs } from '#server/platform/jobs/index.ts';
import { deleteFeed, selectFeed, selectFeeds, updateFeed } from './feeds/feeds.queries.ts';
import type { Feed } from './feeds/feed.ts';
import { feedOf, saveFeed, type NewFeed } from './feeds/manage-feeds.ts';
import { ageMsOf, isDue, isStale } from './feeds/staleness.ts';
import { syncTask, tickTask } from './mls.tasks.ts';
import { previewFeed, type Preview } from './preview.ts';
import { createTokenCache } from './reso/access-token.ts';
import type { Wait } from './reso/reso-client.ts';
import { isFeedLocked } from './sync/feed-lock.ts';
import { openResoClient, runSync, type SyncResult, type SyncServices } from './sync/run-sync.ts';
import type { SyncOptions } from './sync/sync-feed.ts';

export interface MlsService {
  /** All feeds, by source. */
  listFeeds: () => Promise<Feed[]>;
  /** Makes the feed of a source, or changes it. */
  saveFeed: (feed: NewFeed) => Promise<Feed>;
  /** Forgets the feed and its credentials; its listings stay. @throws FeedProblem for an unknown source */
  removeFeed: (source: string) => Promise<void>;
  /** @throws FeedProblem for an unknown source */
  pauseFeed: (source: string, isPaused: boolean) => Promise<void>;
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
  tick: () => Promise<void>;
  /** Says who works on the jobs of feeds. */
  workOn: (jobs: Jobs) => void;
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

  const service: MlsService = {
    listFeeds: () => selectFeeds(db),
    saveFeed: (feed) => saveFeed(services, feed),
    async removeFeed(source) {
      await deleteFeed(db, (await feedOf(db, source)).id);
    },
    async pauseFeed(source, isPaused) {
      await updateFeed(db, (await feedOf(db, source)).id, { is_paused: isPaused });
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
    async tick() {
      for (const feed of await selectFeeds(db)) {
        await flagIfStale(feed);
        if (isDue(feed, clock.now()) && !(await isFeedLocked(pool, feed.lockNumber))) await enqueue(feed);
      }
    },
    workOn(jobs) {
      jobs.handle(syncTask, async ({ feedId }, { signal }) => {
        const feed = await selectFeed(db, { id: feedId });
        if (!feed) return;
        const { outcome } = await runSync(services, feed, { signal });
        // It counts as failed, so that another node goes on.
        if (outcome === 'stopped') throw new Error('stopped before the end');
      });
      jobs.handle(tickTask, service.tick);
      jobs.schedule(tickTask, '* * * * *', {});
    },
  };
  return service;
}
