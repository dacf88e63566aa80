import type { DbOrTx, Tx } from '#server/platform/database/index.ts';

export interface FlagSetting {
  name: string;
  user_id: string | null;
  enabled: boolean;
}

/** Settings that hold for a user: those for everybody and the user's own. */
export function selectSettingsFor(db: DbOrTx, userId: string): Promise<FlagSetting[]> {
  return db
    .selectFrom('flag_settings')
    .select(['name', 'user_id', 'enabled'])
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
    .execute();
}

export async function upsertSetting(db: DbOrTx, setting: FlagSetting, at: Date): Promise<void> {
  await db
    .insertInto('flag_settings')
    .values({ ...setting, updated_at: at })
    .onConflict((conflict) => conflict.columns(['name', 'user_id']).doUpdateSet({ enabled: setting.enabled, updated_at: at }))
    .execute();
}

/** What was set for this user alone. */
export function selectOwnSettings(db: DbOrTx, userId: string): Promise<Pick<FlagSetting, 'name' | 'enabled'>[]> {
  return db.selectFrom('flag_settings').select(['name', 'enabled']).where('user_id', '=', userId).execute();
}

export async function deleteSettingsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('flag_settings').where('user_id', '=', userId).execute();
}
