import { sql, type Insertable, type Selectable } from 'kysely';
import type { DB, DbOrTx, Tx } from '#server/platform/database/index.ts';

export type UserRow = Selectable<DB['users']>;

export function selectUserById(db: DbOrTx, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
}

export function selectEnabledUsers(db: DbOrTx, userIds: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'tracking_id', 'allowed_mls_providers'])
    .where('id', '=', sql<string>`ANY(${[...userIds]}::uuid[])`)
    .where('enabled', '=', true)
    .execute();
}

export function selectEmails(db: DbOrTx, userIds: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', sql<string>`ANY(${[...userIds]}::uuid[])`)
    .execute();
}

export function selectUserByEmail(db: DbOrTx, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}

/** Inserts a user; false when another one has the address. */
export async function insertUser(db: DbOrTx, user: Insertable<DB['users']>): Promise<boolean> {
  const result = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Turns an account on or off; false when it does not exist or already was so. */
export async function updateEnabled(db: DbOrTx, userId: string, enabled: boolean, at: Date): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ enabled, updated_at: at })
    .where('id', '=', userId)
    .where('enabled', '!=', enabled)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Sets a password; one that its owner did not choose ends. False when there is no such user. */
export async function updatePasswordHash(
  tx: Tx,
  userId: string,
  { hash, temporaryUntil = null, at }: { hash: string; temporaryUntil?: Date | null; at: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ password_hash: hash, temporary_password_expires_at: temporaryUntil, updated_at: at })
    .where('id', '=', userId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The user, held until the transaction ends. */
export function lockUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();
}

export async function updateName(
  tx: Tx,
  userId: string,
  { firstName, lastName }: { firstName: string; lastName: string },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName, updated_at: at })
    .where('id', '=', userId)
    .execute();
}

export async function updateAvatar(db: DbOrTx, userId: string, address: string | null, at: Date): Promise<void> {
  await db.updateTable('users').set({ avatar: address, updated_at: at }).where('id', '=', userId).execute();
}

/** One statement, so that changes of two tabs at once are both kept. */
export function updatePreferences(db: DbOrTx, userId: string, changes: object, at: Date): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({ preferences: sql`preferences || ${JSON.stringify(changes)}::jsonb`, updated_at: at })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

export function updateCommunicationPreference(
  db: DbOrTx,
  userId: string,
  { type, isEnabled }: { type: string; isEnabled: boolean },
  at: Date,
): Promise<UserRow | undefined> {
  const change = JSON.stringify({ [type]: { isEnabled } });
  return db
    .updateTable('users')
    .set({ communication_preferences: sql`communication_preferences || ${change}::jsonb`, updated_at: at })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

export async function insertTrait(db: DbOrTx, userId: string, trait: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ traits: sql`traits || ${[trait]}::text[]` })
    .where('id', '=', userId)
    .where(sql<boolean>`NOT traits @> ${[trait]}::text[]`)
    .execute();
}

/** The user for good; what references it goes with it. */
export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}

/** Whether anybody has an account. */
export async function hasUsers(db: DbOrTx): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
