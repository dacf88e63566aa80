import { sql, type Insertable } from 'kysely';
import type { DB, Db, DbOrTx, Tx } from '#server/platform/database/index.ts';

const MAX_LISTED = 100;

export async function insertGrant(tx: Tx, grant: Insertable<DB['oauth_grants']>): Promise<void> {
  await tx.insertInto('oauth_grants').values(grant).execute();
}

export async function insertCode(tx: Tx, code: Insertable<DB['oauth_codes']>): Promise<void> {
  await tx.insertInto('oauth_codes').values(code).execute();
}

/** Whether a user has let a client in before. */
export async function hasGrant(db: DbOrTx, userId: string, clientId: string): Promise<boolean> {
  const row = await db
    .selectFrom('oauth_grants')
    .select('id')
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A code and the consent behind it; nobody else exchanges it until the transaction ends. */
export function lockCode(tx: Tx, codeHash: Buffer) {
  return tx
    .selectFrom('oauth_codes')
    .innerJoin('oauth_grants', 'oauth_grants.id', 'oauth_codes.grant_id')
    .select([
      'oauth_codes.redirect_uri',
      'oauth_codes.code_challenge',
      'oauth_codes.expires_at',
      'oauth_codes.used_at',
      'oauth_grants.id as grant_id',
      'oauth_grants.client_id',
      'oauth_grants.user_id',
      'oauth_grants.scopes',
    ])
    .where('code_hash', '=', codeHash)
    .forUpdate('oauth_codes')
    .executeTakeFirst();
}

export async function markCodeUsed(tx: Tx, codeHash: Buffer, at: Date): Promise<void> {
  await tx.updateTable('oauth_codes').set({ used_at: at }).where('code_hash', '=', codeHash).execute();
}

/** A token and the consent behind it; nobody else exchanges it until the transaction ends. */
export function lockToken(tx: Tx, tokenHash: Buffer) {
  return tokenQuery(tx).where('token_hash', '=', tokenHash).forUpdate('oauth_tokens').executeTakeFirst();
}

export function selectToken(db: DbOrTx, tokenHash: Buffer) {
  return tokenQuery(db).where('token_hash', '=', tokenHash).executeTakeFirst();
}

function tokenQuery(db: DbOrTx) {
  return db
    .selectFrom('oauth_tokens')
    .innerJoin('oauth_grants', 'oauth_grants.id', 'oauth_tokens.grant_id')
    .select([
      'oauth_tokens.kind',
      'oauth_tokens.scopes',
      'oauth_tokens.expires_at',
      'oauth_tokens.used_at',
      'oauth_grants.id as grant_id',
      'oauth_grants.client_id',
      'oauth_grants.user_id',
      'oauth_grants.scopes as granted_scopes',
      'oauth_grants.last_used_at',
      'oauth_grants.authenticated_at',
    ]);
}

export async function markTokenUsed(tx: Tx, tokenHash: Buffer, at: Date): Promise<void> {
  await tx.updateTable('oauth_tokens').set({ used_at: at }).where('token_hash', '=', tokenHash).execute();
}

export async function insertTokens(tx: Tx, tokens: Insertable<DB['oauth_tokens']>[]): Promise<void> {
  await tx.insertInto('oauth_tokens').values(tokens).execute();
}

export async function deleteToken(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('oauth_tokens').where('token_hash', '=', tokenHash).execute();
}

/** Ends a consent with everything that came of it. */
export async function deleteGrant(tx: Tx, grantId: string): Promise<void> {
  await tx.deleteFrom('oauth_grants').where('id', '=', grantId).execute();
}

/** Of calls that come at the same time only one writes. */
export async function updateLastUsed(db: Db, grantId: string, at: Date, unlessSince: Date): Promise<void> {
  await db
    .updateTable('oauth_grants')
    .set({ last_used_at: at })
    .where('id', '=', grantId)
    .where(({ eb, or }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', unlessSince)]))
    .execute();
}

/** The programs that can call for a user now. */
export function selectPrograms(db: DbOrTx, userId: string, now: Date) {
  return db
    .selectFrom('oauth_grants')
    .innerJoin('oauth_clients', 'oauth_clients.id', 'oauth_grants.client_id')
    .select(['oauth_grants.client_id', 'oauth_clients.name', 'oauth_grants.scopes', 'oauth_grants.created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('oauth_tokens')
          .select('kind')
          .whereRef('oauth_tokens.grant_id', '=', 'oauth_grants.id')
          .where('used_at', 'is', null)
          .where('expires_at', '>', now),
      ),
    )
    .orderBy('oauth_clients.name')
    .orderBy('oauth_grants.created_at')
    .limit(MAX_LISTED)
    .execute();
}

/** Ends all consents of a user to a client; how many there were. */
export async function deleteGrantsTo(tx: Tx, userId: string, clientId: string): Promise<number> {
  const ended = await tx
    .deleteFrom('oauth_grants')
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .returning('id')
    .execute();
  return ended.length;
}

/** Ends the consents to a client that go beyond `scopes`; all of them where there are none. */
export async function deleteGrantsBeyond(tx: Tx, clientId: string, scopes: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('oauth_grants')
    .where('client_id', '=', clientId)
    .where(sql<boolean>`NOT scopes <@ ${[...scopes]}::text[]`)
    .execute();
}

/** Forgets codes that were to go to another address than these. */
export async function deleteCodesBeyond(tx: Tx, clientId: string, redirectUris: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('oauth_codes')
    .using('oauth_grants')
    .whereRef('oauth_grants.id', '=', 'oauth_codes.grant_id')
    .where('oauth_grants.client_id', '=', clientId)
    .where(sql<boolean>`oauth_codes.redirect_uri <> ALL (${[...redirectUris]}::text[])`)
    .execute();
}

/** How many accounts a client has access to. */
export async function countUsersOf(db: DbOrTx, clientId: string): Promise<number> {
  const { users } = await db
    .selectFrom('oauth_grants')
    .select(({ fn }) => fn.count<number>('user_id').distinct().as('users'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return Number(users);
}

export async function deleteGrantsOfUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('oauth_grants').where('user_id', '=', userId).execute();
}

/** Forgets what has expired, and consents of which nothing is left. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('oauth_tokens').where('expires_at', '<=', now).execute();
  // A code that is shown again after its exchange ends what came of it: it is kept as long as that.
  await db.deleteFrom('oauth_codes').where('expires_at', '<=', now).where('used_at', 'is', null).execute();
  await db
    .deleteFrom('oauth_grants')
    .where(({ not, exists, selectFrom, and }) =>
      and([
        not(exists(selectFrom('oauth_tokens').select('kind').whereRef('oauth_tokens.grant_id', '=', 'oauth_grants.id'))),
        not(
          exists(
            selectFrom('oauth_codes')
              .select('grant_id')
              .whereRef('oauth_codes.grant_id', '=', 'oauth_grants.id')
              .where('expires_at', '>', now),
          ),
        ),
      ]),
    )
    .execute();
}
