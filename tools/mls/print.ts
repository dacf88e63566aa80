import type { ListingSource, PhotoCounts } from '#server/modules/listings/index.ts';
import { ageMsOf, isStale, type Feed, type Preview, type SyncCounts } from '#server/modules/mls/index.ts';

const number = (value: number): string => value.toLocaleString('en-US');

/** "5 min", "3 h", "2 days". */
export function durationText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'under a minute';
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

export function countsText(counts: SyncCounts): string {
  return (
    `Read ${number(counts.read)} listings in ${number(counts.requests)} requests and ${counts.seconds.toFixed(1)} s: ` +
    `${number(counts.inserted)} new, ${number(counts.updated)} changed, ${number(counts.unchanged)} unchanged, ` +
    `${number(counts.deleted)} deleted, ${number(counts.refused)} refused.`
  );
}

export function refusedText(refused: readonly { key: string | null; reason: string }[], limit = 10): string[] {
  const lines = refused.slice(0, limit).map(({ key, reason }) => `  ${key ?? '(no key)'}: ${reason}`);
  return refused.length > limit ? [...lines, '  …'] : lines;
}

/** What is known of a feed, in the order of what one looks for first. */
export interface FeedView {
  name: string;
  title: string;
  age: string;
  isStale: boolean;
  state: 'syncing' | 'paused' | 'failing' | 'waiting for its first sync' | 'ok';
  lastError: string | null;
  feed: Omit<Feed, 'sealedCredentials' | 'fence' | 'lockNumber'>;
}

export function viewOf(feed: Feed, source: ListingSource | undefined, isSyncing: boolean, now: Date): FeedView {
  const { sealedCredentials: _, fence: __, lockNumber: ___, ...shown } = feed;
  const state = (): FeedView['state'] => {
    if (isSyncing) return 'syncing';
    if (feed.isPaused) return feed.lastStartedAt === null ? 'waiting for its first sync' : 'paused';
    if (feed.lastError !== null) return 'failing';
    return 'ok';
  };
  return {
    name: feed.source,
    title: source?.title ?? feed.source,
    age: feed.lastSyncedAt === null ? 'never synced' : `${durationText(ageMsOf(feed, now))} old`,
    isStale: isStale(feed, now),
    state: state(),
    lastError: feed.lastError,
    feed: shown,
  };
}

export function statusLine({ name, age, isStale: stale, state, lastError }: FeedView): string {
  return `${name}: ${age}${stale ? ' (STALE)' : ''}, ${state}${lastError ? `: ${lastError}` : ''}`;
}

export function statusText(view: FeedView): string {
  const { feed } = view;
  const at = (date: Date | null): string => date?.toISOString() ?? 'never';
  const lines = [
    statusLine(view),
    `  server        ${feed.serviceUrl}/${feed.options.resource}`,
    `  read          every ${feed.everyMinutes} minutes; deletions by ${feed.deletionModel}; photos ${feed.options.media}`,
    `  up to         ${at(feed.watermark)}${feed.eventSequence === null ? '' : `, event ${feed.eventSequence}`}`,
    `  last begun    ${at(feed.lastStartedAt)}`,
    `  last finished ${at(feed.lastSyncedAt)}`,
    `  keys compared ${at(feed.lastComparedAt)}`,
  ];
  if (feed.progress) lines.push('  cut off       the next sync goes on where the last one was cut off');
  if (feed.lastErrorAt)
    lines.push(
      `  failed        ${at(feed.lastErrorAt)}, ${feed.failuresInARow === 1 ? 'once' : `${feed.failuresInARow} times in a row`}`,
    );
  if (feed.notBefore) lines.push(`  not before    ${at(feed.notBefore)}: the server asked for it`);
  if (feed.lastCounts) lines.push(`  ${countsText(feed.lastCounts)}`);
  return [...lines, ...refusedText(feed.lastRefused).map((line) => `  ${line}`)].join('\n');
}

export function photosText({ pending, kept, failed, reasons }: PhotoCounts): string {
  const counts = `Photos: ${number(kept)} kept, ${number(pending)} to come, ${number(failed)} given up.`;
  return [counts, ...reasons.map(({ reason, count }) => `  ${number(count)}: ${reason}`)].join('\n');
}

export function policyText(source: ListingSource): string {
  const word = (isOn: boolean): string => (isOn ? 'on' : 'off');
  return [
    `${source.name}: ${source.title}`,
    `  agents       ${word(source.showsToAgents)}`,
    `  clients      ${word(source.showsToClients)}`,
    `  models       ${word(source.sendsToModels)}`,
    `  attribution  ${source.attributionText ?? `(none: "${source.title}" stands beside its listings)`}`,
    `  disclaimer   ${source.disclaimer ?? '(none)'}`,
    `  remarks      ${source.remarksLimitCharacters === null ? '(the usual limit)' : `at most ${number(source.remarksLimitCharacters)} characters`}`,
  ].join('\n');
}

/** Listings as they would be stored, without what is empty. */
export function previewText({ fields, records }: Preview): string {
  const blocks = records.map(({ record, read }) => {
    const { ListingKey: listingKey } = record;
    const key = typeof listingKey === 'string' || typeof listingKey === 'number' ? String(listingKey) : '(no key)';
    if (read.outcome === 'refuse') return `${key}: REFUSED: ${read.reasons.join('; ')}`;
    if (read.outcome === 'forget') return `${key}: would be deleted`;
    const shown = Object.entries<unknown>({ ...read.listing }).filter(([name, value]) => {
      if (value === null || name.endsWith('_key') || name.endsWith('_keys')) return false;
      return typeof value !== 'object' || Object.keys(value).length > 0;
    });
    return [key, ...shown.map(([name, value]) => `  ${name}: ${shorten(value)}`)].join('\n');
  });
  const known = `Asked for ${fields.length} fields. The first ${records.length} listings, as they would be stored:`;
  return records.length === 0 ? 'The server has no listings for us.' : [known, ...blocks].join('\n\n');
}

function shorten(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}

/** Listings that are stored and shown nowhere, by their status as the source writes it. */
export function unseenText(unseen: readonly { status: string; count: number }[]): string[] {
  if (unseen.length === 0) return [];
  return [
    `Stored, and shown nowhere: ${unseen.map(({ status, count }) => `${number(count)} ${status || 'without a status'}`).join(', ')}.`,
  ];
}
