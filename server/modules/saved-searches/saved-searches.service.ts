import { randomBytes } from 'node:crypto';
import type { ListingSearch } from '#contract/listing-search.ts';
import {
  savedSearchLimits,
  savedSearchSchema,
  type SavedSearch,
  type SavedSearchChange,
  type SavedSearchFrequency,
} from '#contract/saved-searches.ts';
import type { ListingsService } from '#server/modules/listings/index.ts';
import type { ListingViewer } from '#server/platform/viewer.ts';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx, Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { newId } from '#server/platform/ids.ts';
import {
  countSavedSearches,
  findByToken,
  forgetOld,
  insertSavedSearch,
  lastChangeId,
  laterChangeId,
  selectChanges,
  selectSavedSearch,
  selectSavedSearches,
  stopMails,
  undeleteSavedSearch,
  updateSavedSearch,
  type SavedSearchNewsRow,
} from './saved-searches.queries.ts';
import { showChanges } from './show-changes.ts';
import { readWatchedSearch, watchedSearchOf } from './watched-search.ts';

/** A saved search of its user: every call names both, and somebody else's is like one that does not exist. */
export interface OwnSavedSearch {
  userId: string;
  savedSearchId: string;
}

export interface SavedSearchChanges {
  name?: string | undefined;
  search?: ListingSearch | undefined;
  frequency?: SavedSearchFrequency | undefined;
  isPaused?: boolean | undefined;
  /** The last change that the user looked at. */
  seenThrough?: number | undefined;
}

export interface SavedSearchesService {
  /** Those with unseen changes first, then the newest. */
  list: (userId: string) => Promise<SavedSearch[]>;
  /** Throws `too_many_saved_searches`, and `invalid_request` for a search without a condition. */
  create: (
    tx: Tx,
    saved: { userId: string; name: string; search: ListingSearch; frequency: SavedSearchFrequency },
  ) => Promise<SavedSearch>;
  /** Throws `saved_search_not_found`, as the calls below. */
  update: (db: DbOrTx, own: OwnSavedSearch, changes: SavedSearchChanges) => Promise<SavedSearch>;
  /** Takes it from its user, who can take it back for 30 days. */
  delete: (db: DbOrTx, own: OwnSavedSearch) => Promise<void>;
  restore: (own: OwnSavedSearch) => Promise<SavedSearch>;
  /** The one that an id or words of its name mean; the one that was changed last without them. Throws `saved_search_not_found`. */
  find: (userId: string, idOrWords: string | null, dbOrTx?: DbOrTx) => Promise<SavedSearch>;
  /** What happened in it, the latest first, as the viewer may see it. */
  changes: (own: OwnSavedSearch, viewer: ListingViewer, since?: Date) => Promise<SavedSearchChange[]>;
  /** Whether a link that ends mails is known. */
  findLink: (token: string) => Promise<{ id: string } | undefined>;
  /** Ends the mails of the search that the link names. */
  unsubscribe: (token: string) => Promise<{ name: string }>;
  forgetOld: () => Promise<void>;
}

interface SavedSearchesParts {
  db: Db;
  clock: Clock;
  listings: Pick<ListingsService, 'homes'>;
}

const DAY_MS = 24 * 60 * 60_000;
const TOKEN_BYTES = 16;

const notFound = (): AppError => new AppError('saved_search_not_found', 'This saved search does not exist or was deleted.');

/** Null for one that this program does not understand. */
function toSavedSearch(row: SavedSearchNewsRow): SavedSearch | null {
  const search = readWatchedSearch(row.search);
  if (!search) return null;
  return {
    id: row.id,
    name: row.name,
    search,
    frequency: savedSearchSchema.shape.frequency.parse(row.frequency),
    isPaused: row.is_paused,
    createdAt: row.created_at.toISOString(),
    unseenCount: row.unseen_count,
    lastChangeAt: row.last_change_at === null ? null : new Date(row.last_change_at).toISOString(),
  };
}

function latest(rows: readonly SavedSearchNewsRow[]): SavedSearchNewsRow[] {
  return rows.toSorted((one, other) => other.updated_at.getTime() - one.updated_at.getTime()).slice(0, 1);
}

/** "The Nguyen search" means “Nguyens”. */
const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/['’]s?\b/g, '')
      .match(/[\p{L}\d]+/gu) ?? []
  ).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));

function isMeant({ id, name }: Pick<SavedSearchNewsRow, 'id' | 'name'>, idOrWords: string): boolean {
  const words = wordsOf(idOrWords).filter((word) => word !== 'the' && word !== 'my');
  return id === idOrWords || (words.length > 0 && words.every((word) => wordsOf(name).includes(word)));
}

