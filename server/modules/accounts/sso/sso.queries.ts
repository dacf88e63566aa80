import type { Insertable, Selectable } from 'kysely';
import type { DB, Db, DbOrTx, Tx } from '#server/platform/database/index.ts';
import type { UserRow } from '../users.queries.ts';

export type SsoSignInRow = Selectable<DB['sso_sign_ins']>;

export async function insertSsoSignIn(db: Db, signIn: Insertable<DB['sso_sign_ins']>): Promise<void> {
  await db.insertInto('sso_sign_ins').values(signIn).execute();
}

/** Takes the sign-in of a state away, so that only one answer can have it. */
export function takeSsoSignIn(db: Db, stateHash: Buffer, now: Date): Promise<SsoSignInRow | undefined> {
  return db
    .deleteFrom('sso_sign_ins')
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteExpiredSsoSignIns(db: DbOrTx, now: Date): Promise<void> {
  await db.deleteFrom('sso_sign_ins').where('expires_at', '<=', now).execute();
}

export interface SsoIdentity {
  provider: string;
  issuer: string;
  subject: string;
}

/** Whose account here belongs to one at a provider. */
export function selectUserByIdentity(tx: Tx, { provider, issuer, subject }: SsoIdentity): Promise<UserRow | undefined> {
  return tx
    .selectFrom('sso_identities')
    .innerJoin('users', 'users.id', 'sso_identities.user_id')
    .selectAll('users')
    .where('provider', '=', provider)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/**
 * Links an account to one at a provider. False where another one of the same issuer is linked already: an address that the provider has
 * given to somebody else since must not open the account of who had it before.
 */
export async function insertIdentity(tx: Tx, userId: string, identity: SsoIdentity, at: Date): Promise<boolean> {
  const result = await tx
    .insertInto('sso_identities')
    .values({ user_id: userId, ...identity, linked_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'provider'])
        .doUpdateSet({ issuer: identity.issuer, subject: identity.subject, linked_at: at })
        .where('sso_identities.issuer', '!=', identity.issuer),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export function selectIdentitiesOf(db: DbOrTx, userId: string) {
  return db
    .selectFrom('sso_identities')
    .select(['provider', 'issuer', 'subject', 'linked_at'])
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute();
}
