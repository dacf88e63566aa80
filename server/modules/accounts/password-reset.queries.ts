import type { Insertable } from 'kysely';
import type { DB, DbOrTx, Tx } from '#server/platform/database/index.ts';

/** Stores a user's code in place of an earlier one. */
export async function upsertResetCode(tx: Tx, code: Insertable<DB['password_reset_codes']>): Promise<void> {
  const { user_id: _userId, ...changes } = code;
  await tx
    .insertInto('password_reset_codes')
    .values(code)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute();
}

/** Uses up one guess at the code of an account, in one statement, so that guesses at the same time are all counted. */
export function takeResetGuess(db: DbOrTx, email: string, now: Date) {
  return db
    .updateTable('password_reset_codes')
    .from('users')
    .set(({ eb }) => ({ guesses_left: eb('guesses_left', '-', 1) }))
    .whereRef('users.id', '=', 'password_reset_codes.user_id')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['users.email']), '=', email.toLowerCase()))
    .where('users.enabled', '=', true)
    .where('guesses_left', '>', 0)
    .where('expires_at', '>', now)
    .returning(['user_id', 'code_hash', 'users.email'])
    .executeTakeFirst();
}

/** False when the code was used or replaced in the meantime. */
export async function deleteResetCode(tx: Tx, userId: string, codeHash: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('password_reset_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteExpiredResetCodes(db: DbOrTx, now: Date): Promise<void> {
  await db.deleteFrom('password_reset_codes').where('expires_at', '<=', now).execute();
}

/** Whatever was mailed counts no more. */
export async function deleteResetCodeOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('password_reset_codes').where('user_id', '=', userId).execute();
}
