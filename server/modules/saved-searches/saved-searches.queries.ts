import { sql, type Insertable, type Selectable, type UpdateObject } from 'kysely';
import type { DB, Db, DbOrTx, Tx } from '#server/platform/database/index.ts';

export type SavedSearchRow = Selectable<DB['saved_searches']>;
export type ChangeRow = Selectable<DB['saved_search_changes']>;
export type NewChange = Omit<Insertable<DB['saved_search_changes']>, 'id'>;
/** A saved search with what its user is told of it. */
export type SavedSearchNewsRow = SavedSearchRow & { unseen_count: number; last_change_at: Date | null };

const unseenCount = sql<number>`(SELECT count(*) FROM saved_search_changes AS change
  WHERE change.saved_search_id = saved_searches.id AND change.id > saved_searches.seen_through)`.as('unseen_count');
const lastChangeAt = sql<Date | null>`(SELECT change.found_at FROM saved_search_changes AS change
  WHERE change.saved_search_id = saved_searches.id ORDER BY change.id DESC LIMIT 1)`.as('last_change_at');

/** Those of a user that are not deleted: with unseen changes first, then the newest. */
export function selectSavedSearches(db: DbOrTx, userId: string, limit: number): Promise<SavedSearchNewsRow[]> {
  return db
    .selectFrom('saved_searches')
    .selectAll()
    .select([unseenCount, lastChangeAt])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy(
      sql`(SELECT count(*) FROM saved_search_changes AS change
      WHERE change.saved_search_id = saved_searches.id AND change.id > saved_searches.seen_through) > 0`,
      'desc',
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

interface Own {
  userId: string;
  savedSearchId: string;
}

/** One of a user; undefined for another's, as for one that does not exist or is deleted. */
export function selectSavedSearch(db: DbOrTx, { userId, savedSearchId }: Own): Promise<SavedSearchNewsRow | undefined> {
  return db
    .selectFrom('saved_searches')
    .selectAll()
    .select([unseenCount, lastChangeAt])
    .where('id', '=', savedSearchId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** How many a user has. The lock makes two that are saved at once come one after the other. */
export async function countSavedSearches(tx: Tx, userId: string): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`saved searches of ${userId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('saved_searches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertSavedSearch(tx: Tx, row: Insertable<DB['saved_searches']>): Promise<void> {
  await tx.insertInto('saved_searches').values(row).execute();
}

/** Changes one of a user; false where there is none. */
export async function updateSavedSearch(
  db: DbOrTx,
  { userId, savedSearchId }: Own,
  change: UpdateObject<DB, 'saved_searches'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_searches')
    .set(change)
    .where('id', '=', savedSearchId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes back a deletion; false where there is nothing to take back. */
export async function undeleteSavedSearch(tx: Tx, { userId, savedSearchId }: Own, deletedAfter: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('saved_searches')
    .set({ deleted_at: null })
    .where('id', '=', savedSearchId)
    .where('user_id', '=', userId)
    .where('deleted_at', '>', deletedAfter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The last change of a search, as a value of an update. */
export const lastChangeId = sql<number>`coalesce((SELECT max(change.id) FROM saved_search_changes AS change
  WHERE change.saved_search_id = saved_searches.id), 0)`;

/** A change that was looked at, unless a later one was already. */
export const laterChangeId = (changeId: number) =>
  sql<number>`greatest(seen_through, least(${changeId}::bigint, ${lastChangeId}))`;

/** Ends the mails of the search that a link names; its name, or undefined where no search has that link. */
export async function stopMails(db: Db, token: string, at: Date): Promise<{ name: string } | undefined> {
  return db
    .updateTable('saved_searches')
    .set({ frequency: 'off', next_mail_at: null, updated_at: at })
    .where('unsubscribe_token', '=', token)
    .returning('name')
    .executeTakeFirst();
}

export function findByToken(db: Db, token: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('saved_searches').select('id').where('unsubscribe_token', '=', token).executeTakeFirst();
}

/** The latest changes of a search, the last first. */
export function selectChanges(
  db: DbOrTx,
  savedSearchId: string,
  { since, after, limit }: { since?: Date | undefined; after?: number; limit: number },
): Promise<ChangeRow[]> {
  let query = db.selectFrom('saved_search_changes').selectAll().where('saved_search_id', '=', savedSearchId);
  if (since) query = query.where('found_at', '>=', since);
  if (after !== undefined) query = query.where('id', '>', after);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** One transaction that tells news comes after the other, so that the ids of a search's changes are in the order that they can be seen. */
export async function queueUp(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('saved searches are told', 0))`.execute(tx);
}

/** Searches that are watched, some at a time in the order of their ids. */
export function selectWatched(tx: Tx, afterId: string, limit: number) {
  return tx
    .selectFrom('saved_searches')
    .select(['id', 'user_id', 'search', 'frequency'])
    .where('id', '>', afterId)
    .where('deleted_at', 'is', null)
    .where('is_paused', '=', false)
    .orderBy('id')
    .limit(limit)
    .execute();
}

const ROWS_PER_INSERT = 1_000;

export async function insertChanges(tx: Tx, changes: readonly NewChange[]): Promise<void> {
  for (let at = 0; at < changes.length; at += ROWS_PER_INSERT) {
    await tx
      .insertInto('saved_search_changes')
      .values(changes.slice(at, at + ROWS_PER_INSERT))
      .execute();
  }
}

/** Sets when searches are mailed next, where no mail waits already. */
export async function planMails(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('saved_searches')
    .set({ next_mail_at: at })
    .where('id', '=', sql<string>`ANY(${[...ids]}::uuid[])`)
    .where('next_mail_at', 'is', null)
    .execute();
}

/** Searches whose mail is due, and locks them; those that another node works on are left out. */
export function lockDueForMail(tx: Tx, now: Date, limit: number): Promise<SavedSearchRow[]> {
  return tx
    .selectFrom('saved_searches')
    .selectAll()
    .where('next_mail_at', '<=', now)
    .orderBy('next_mail_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** @param through the last change that the mail knew of; undefined where none was sent */
export async function noteMailed(tx: Tx, id: string, through: number | undefined): Promise<void> {
  await tx
    .updateTable('saved_searches')
    .set({ next_mail_at: null, ...(through === undefined ? {} : { mailed_through: through }) })
    .where('id', '=', id)
    .execute();
}

/** Forgets what is told no more, and searches whose deletion cannot be taken back. */
export async function forgetOld(
  db: Db,
  { changesBefore, deletedBefore }: { changesBefore: Date; deletedBefore: Date },
): Promise<void> {
  await db.deleteFrom('saved_search_changes').where('found_at', '<', changesBefore).execute();
  await db.deleteFrom('saved_searches').where('deleted_at', '<', deletedBefore).execute();
}

/** A user's searches and what came of them, as it can be read; links that end mails are left out. */
export async function exportSavedSearches(db: Db, userId: string): Promise<Record<string, unknown>> {
  const savedSearches = await db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'search', 'frequency', 'is_paused', 'created_at', 'updated_at', 'deleted_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const savedSearchChanges = await db
    .selectFrom('saved_search_changes')
    .innerJoin('saved_searches', 'saved_searches.id', 'saved_search_id')
    .select(['saved_search_id', 'mls_source', 'listing_key', 'kind', 'from_price', 'to_price', 'found_at'])
    .where('user_id', '=', userId)
    .orderBy('saved_search_changes.id')
    .execute();
  return { savedSearches, savedSearchChanges };
}

export async function eraseSavedSearches(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('saved_searches').where('user_id', '=', userId).execute();
}
