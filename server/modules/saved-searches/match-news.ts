import type { ListingSearch } from '#contract/listing-search.ts';
import { savedSearchFrequencyKeys, type SavedSearchFrequency } from '#contract/saved-searches.ts';
import type { EnabledUser } from '#server/modules/accounts/index.ts';
import type { ListingsService, Sources, TakenNews, Watch } from '#server/modules/listings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';
import { changeKindOf } from './change-kind.ts';
import { mailTimeOf } from './mail-times.ts';
import { insertChanges, planMails, queueUp, selectWatched, type NewChange } from './saved-searches.queries.ts';
import { readWatchedSearch } from './watched-search.ts';

export interface MatchParts {
  db: Db;
  clock: Clock;
  listings: Pick<ListingsService, 'sources' | 'takeNews'>;
  findEnabled: (userIds: readonly string[], tx: Tx) => Promise<Map<string, EnabledUser>>;
}

/** Listings whose news is told in one transaction: more make it long, fewer make every search look more often. */
const LISTINGS_PER_TURN = 10_000;
const SEARCHES_PER_PAGE = 2_000;
/** Of one turn: nobody reads more, and a search of a whole state would fill the table after a mass update. */
const MAX_CHANGES_PER_SEARCH = 500;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

interface Watcher {
  id: string;
  frequency: SavedSearchFrequency;
}

/**
 * Tells every saved search what came or changed in it: what is taken and what is told commit together, so that each change is told once.
 * @returns how many listings were taken
 */
export async function matchNews(parts: MatchParts, signal?: AbortSignal): Promise<number> {
  let total = 0;
  for (;;) {
    signal?.throwIfAborted();
    const sources = await parts.listings.sources.read();
    const count = await parts.db.transaction().execute((tx) => matchSome(tx, sources, parts, signal));
    total += count;
    if (count < LISTINGS_PER_TURN) return total;
  }
}

async function matchSome(
  tx: Tx,
  sources: Sources,
  { clock, listings, findEnabled }: MatchParts,
  signal?: AbortSignal,
): Promise<number> {
  const now = clock.now();
  await queueUp(tx);
  const news = await listings.takeNews(tx, sources, LISTINGS_PER_TURN);
  if (news.count === 0) return 0;
  for (let afterId = LOWEST_ID; ;) {
    signal?.throwIfAborted();
    const page = await selectWatched(tx, afterId, SEARCHES_PER_PAGE);
    const users = await findEnabled([...new Set(page.map((row) => row.user_id))], tx);
    const groups = groupEqual(
      page.flatMap(({ id, user_id, search, frequency }) => {
        const [user, read] = [users.get(user_id), readWatchedSearch(search)];
        const known = savedSearchFrequencyKeys.find((key) => key === frequency);
        return user && read && known ? [{ watcher: { id, frequency: known }, search: read, user }] : [];
      }),
    );
    await matchGroups(tx, news, groups, now);
    const last = page.at(-1);
    if (!last || page.length < SEARCHES_PER_PAGE) return news.count;
    afterId = last.id;
  }
}

interface Group {
  watch: Watch;
  watchers: Watcher[];
}

/** The same search with the same rights is asked once, whoever saved it. */
function groupEqual(entries: readonly { watcher: Watcher; search: ListingSearch; user: EnabledUser }[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { watcher, search, user } of entries) {
    const { orderResultsBy: _, ...conditions } = search;
    const viewer = { allowedMlsProviders: user.allowedMlsProviders };
    const key = JSON.stringify([conditions, viewer.allowedMlsProviders]);
    const group: Group = groups.get(key) ?? { watch: { search: conditions, viewer }, watchers: [] };
    group.watchers.push(watcher);
    groups.set(key, group);
  }
  return [...groups.values()];
}

async function matchGroups(tx: Tx, news: TakenNews, groups: readonly Group[], now: Date): Promise<void> {
  const found = await news.match(groups.map(({ watch }) => watch));
  const changesOf = new Map<number, Omit<NewChange, 'saved_search_id'>[]>();
  for (const match of found) {
    const kind = changeKindOf(match);
    const changes = changesOf.get(match.watch) ?? [];
    if (kind === null || changes.length >= MAX_CHANGES_PER_SEARCH) continue;
    const { mlsSource, listingKey, fromListPrice, toListPrice, soldPrice } = match.news;
    changes.push({
      ...{ mls_source: mlsSource, listing_key: listingKey, kind, found_at: now },
      from_price: kind === 'sold' ? (toListPrice ?? fromListPrice) : fromListPrice,
      to_price: kind === 'sold' ? soldPrice : toListPrice,
    });
    changesOf.set(match.watch, changes);
  }
  const rows: NewChange[] = [];
  const toMail = new Map<SavedSearchFrequency, string[]>();
  for (const [at, changes] of changesOf) {
    for (const { id, frequency } of groups[at]?.watchers ?? []) {
      rows.push(...changes.map((change) => ({ ...change, saved_search_id: id })));
      toMail.set(frequency, [...(toMail.get(frequency) ?? []), id]);
    }
  }
  await insertChanges(tx, rows);
  for (const [frequency, ids] of toMail) {
    const at = mailTimeOf(frequency, now);
    if (at) await planMails(tx, ids, at);
  }
}
