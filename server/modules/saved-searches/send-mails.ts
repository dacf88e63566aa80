import type { SavedSearchChange } from '#contract/saved-searches.ts';
import type { EnabledUser } from '#server/modules/accounts/index.ts';
import type { ListingsService, WithinTransaction } from '#server/modules/listings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';
import type { Mail } from '#server/platform/mail/index.ts';
import { showChanges } from './show-changes.ts';
import { newsLetter } from './saved-searches.letters.ts';
import { lockDueForMail, noteMailed, selectChanges, type SavedSearchRow } from './saved-searches.queries.ts';

export interface MailParts {
  db: Db;
  clock: Clock;
  mail: Pick<Mail, 'send'>;
  publicOrigin: string;
  listings: Pick<ListingsService, 'homes' | 'sources'>;
  findEnabled: (userIds: readonly string[], tx: Tx) => Promise<Map<string, EnabledUser>>;
}

const SEARCHES_PER_TURN = 50;
/** A mail shows 20 and counts the rest. */
const MAX_CHANGES = 500;

/** Mails each search that is due what happened in it since its last mail; a mail and the note that it was sent commit together. */
export async function sendDueMails(parts: MailParts, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const sources = await parts.listings.sources.read();
    const count = await parts.db.transaction().execute((tx) => sendSome({ tx, sources }, parts));
    if (count < SEARCHES_PER_TURN) return;
  }
}

async function sendSome(within: WithinTransaction, parts: MailParts): Promise<number> {
  const { tx } = within;
  const due = await lockDueForMail(tx, parts.clock.now(), SEARCHES_PER_TURN);
  const users = await parts.findEnabled([...new Set(due.map((row) => row.user_id))], tx);
  for (const row of due) {
    const user = users.get(row.user_id);
    const isWanted = user !== undefined && row.deleted_at === null && !row.is_paused && row.frequency !== 'off';
    await noteMailed(tx, row.id, isWanted ? await sendOne(within, parts, row, user) : undefined);
  }
  return due.length;
}

/** @returns the last change that it knew of */
async function sendOne(
  within: WithinTransaction,
  { listings, mail, publicOrigin }: MailParts,
  row: SavedSearchRow,
  user: EnabledUser,
): Promise<number | undefined> {
  const { tx, sources } = within;
  const rows = await selectChanges(tx, row.id, { after: row.mailed_through, limit: MAX_CHANGES });
  const changes = latestOfEach(await showChanges(listings, rows, { allowedMlsProviders: user.allowedMlsProviders }, within));
  const through = rows[0]?.id;
  if (changes.length === 0) return through;
  const named = [...new Set(changes.map(({ listing }) => listing.mlsSource))];
  const letter = newsLetter({
    name: row.name,
    changes,
    attributions: named.map((name) => {
      const source = sources.get(name);
      return {
        title: source?.title ?? name,
        text: source?.attributionText ?? null,
        disclaimer: source?.disclaimer ?? null,
        remarksLimitCharacters: null,
        updatedAt: null,
      };
    }),
    pageUrl: `${publicOrigin}/saved-searches/${row.id}`,
    unsubscribeUrl: `${publicOrigin}/api/saved-searches/unsubscribe/${row.unsubscribe_token}`,
  });
  await mail.send(tx, { to: user.email, letter });
  return through;
}

/** A home that was cut and sold since the last mail is told as sold. */
function latestOfEach(changes: readonly SavedSearchChange[]): SavedSearchChange[] {
  const listingIds = new Set<string>();
  return changes.filter(({ listing }) => !listingIds.has(listing.id) && listingIds.add(listing.id));
}
