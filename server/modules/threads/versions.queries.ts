import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/platform/database/index.ts';

export interface Place {
  threadId: string;
  messageId: string;
}

/**
 * Takes a message that is shown, and all that follow it, off the thread; they stay together, to be shown again.
 * @returns the first version of that message; undefined when it is not shown in this thread
 */
export async function setAside(tx: Tx, { threadId, messageId }: Place): Promise<string | undefined> {
  const { rows } = await sql<{ first: string | null }>`
    WITH gone AS (
      UPDATE messages SET set_aside_with = ${messageId}::uuid
      WHERE thread_id = ${threadId} AND id >= ${messageId} AND set_aside_with IS NULL
        AND EXISTS (SELECT FROM messages AS own WHERE own.id = ${messageId} AND own.thread_id = ${threadId} AND own.set_aside_with IS NULL)
      RETURNING id, version_of
    )
    SELECT coalesce(version_of, id) AS first FROM gone WHERE id = ${messageId}`.execute(tx);
  return rows[0]?.first ?? undefined;
}

/** Shows a version that was set aside, with what followed it, in place of the one that is shown. False when it has no place in what is shown. */
export async function showVersion(tx: Tx, { threadId, messageId }: Place): Promise<boolean> {
  const { rows } = await sql<{ id: string; set_aside_with: string | null }>`
    SELECT id, set_aside_with FROM messages
    WHERE thread_id = ${threadId} AND coalesce(version_of, id) = (
      SELECT coalesce(version_of, id) FROM messages WHERE id = ${messageId} AND thread_id = ${threadId}
    )`.execute(tx);
  const wanted = rows.find(({ id }) => id === messageId);
  const shown = rows.find(({ set_aside_with }) => set_aside_with === null);
  if (shown && shown.id === messageId) return true;
  if (!shown || wanted?.set_aside_with !== messageId) return false;
  await setAside(tx, { threadId, messageId: shown.id });
  await sql`UPDATE messages SET set_aside_with = NULL WHERE thread_id = ${threadId} AND set_aside_with = ${messageId}`.execute(
    tx,
  );
  return true;
}

/** All versions of these first ones, where there are several: their keys, the oldest first. */
export async function selectVersions(db: DbOrTx, firstIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ first: string; keys: string[] }>`
    WITH several AS (SELECT DISTINCT version_of AS id FROM messages WHERE version_of = ANY (${firstIds}::uuid[]))
    SELECT several.id AS first, array_agg(messages.unique_key ORDER BY messages.id) AS keys
    FROM several JOIN messages ON messages.id = several.id OR messages.version_of = several.id
    GROUP BY several.id`.execute(db);
  return new Map(rows.map(({ first, keys }) => [first, keys]));
}

/** What the user thinks of a reply. False when it is none of theirs. */
export async function updateRating(
  db: DbOrTx,
  {
    userId,
    uniqueKey,
    rating,
    comment,
    at,
  }: { userId: string; uniqueKey: string; rating: string | null; comment: string | null; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ rating, rating_comment: comment, rated_at: rating === null ? null : at })
    .where('unique_key', '=', uniqueKey)
    .where('user_id', '=', userId)
    .where('created_by', '<>', 'user')
    .where((where) =>
      where.exists(
        where
          .selectFrom('threads')
          .select('id')
          .whereRef('threads.id', '=', 'messages.thread_id')
          .where('deleted_at', 'is', null),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
