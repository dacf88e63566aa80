import type { Insertable } from 'kysely';
import type { DB, DbOrTx } from '#server/platform/database/index.ts';

/** The session of a token with its user's rights, in one query; none when it has expired or the user is disabled. */
export function selectLiveSession(db: DbOrTx, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as session_id',
      'sessions.created_at',
      'sessions.last_seen_at',
      'users.id as user_id',
      'users.has_second_factor',
      'users.roles',
      'users.allowed_mls_providers',
      'users.subscription_status',
      'users.allowed_chat_interfaces',
      'users.may_import_listings',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.enabled', '=', true)
    .executeTakeFirst();
}

export async function insertSession(db: DbOrTx, session: Insertable<DB['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Moves the expiry on; of calls that come at the same time only one writes. */
export async function updateLastSeen(
  db: DbOrTx,
  sessionId: string,
  { seenAt, expiresAt, unlessSeenSince }: { seenAt: Date; expiresAt: Date; unlessSeenSince: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: seenAt, expires_at: expiresAt })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<=', unlessSeenSince)
    .execute();
}

export interface EndedSession {
  id: string;
  user_id: string;
}

export function deleteSessionByToken(db: DbOrTx, tokenHash: Buffer): Promise<EndedSession | undefined> {
  return db.deleteFrom('sessions').where('token_hash', '=', tokenHash).returning(['id', 'user_id']).executeTakeFirst();
}

export function deleteSessionsOfUser(db: DbOrTx, userId: string): Promise<EndedSession[]> {
  return db.deleteFrom('sessions').where('user_id', '=', userId).returning(['id', 'user_id']).execute();
}

/** Ends the sessions of a user except one. */
export async function deleteOtherSessions(db: DbOrTx, userId: string, keptSessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keptSessionId).execute();
}

/** Ends one session of a user; false when the user has none of that id. */
export async function deleteSessionOfUser(db: DbOrTx, userId: string, sessionId: string): Promise<boolean> {
  const result = await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', sessionId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The sessions in which a user can be now, the one that was seen last first. */
export function selectLiveSessionsOf(db: DbOrTx, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'user_agent', 'address'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

export async function deleteExpiredSessions(db: DbOrTx, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

/** Where a user is signed in, as the user may read it. */
export function selectSessionsOfUser(db: DbOrTx, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'user_agent', 'address'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .limit(1_000)
    .execute();
}

const MAX_ADDRESSES = 50;

/** Addresses where sessions of an account began that still live, the latest first. */
export async function selectAddressesOf(db: DbOrTx, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.address')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['users.email']), '=', email.toLowerCase()))
    .where('sessions.address', 'is not', null)
    .orderBy('sessions.last_seen_at', 'desc')
    .limit(MAX_ADDRESSES)
    .execute();
  return rows.flatMap(({ address }) => address ?? []);
}
