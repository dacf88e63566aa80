import type { DbOrTx, Tx } from '#server/platform/database/index.ts';

export interface FileRow {
  id: string;
  user_id: string;
  name: string;
  mime_type: string;
  size_bytes: number;
  problem: string | null;
  is_read: boolean;
}

const columns = ['id', 'user_id', 'name', 'mime_type', 'size_bytes', 'problem', 'is_read'] as const;

export async function insertFile(db: DbOrTx, file: FileRow & { created_at: Date }): Promise<void> {
  await db.insertInto('files').values(file).execute();
}

/** A file, of the user where one is given. */
export function findFile(db: DbOrTx, fileId: string, userId?: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .select(columns)
    .where('id', '=', fileId)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .executeTakeFirst();
}

/** Takes a file that nobody reads or has read; undefined where there is none. */
export function claimUnreadFile(
  db: DbOrTx,
  fileId: string,
  { now, until }: { now: Date; until: Date },
): Promise<FileRow | undefined> {
  return db
    .updateTable('files')
    .set({ reading_until: until })
    .where('id', '=', fileId)
    .where('is_read', '=', false)
    .where((where) => where.or([where('reading_until', 'is', null), where('reading_until', '<', now)]))
    .returning(columns)
    .executeTakeFirst();
}

export async function releaseFile(db: DbOrTx, fileId: string): Promise<void> {
  await db.updateTable('files').set({ reading_until: null }).where('id', '=', fileId).execute();
}

/** @returns whether the file is there still */
export async function setRead(db: DbOrTx, fileId: string, problem: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ is_read: true, problem, reading_until: null })
    .where('id', '=', fileId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function selectFilesOf(db: DbOrTx, userId: string) {
  return db
    .selectFrom('files')
    .select(['id', 'name', 'mime_type', 'size_bytes', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** @returns the ids of what was deleted */
export async function deleteFilesOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('files').where('user_id', '=', userId).returning('id').execute();
  return rows.map(({ id }) => id);
}
