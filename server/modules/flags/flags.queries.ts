import type { Insertable, Selectable } from 'kysely';
import type { DB, DbOrTx, Tx } from '#server/platform/database/index.ts';

export type FlagSetting = Selectable<DB['flag_settings']>;
/** For whom a flag is set: one of the three, or none for everybody. */
export type FlagScope = Pick<FlagSetting, 'user_id' | 'role' | 'plan_id'>;

const SCOPE = ['user_id', 'role', 'plan_id'] as const;
const MAX_LISTED = 2_000;

/** Settings that may hold for a user: the user's own, and those for more people. */
export function selectSettingsFor(db: DbOrTx, userId: string): Promise<FlagSetting[]> {
  return db
    .selectFrom('flag_settings')
    .selectAll()
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
    .execute();
}

/** All settings, the latest first. */
export function selectSettings(db: DbOrTx): Promise<FlagSetting[]> {
  return db.selectFrom('flag_settings').selectAll().orderBy('updated_at', 'desc').limit(MAX_LISTED).execute();
}

export async function upsertSetting(db: DbOrTx, setting: Insertable<DB['flag_settings']>): Promise<void> {
  const { enabled, updated_at } = setting;
  await db
    .insertInto('flag_settings')
    .values(setting)
    .onConflict((conflict) => conflict.columns(['name', ...SCOPE]).doUpdateSet({ enabled, updated_at }))
    .execute();
}

export async function deleteSetting(tx: Tx, name: string, scope: FlagScope): Promise<void> {
  let query = tx.deleteFrom('flag_settings').where('name', '=', name);
  for (const column of SCOPE) query = query.where(column, 'is not distinct from', scope[column]);
  await query.execute();
}

/** What was set for this user alone. */
export function selectOwnSettings(db: DbOrTx, userId: string): Promise<Pick<FlagSetting, 'name' | 'enabled'>[]> {
  return db.selectFrom('flag_settings').select(['name', 'enabled']).where('user_id', '=', userId).execute();
}

export async function deleteSettingsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('flag_settings').where('user_id', '=', userId).execute();
}
