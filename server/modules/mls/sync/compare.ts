import type pg from 'pg';
import { compareKeys, type KeyComparison, type SourceRecord } from '#server/modules/listings/index.ts';
import { FeedProblem } from '../feeds/feed-problem.ts';
import { addressOf } from '../reso/query.ts';
import { readPages } from '../reso/read-pages.ts';
import { findExisting, findListings, forgotten, keyQuery, viewableKeys } from './ask-for-listings.ts';
import type { SyncRun } from './sync-state.ts';

const KEYS_AT_A_TIME = 1_000;
/** A server that suddenly lists less than half of what is stored is more likely broken than right. */
const MAX_GONE_SHARE = 0.5;
const GONE_ALWAYS_BELIEVED = 100;

async function* allKeys({ client, feed }: SyncRun): AsyncGenerator<string[]> {
  for await (const { records } of readPages(client, addressOf(feed, keyQuery(feed)))) yield viewableKeys(records, feed);
}

/** Asks for all keys and compares them with what is stored. Reading them to the last page comes before any conclusion. */
export async function compareWithServer(
  run: SyncRun,
  connection: pg.ClientBase,
  acceptsManyGone: boolean,
): Promise<KeyComparison> {
  const comparison = await compareKeys(connection, { source: run.feed.source, keys: allKeys(run) });
  const { goneCount, storedCount, listedCount } = comparison;
  if (!acceptsManyGone && goneCount > GONE_ALWAYS_BELIEVED && goneCount > storedCount * MAX_GONE_SHARE) {
    throw new FeedProblem(
      `The server lists ${listedCount} of the ${storedCount} listings that are stored, so nothing was deleted. ` +
        'If that is right, run: npm run mls -- sync NAME --accept-deletions',
    );
  }
  return comparison;
}

/**
 * What a comparison comes to: listings that are gone, each asked for once more, because listings that move while pages are read may be
 * listed on none; and listings that were missed for the same reason.
 */
export async function* readDifferences(run: SyncRun, comparison: KeyComparison): AsyncGenerator<SourceRecord> {
  for (let after = ''; ;) {
    const keys = await comparison.findGone(after, KEYS_AT_A_TIME);
    const existing = await findExisting(run, keys);
    for (const key of keys) if (!existing.has(key)) yield forgotten(key);
    if (keys.length < KEYS_AT_A_TIME) break;
    after = keys.at(-1) ?? '';
  }
  for (let after = ''; ;) {
    const keys = await comparison.findMissing(after, KEYS_AT_A_TIME);
    yield* findListings(run, keys);
    if (keys.length < KEYS_AT_A_TIME) break;
    after = keys.at(-1) ?? '';
  }
}
