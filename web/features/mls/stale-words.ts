import type { AdminListingSource } from '#contract/mls.ts';

const HOUR_SECONDS = 3_600;

/** "14 hours", "3 days" */
export function ageWords(seconds: number): string {
  const hours = Math.floor(seconds / HOUR_SECONDS);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}

type Feed = NonNullable<AdminListingSource['feed']>;

export interface SourceAge extends Pick<AdminListingSource, 'title' | 'lastSyncedAt'> {
  feed: Pick<Feed, 'ageSeconds' | 'isPaused' | 'lastError'> | null;
}

/** "Bay MLS has not been brought up to date for 14 hours. The last try failed: it answers 403." */
export function staleWords({ title, lastSyncedAt, feed }: SourceAge): string {
  const age = feed ? ageWords(feed.ageSeconds) : null;
  const since = lastSyncedAt
    ? `${title} has not been brought up to date for ${age ?? 'a while'}.`
    : `${title} has not been read since it was added${age ? ` ${age} ago` : ''}.`;
  const why = feed?.isPaused
    ? 'Its feed is paused.'
    : feed?.lastError
      ? `The last try failed: ${sentence(feed.lastError)}`
      : null;
  return [since, why].filter((part) => part !== null).join(' ');
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
