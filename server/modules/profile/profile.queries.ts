import type { Insertable, Selectable } from 'kysely';
import type { DB, DbOrTx, Tx } from '#server/platform/database/index.ts';

export type ProfileRow = Selectable<DB['profiles']>;

export function selectProfile(db: DbOrTx, userId: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Stores what is given; the license number stays. */
export async function upsertProfile(tx: Tx, profile: Insertable<DB['profiles']>): Promise<void> {
  const { user_id: _userId, ...changes } = profile;
  await tx
    .insertInto('profiles')
    .values(profile)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute();
}

export async function deleteProfile(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('profiles').where('user_id', '=', userId).execute();
}