/** The name, or with a number behind it where another search has it: in words they could not be told apart. */
function nameApart(name: string, others: readonly string[]): string {
  const taken = new Set(others.map((other) => other.toLowerCase()));
  let apart = name;
  for (let number = 2; taken.has(apart.toLowerCase()); number += 1) {
    const behind = ` ${number}`;
    apart = name.slice(0, savedSearchLimits.nameCharacters - behind.length) + behind;
  }
  return apart;
}

export function createSavedSearchesService({ db, clock, listings }: SavedSearchesParts): SavedSearchesService {
  async function get(dbOrTx: DbOrTx, own: OwnSavedSearch): Promise<SavedSearch> {
    const row = await selectSavedSearch(dbOrTx, own);
    const saved = row && toSavedSearch(row);
    if (!saved) throw notFound();
    return saved;
  }

  async function ensureRoom(tx: Tx, userId: string): Promise<void> {
    if ((await countSavedSearches(tx, userId)) >= savedSearchLimits.perUser) {
      throw new AppError('too_many_saved_searches', `You have ${savedSearchLimits.perUser} saved searches. Delete one first.`);
    }
  }

  const today = (): string => calendarDateOf(clock.now());

  return {
    async list(userId) {
      const rows = await selectSavedSearches(db, userId, savedSearchLimits.perUser);
      return rows.flatMap((row) => toSavedSearch(row) ?? []);
    },

    async create(tx, { userId, name, search, frequency }) {
      const watched = watchedSearchOf(search, today());
      await ensureRoom(tx, userId);
      const [id, now] = [newId(), clock.now()];
      const others = await selectSavedSearches(tx, userId, savedSearchLimits.perUser);
      const apart = nameApart(
        name,
        others.map((other) => other.name),
      );
      await insertSavedSearch(tx, {
        ...{ id, user_id: userId, name: apart, frequency, created_at: now, updated_at: now },
        search: JSON.stringify(watched),
        unsubscribe_token: randomBytes(TOKEN_BYTES).toString('base64url'),
      });
      return get(tx, { userId, savedSearchId: id });
    },

    async update(dbOrTx, own, { name, search, frequency, isPaused, seenThrough }) {
      const isChanged = await updateSavedSearch(dbOrTx, own, {
        updated_at: clock.now(),
        ...(name === undefined ? {} : { name }),
        ...(search === undefined ? {} : { search: JSON.stringify(watchedSearchOf(search, today())) }),
        // Mails begin, and go on, with what happens from now on; the next time is found when something does.
        ...(frequency === undefined ? {} : { frequency, next_mail_at: null, mailed_through: lastChangeId }),
        ...(isPaused === undefined ? {} : { is_paused: isPaused }),
        ...(seenThrough === undefined ? {} : { seen_through: laterChangeId(seenThrough) }),
      });
      if (!isChanged) throw notFound();
      return get(dbOrTx, own);
    },

    async delete(dbOrTx, own) {
      if (!(await updateSavedSearch(dbOrTx, own, { deleted_at: clock.now() }))) throw notFound();
    },

    restore: (own) =>
      db.transaction().execute(async (tx) => {
        await ensureRoom(tx, own.userId);
        const after = new Date(clock.now().getTime() - savedSearchLimits.restorableDays * DAY_MS);
        if (!(await undeleteSavedSearch(tx, own, after))) throw notFound();
        return get(tx, own);
      }),

    async find(userId, idOrWords, dbOrTx = db) {
      const rows = await selectSavedSearches(dbOrTx, userId, savedSearchLimits.perUser);
      const matching = idOrWords === null ? latest(rows) : rows.filter((row) => isMeant(row, idOrWords));
      const inFull = matching.filter(({ name }) => isMeant({ id: '', name: idOrWords ?? '' }, name));
      const [row, second] = inFull.length === 1 ? inFull : matching;
      if (row && second) {
        const names = matching.map(({ name }) => `“${name}”`).join(', ');
        throw new AppError('saved_search_not_found', `Several saved searches fit: ${names}. Say which one.`);
      }
      const saved = row && toSavedSearch(row);
      if (!saved) throw notFound();
      return saved;
    },

    async changes(own, viewer, since) {
      await get(db, own);
      const rows = await selectChanges(db, own.savedSearchId, { since, limit: savedSearchLimits.changes });
      return showChanges(listings, rows, viewer);
    },

    findLink: (token) => findByToken(db, token),

    async unsubscribe(token) {
      const stopped = await stopMails(db, token, clock.now());
      if (!stopped) throw new AppError('not_found', 'This link does not lead anywhere any more.');
      return stopped;
    },

    async forgetOld() {
      const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
      await forgetOld(db, {
        changesBefore: daysAgo(savedSearchLimits.changesKeptDays),
        deletedBefore: daysAgo(savedSearchLimits.restorableDays),
      });
    },
  };
}
