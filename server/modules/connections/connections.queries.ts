import type { Insertable, Selectable } from 'kysely';
import type { AppId } from '#contract/connections.ts';
import type { DB, Db, DbOrTx, Tx } from '#server/platform/database/index.ts';

export type ConnectionRow = Selectable<DB['app_connections']>;
export type StartRow = Selectable<DB['app_connection_starts']>;

export function selectLiveConnections(db: DbOrTx, userId: string): Promise<ConnectionRow[]> {
  return db.selectFrom('app_connections').selectAll().where('user_id', '=', userId).where('ended_at', 'is', null).execute();
}

export function selectLiveConnection(db: DbOrTx, userId: string, appId: AppId): Promise<ConnectionRow | undefined> {
  return db
    .selectFrom('app_connections')
    .selectAll()
    .where('user_id', '=', userId)
    .where('app_id', '=', appId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** An ended one, too. */
export function selectConnection(db: DbOrTx, id: string): Promise<ConnectionRow | undefined> {
  return db.selectFrom('app_connections').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Takes the place of the live connection of the same app: the provider knows both as one consent. */
export async function replaceConnection(
  tx: Tx,
  connection: Insertable<DB['app_connections']> & { user_id: string },
): Promise<void> {
  await tx
    .deleteFrom('app_connections')
    .where('user_id', '=', connection.user_id)
    .where('app_id', '=', connection.app_id)
    .where('ended_at', 'is', null)
    .execute();
  await tx.insertInto('app_connections').values(connection).execute();
}

export async function updateTokens(
  db: DbOrTx,
  id: string,
  tokens: { sealed_tokens: string; access_expires_at: Date | null },
): Promise<void> {
  await db.updateTable('app_connections').set(tokens).where('id', '=', id).execute();
}

/** Marks a connection as expired; whose it was, or undefined where it is not live any more. */
export function markExpired(tx: Tx, id: string, at: Date): Promise<Pick<ConnectionRow, 'user_id' | 'app_id'> | undefined> {
  return tx
    .updateTable('app_connections')
    .set({ expired_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expired_at', 'is', null)
    .returning(['user_id', 'app_id'])
    .executeTakeFirst();
}

/** Ends the live connection; undefined where there is none. */
export function markEnded(tx: Tx, userId: string, appId: AppId, at: Date): Promise<{ id: string } | undefined> {
  return tx
    .updateTable('app_connections')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('app_id', '=', appId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

/** Ends all connections of a user and forgets whose they were; their ids. */
export async function disown(tx: Tx, userId: string, at: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('app_connections')
    .set({ ended_at: at, user_id: null })
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteConnection(db: DbOrTx, id: string): Promise<void> {
  await db.deleteFrom('app_connections').where('id', '=', id).execute();
}

export function selectSealed(db: Db): Promise<Pick<ConnectionRow, 'id' | 'sealed_tokens'>[]> {
  return db.selectFrom('app_connections').select(['id', 'sealed_tokens']).execute();
}

/** False where others have changed the tokens meanwhile. */
export async function replaceSealed(db: Db, id: string, before: string, after: string): Promise<boolean> {
  const result = await db
    .updateTable('app_connections')
    .set({ sealed_tokens: after })
    .where('id', '=', id)
    .where('sealed_tokens', '=', before)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertStart(db: Db, start: Insertable<DB['app_connection_starts']>): Promise<void> {
  await db.insertInto('app_connection_starts').values(start).execute();
}

/** Takes what was begun under a state away, so that only one answer can have it. */
export function takeStart(db: Db, stateHash: Buffer, now: Date): Promise<StartRow | undefined> {
  return db
    .deleteFrom('app_connection_starts')
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteExpiredStarts(db: DbOrTx, now: Date): Promise<void> {
  await db.deleteFrom('app_connection_starts').where('expires_at', '<=', now).execute();
}
