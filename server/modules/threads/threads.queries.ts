import type { Selectable } from 'kysely';
import type { DB, DbOrTx } from '#server/platform/database/index.ts';

export type ThreadRow = Pick<Selectable<DB['threads']>, 'id' | 'title' | 'metadata' | 'pinned' | 'created_at' | 'updated_at'>;

const threadColumns = ['id', 'title', 'metadata', 'pinned', 'created_at', 'updated_at'] as const;

/** Threads of a user that are not deleted: pinned ones first, then the newest, at most `limit`. */
export function selectThreads(db: DbOrTx, userId: string, limit: number): Promise<ThreadRow[]> {
  return db
    .selectFrom('threads')
    .select(threadColumns)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
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
  change: { title?: string; pinned?: boolean; updated_at?: Date; deleted_at?: Date },
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
