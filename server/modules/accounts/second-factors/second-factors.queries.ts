import { sql, type Insertable, type Selectable } from 'kysely';
import type { DB, DbOrTx, Tx } from '#server/platform/database/index.ts';

export function selectSealedSecrets(db: DbOrTx): Promise<{ user_id: string; sealed_secret: string }[]> {
  return db.selectFrom('authenticators').select(['user_id', 'sealed_secret']).execute();
}

/** False where the secret was changed meanwhile. */
export async function replaceSealedSecret(
  db: DbOrTx,
  userId: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const result = await db
    .updateTable('authenticators')
    .set({ sealed_secret: after })
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', before)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export function selectAuthenticator(db: DbOrTx, userId: string): Promise<Selectable<DB['authenticators']> | undefined> {
  return db.selectFrom('authenticators').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Puts a new secret in the place of one that was never confirmed. */
export async function upsertAuthenticator(db: DbOrTx, userId: string, sealedSecret: string): Promise<void> {
  await db
    .insertInto('authenticators')
    .values({ user_id: userId, sealed_secret: sealedSecret })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ sealed_secret: sealedSecret, confirmed_at: null, last_step: 0 }),
    )
    .execute();
}

/** Counts a code once: false when it, or a later one, has counted already. Confirms where it is the first. */
export async function takeStep(db: DbOrTx, userId: string, step: number, at: Date): Promise<boolean> {
  const result = await db
    .updateTable('authenticators')
    .set({ last_step: step, confirmed_at: sql`coalesce(confirmed_at, ${at})` })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteAuthenticator(tx: Tx, userId: string): Promise<boolean> {
  const result = await tx.deleteFrom('authenticators').where('user_id', '=', userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function insertRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Uses a code up; false when there is none such. */
export async function takeRecoveryCode(db: DbOrTx, userId: string, codeHash: Buffer): Promise<boolean> {
  const result = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: DbOrTx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type PasskeyRow = Selectable<DB['passkeys']>;

export function selectPasskeys(db: DbOrTx, userId: string): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').limit(100).execute();
}

export function selectPasskey(db: DbOrTx, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** False when somebody has it already. */
export async function insertPasskey(tx: Tx, passkey: Insertable<DB['passkeys']>): Promise<boolean> {
  const result = await tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function updatePasskeyUse(tx: Tx, credentialId: string, counter: number, at: Date): Promise<void> {
  await tx.updateTable('passkeys').set({ counter, last_used_at: at }).where('credential_id', '=', credentialId).execute();
}

export async function deletePasskey(tx: Tx, userId: string, passkeyId: string): Promise<boolean> {
  const result = await tx.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', passkeyId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** All that an account is asked for after its password. */
export async function deleteSecondFactors(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('authenticators').where('user_id', '=', userId).execute();
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await updateHasSecondFactor(tx, userId);
}

/** Uses a challenge up; false when it was used before. */
export async function insertUsedChallenge(tx: Tx, challengeHash: Buffer, expiresAt: Date): Promise<boolean> {
  const result = await tx
    .insertInto('used_passkey_challenges')
    .values({ challenge_hash: challengeHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function deleteExpiredChallenges(db: DbOrTx, now: Date): Promise<void> {
  await db.deleteFrom('used_passkey_challenges').where('expires_at', '<=', now).execute();
}

/** Writes at the user whether there is a second factor, in the transaction that changed one. */
export async function updateHasSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const { has_second_factor } = await tx
    .updateTable('users')
    .set({
      has_second_factor: sql`EXISTS (SELECT FROM authenticators WHERE user_id = users.id AND confirmed_at IS NOT NULL)
        OR EXISTS (SELECT FROM passkeys WHERE user_id = users.id)`,
    })
    .where('id', '=', userId)
    .returning('has_second_factor')
    .executeTakeFirstOrThrow();
  return has_second_factor;
}

/** When the user of a session last proved who it is. */
export async function selectConfirmedAt(db: DbOrTx, sessionId: string): Promise<Date | null> {
  const session = await db.selectFrom('sessions').select('confirmed_at').where('id', '=', sessionId).executeTakeFirst();
  return session?.confirmed_at ?? null;
}

export async function updateConfirmation(db: DbOrTx, sessionId: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: at }).where('id', '=', sessionId).execute();
}
