import type { Insertable, Selectable } from 'kysely';
import type { DB, Db, DbOrTx, Tx } from '#server/platform/database/index.ts';

export type ExportRow = Selectable<DB['data_exports']>;

/** The last copy that is being made or can be had. */
export function selectLastExport(db: DbOrTx, userId: string, now: Date): Promise<ExportRow | undefined> {
  return db
    .selectFrom('data_exports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function selectExport(db: DbOrTx, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('data_exports').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertExport(tx: Tx, row: Insertable<DB['data_exports']>): Promise<void> {
  await tx.insertInto('data_exports').values(row).execute();
}

/** False when it was given up or its user is gone. */
export async function markReady(tx: Tx, id: string, ready: { at: Date; expiresAt: Date; sizeBytes: number }): Promise<boolean> {
  const result = await tx
    .updateTable('data_exports')
    .set({ ready_at: ready.at, expires_at: ready.expiresAt, size_bytes: ready.sizeBytes })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function selectExpiredExports(db: Db, now: Date): Promise<string[]> {
  const rows = await db.selectFrom('data_exports').select('id').where('expires_at', '<=', now).limit(1_000).execute();
  return rows.map(({ id }) => id);
}

export async function deleteExport(db: DbOrTx, id: string): Promise<void> {
  await db.deleteFrom('data_exports').where('id', '=', id).execute();
}

export async function deleteExportsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('data_exports').where('user_id', '=', userId).returning('id').execute();
  return rows.map(({ id }) => id);
}

export function selectDeletion(db: DbOrTx, userId: string) {
  return db.selectFrom('account_deletions').select(['requested_at', 'erase_at']).where('user_id', '=', userId).executeTakeFirst();
}

/** True where it is new; one that was asked for before stands as it is. */
export async function insertDeletion(tx: Tx, row: Insertable<DB['account_deletions']>): Promise<boolean> {
  const result = await tx
    .insertInto('account_deletions')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function deleteDeletion(tx: Tx, userId: string): Promise<boolean> {
  const result = await tx.deleteFrom('account_deletions').where('user_id', '=', userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

const ERASED_AT_A_TIME = 50;

/** Whose time has come, the first first. */
export async function selectDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('account_deletions')
    .select('user_id')
    .where('erase_at', '<=', now)
    .orderBy('erase_at')
    .limit(ERASED_AT_A_TIME)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
