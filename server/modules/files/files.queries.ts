import type { DbOrTx, Tx } from '#server/platform/database/index.ts';

export interface FileRow {
  id: string;
  name: string;
  mime_type: string;
  size_bytes: number;
  problem: string | null;
}

export async function insertFile(db: DbOrTx, file: FileRow & { user_id: string; created_at: Date }): Promise<void> {
  await db.insertInto('files').values(file).execute();
}

/** A file of the user. */
export function findFile(db: DbOrTx, userId: string, fileId: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .select(['id', 'name', 'mime_type', 'size_bytes', 'problem'])
    .where('id', '=', fileId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
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
