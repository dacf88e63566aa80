import type { Feed } from './feed.ts';

/** A source that is older than this is flagged: most licences ask for a refresh every 12 hours. */
export const STALE_AFTER_MS = 12 * 3_600_000;

/** Milliseconds since the feed was last brought up to date, or since it was made. */
export function ageMsOf({ lastSyncedAt, createdAt }: Pick<Feed, 'lastSyncedAt' | 'createdAt'>, now: Date): number {
  return Math.max(0, now.getTime() - (lastSyncedAt ?? createdAt).getTime());
}

export function isStale(feed: Pick<Feed, 'lastSyncedAt' | 'createdAt'>, now: Date): boolean {
  return ageMsOf(feed, now) > STALE_AFTER_MS;
}

/** After failures in a row a feed waits longer, up to an hour. */
export function isDue(feed: Feed, now: Date): boolean {
  if (feed.isPaused || (feed.notBefore !== null && feed.notBefore > now)) return false;
  if (feed.lastStartedAt === null) return true;
  const waitMinutes = Math.max(feed.everyMinutes, Math.min(60, 2 ** Math.min(feed.failuresInARow, 6) - 1));
  return now.getTime() - feed.lastStartedAt.getTime() >= waitMinutes * 60_000;
}
