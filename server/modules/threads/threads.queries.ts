import { sql, type Selectable } from 'kysely';
import type { DB, DbOrTx, Tx } from '#server/platform/database/index.ts';

export type ThreadRow = Pick<
  Selectable<DB['threads']>,
  'id' | 'title' | 'metadata' | 'pinned' | 'archived' | 'created_at' | 'updated_at'
>;

const threadColumns = ['id', 'title', 'metadata', 'pinned', 'archived', 'created_at', 'updated_at'] as const;

/** Threads of a user that are not deleted: pinned ones first, then the newest, at most `limit`. */
export function selectThreads(
  db: DbOrTx,
  userId: string,
  { archived, limit }: { archived: boolean; limit: number },
): Promise<ThreadRow[]> {
  return db
    .selectFrom('threads')
    .select(threadColumns)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('archived', '=', archived)
    .orderBy('pinned', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** True when the thread exists, is the user's and is not deleted. */
export async function isThreadOf(db: DbOrTx, userId: string, threadId: string): Promise<boolean> {
  const row = await db
    .selectFrom('threads')
    .select('id')
    .where('id', '=', threadId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined when the thread is not the user's or was deleted. */
export async function findDraft(db: DbOrTx, userId: string, threadId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('threads')
    .select('draft')
    .where('id', '=', threadId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.draft;
}

export async function findThread(db: DbOrTx, userId: string, threadId: string): Promise<ThreadRow | undefined> {
  return db
    .selectFrom('threads')
    .select(threadColumns)
    .where('id', '=', threadId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Nobody else changes what the thread shows until the transaction ends. */
export async function lockThread(tx: Tx, userId: string, threadId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('threads')
    .select('id')
    .where('id', '=', threadId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export function insertThread(
  db: DbOrTx,
  thread: { id: string; userId: string; title: string; metadata: object | null; at: Date },
): Promise<ThreadRow> {
  return db
    .insertInto('threads')
    .values({
      id: thread.id,
      user_id: thread.userId,
      title: thread.title,
      metadata: thread.metadata === null ? null : JSON.stringify(thread.metadata),
      created_at: thread.at,
      updated_at: thread.at,
    })
    .returning(threadColumns)
    .executeTakeFirstOrThrow();
}

/** Changes a thread of the user; undefined when there is none. */
export function updateThread(
  db: DbOrTx,
  userId: string,
  threadId: string,
  change: { title?: string; pinned?: boolean; archived?: boolean; draft?: string; updated_at?: Date; deleted_at?: Date },
): Promise<ThreadRow | undefined> {
  return db
    .updateTable('threads')
    .set(change)
    .where('id', '=', threadId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning(threadColumns)
    .executeTakeFirst();
}

/** All threads of a user with what was written in them, those that the user deleted included. */
export async function selectThreadsWithMessages(db: DbOrTx, userId: string) {
  const [threads, messages] = await Promise.all([
    db
      .selectFrom('threads')
      .select(['id', 'title', 'archived', 'draft', 'created_at', 'deleted_at'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('messages')
      .select(['thread_id', 'created_at', 'created_by', 'content', 'rating', 'rating_comment'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
  ]);
  return threads.map((thread) => ({
    ...thread,
    messages: messages.filter(({ thread_id }) => thread_id === thread.id).map(({ thread_id: _, ...message }) => message),
  }));
}

/** Threads that were deleted before then, with all that stands in them, for good; answers whose each was. */
export async function deleteDeletedThreads(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const doomed = tx.selectFrom('threads').select('id').where('deleted_at', '<', before).orderBy('deleted_at').limit(limit);
  const rows = await tx.deleteFrom('threads').where('id', 'in', doomed).returning('user_id').execute();
  return rows.map(({ user_id }) => user_id);
}

/** Forgets the words of a user that nothing says any more. */
export async function deleteUnusedWords(tx: Tx, userId: string): Promise<void> {
  await sql`
    DELETE FROM message_words WHERE user_id = ${userId} AND word NOT IN (
      SELECT found.word[1] FROM messages, regexp_matches(lower(content), '[a-z]{4,30}', 'g') AS found (word)
      WHERE user_id = ${userId} AND NOT hidden)`.execute(tx);
}

/** The threads that a user still has, the newest first. */
export function selectThreadNames(db: DbOrTx, userId: string): Promise<{ id: string; title: string }[]> {
  return db
    .selectFrom('threads')
    .select(['id', 'title'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .execute();
}

/** A user's threads and messages for good. */
export async function deleteThreadsOfUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('threads').where('user_id', '=', userId).execute();
  await tx.deleteFrom('message_words').where('user_id', '=', userId).execute();
}

export interface LastReplyRow {
  thread_id: string;
  title: string;
  unique_key: string;
  run_id: string | null;
  created_at: Date;
  is_complete: boolean;
}

/** The last replies of the user's newest threads that were not seen at their end, the newest thread first. */
export async function selectUnseenReplies(
  db: DbOrTx,
  userId: string,
  { since, threads }: { since: Date; threads: number },
): Promise<LastReplyRow[]> {
  const { rows } = await sql<LastReplyRow>`
    SELECT newest.id AS thread_id, title, unique_key, run_id, last.created_at, is_complete
    FROM (
      SELECT id, title, seen_up_to, updated_at FROM threads
      WHERE user_id = ${userId} AND deleted_at IS NULL AND NOT archived AND updated_at > ${since}
      ORDER BY updated_at DESC LIMIT ${threads}
    ) AS newest, LATERAL (
      SELECT id, unique_key, created_by, run_id, created_at, elapsed_ms IS NOT NULL AS is_complete FROM messages
      WHERE thread_id = newest.id AND NOT hidden AND set_aside_with IS NULL
      ORDER BY id DESC LIMIT 1
    ) AS last
    WHERE last.created_by = 'assistant' AND last.id > seen_up_to
    ORDER BY updated_at DESC`.execute(db);
  return rows;
}

/** @returns false when the thread is not the user's or was deleted */
export async function updateSeenUpTo(
  db: DbOrTx,
  { userId, threadId, uniqueKey }: { userId: string; threadId: string; uniqueKey: string },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE threads SET seen_up_to = greatest(seen_up_to, (
      SELECT id FROM messages WHERE unique_key = ${uniqueKey} AND thread_id = ${threadId}))
    WHERE id = ${threadId} AND user_id = ${userId} AND deleted_at IS NULL RETURNING id`.execute(db);
  return rows.length > 0;
}
