import type pg from 'pg';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/log.ts';
import type { OutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';
import { SealProblem } from '#server/platform/sealing/index.ts';
import type { MlsAuditAction } from '../mls.audit.ts';
import { FeedProblem } from '../feeds/feed-problem.ts';
import type { Feed } from '../feeds/feed.ts';
import { raiseFence, updateFenced } from '../feeds/feeds.queries.ts';
import { openCredentials, type FeedDependencies } from '../feeds/manage-feeds.ts';
import type { TokenCache } from '../reso/access-token.ts';
import { createResoClient, type ResoClient, type Wait } from '../reso/reso-client.ts';
import { takeFeedLock, type FeedLock } from './feed-lock.ts';
import { syncFeed, type SyncOptions, type SyncOutcome } from './sync-feed.ts';

export interface SyncServices extends FeedDependencies {
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  audit: AuditService<MlsAuditAction>;
  fetch: OutgoingFetch;
  tokens: TokenCache;
  wait: Wait;
}

/** `busy`: another program syncs this feed now. `stopped`: we were told to stop; the next sync goes on there. */
export type SyncResult =
  | ({ outcome: 'done' } & SyncOutcome)
  | { outcome: 'busy' | 'stopped' }
  | { outcome: 'failed'; reason: string };

/** A client for the feed's server. */
export async function openResoClient(services: SyncServices, feed: Feed, signal: AbortSignal): Promise<ResoClient> {
  const { fetch, tokens, clock, wait, sealing } = services;
  const credentials = await openCredentials(sealing, feed);
  return createResoClient({ feed, credentials, fetch, tokens, clock, wait, signal });
}

/** Syncs a feed under its lock and notes in its row how it went. Failures of the feed are an outcome, those of ours are thrown. */
export async function runSync(
  services: SyncServices,
  feed: Feed,
  { signal, ...options }: SyncOptions & { signal: AbortSignal },
): Promise<SyncResult> {
  const lost = new AbortController();
  const lock = await takeFeedLock(services.pool, feed.lockNumber, () => lost.abort(new Error('the lock was lost')));
  if (lock === null) return { outcome: 'busy' };
  try {
    const fenced = await raiseFence(services.db, feed.id, services.clock.now());
    if (!fenced) throw new FeedProblem(`The feed "${feed.source}" was removed.`);
    return await syncUnderLock(services, fenced, { ...options, lock, signal: AbortSignal.any([signal, lost.signal]) }).catch(
      (error: unknown) => noteFailure(services, fenced, error, signal),
    );
  } finally {
    await lock.release();
  }
}

async function syncUnderLock(
  services: SyncServices,
  feed: Feed,
  { signal, lock, ...options }: SyncOptions & { signal: AbortSignal; lock: FeedLock },
): Promise<SyncResult> {
  const { db, clock, log, listings } = services;
  const client = await openResoClient(services, feed, signal);
  const outcome = await syncFeed({ ...services, client, connection: lock.client }, feed, options);
  const now = clock.now();
  const isNoted = await updateFenced(db, feed, {
    watermark: outcome.watermark,
    progress: null,
    last_synced_at: now,
    ...(outcome.wasCompared ? { last_compared_at: now } : {}),
    last_counts: JSON.stringify(outcome.counts),
    last_refused: JSON.stringify(outcome.refused),
    last_error: null,
    last_error_at: null,
    failures_in_a_row: 0,
    not_before: null,
    stale_since: null,
  });
  if (!isNoted) throw new FeedProblem('Another sync of this feed has begun.');
  await listings.sources.upsert(feed.source, { lastSyncedAt: now });
  if (feed.staleSince) log.info({ source: feed.source }, 'a listing source is up to date again');
  log.debug({ source: feed.source, ...outcome.counts }, 'synced a listing source');
  return { outcome: 'done', ...outcome };
}

async function noteFailure(
  { db, clock, log }: SyncServices,
  feed: Feed,
  error: unknown,
  signal: AbortSignal,
): Promise<SyncResult> {
  if (signal.aborted) return { outcome: 'stopped' };
  const isOfFeed = error instanceof FeedProblem || error instanceof SealProblem;
  const reason = isOfFeed ? error.message : 'The sync failed on our side; the log tells more.';
  log.warn({ err: isOfFeed ? undefined : error, source: feed.source, reason }, 'could not sync a listing source');
  await updateFenced(db, feed, {
    last_error: reason,
    last_error_at: clock.now(),
    failures_in_a_row: feed.failuresInARow + 1,
    ...(error instanceof FeedProblem ? { not_before: error.notBefore } : {}),
    ...(error instanceof FeedProblem && error.startsOver ? { progress: null } : {}),
  });
  return { outcome: 'failed', reason };
}
