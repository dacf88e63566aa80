import type { Selectable } from 'kysely';
import type { DB, Db, DbOrTx, Tx } from '#server/platform/database/index.ts';
import type { ActOutcome, AppAct } from './app-act.ts';

export type ActRow = Selectable<DB['app_acts']>;

export async function insertAct(
  tx: Tx,
  { id, userId, act, at }: { id: string; userId: string; act: AppAct; at: Date },
): Promise<void> {
  await tx
    .insertInto('app_acts')
    .values({ id, user_id: userId, act: JSON.stringify(act), created_at: at })
    .execute();
}

export function selectAct(db: Db, id: string): Promise<ActRow | undefined> {
  return db.selectFrom('app_acts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Null takes it back: the app has said that it was not done. */
export async function updateSent(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable('app_acts').set({ sent_at: at }).where('id', '=', id).execute();
}

/** False where it was finished already. */
export async function updateFinished(
  tx: Tx,
  id: string,
  { outcome, url, at }: { outcome: ActOutcome; url: string | null; at: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('app_acts')
    .set({ outcome, url, finished_at: at })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteFinishedActs(db: DbOrTx, before: Date): Promise<void> {
  await db.deleteFrom('app_acts').where('finished_at', '<', before).execute();
}

export async function deleteActsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('app_acts').where('user_id', '=', userId).execute();
}

export function selectActsOf(db: Db, userId: string): Promise<Pick<ActRow, 'act' | 'outcome' | 'created_at'>[]> {
  return db.selectFrom('app_acts').select(['act', 'outcome', 'created_at']).where('user_id', '=', userId).orderBy('id').execute();
}
