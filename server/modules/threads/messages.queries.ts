import { sql } from 'kysely';
import type { Message, ReplyFigures } from '#contract/threads.ts';
import type { DbOrTx, Tx } from '#server/platform/database/index.ts';

export interface MessageRow {
  id: string;
  unique_key: string;
  type: string;
  created_by: Message['createBy'];
  content: string;
  run_id: string | null;
  elapsed_ms: number | null;
  figures: ReplyFigures | null;
  created_at: Date;
  version_of: string | null;
  rating: 'up' | 'down' | null;
  rating_comment: string | null;
}

const columns = sql`id, unique_key, type, created_by, content, run_id, elapsed_ms, figures, created_at, version_of,
  rating, rating_comment`;

/** Of what was said, against notes of how a reply came to be: it is exported, found and read by the assistant. */
export const isConversation = sql`type IN ('text', 'file')`;

/** A page of the visible messages of a thread, newest first. The caller has made sure whose thread it is. */
export async function selectMessages(
  db: DbOrTx,
  threadId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    SELECT ${columns} FROM messages
    WHERE thread_id = ${threadId} AND NOT hidden AND set_aside_with IS NULL
    ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

/** The messages that a run wrote, oldest first. */
export async function selectMessagesOfRun(db: DbOrTx, runId: string): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    SELECT ${columns} FROM messages WHERE run_id = ${runId} ORDER BY id LIMIT 100`.execute(db);
  return rows;
}

/** What is visible of what was said in a thread after one of its messages, oldest first. */
export async function selectMessagesAfter(
  db: DbOrTx,
  threadId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    SELECT ${columns} FROM messages
    WHERE thread_id = ${threadId} AND NOT hidden AND set_aside_with IS NULL AND ${isConversation}
      AND (${after ?? null}::uuid IS NULL OR id > ${after ?? null})
    ORDER BY id LIMIT ${limit}`.execute(db);
  return rows;
}

/** A message and those before it, hidden ones too, newest first. */
export async function selectMessagesUpTo(
  db: DbOrTx,
  threadId: string,
  { messageId, limit }: { messageId: string; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    SELECT ${columns} FROM messages WHERE thread_id = ${threadId} AND id <= ${messageId} AND set_aside_with IS NULL AND ${isConversation}
    ORDER BY id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function countMessages(db: DbOrTx, threadId: string): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('thread_id', '=', threadId)
    .where('hidden', '=', false)
    .where('set_aside_with', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A message of the user in a thread that is not deleted. */
export async function findMessageByKey(
  db: DbOrTx,
  { userId, uniqueKey }: { userId: string; uniqueKey: string },
): Promise<(MessageRow & { thread_id: string }) | undefined> {
  const { rows } = await sql<MessageRow & { thread_id: string }>`
    SELECT ${columns}, thread_id FROM messages
    WHERE unique_key = ${uniqueKey} AND user_id = ${userId}
      AND EXISTS (SELECT 1 FROM threads t WHERE t.id = messages.thread_id AND t.deleted_at IS NULL)`.execute(db);
  return rows[0];
}

export async function findLastMessageId(tx: Tx, threadId: string): Promise<string | undefined> {
  const last = await tx
    .selectFrom('messages')
    .select('id')
    .where('thread_id', '=', threadId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id;
}
