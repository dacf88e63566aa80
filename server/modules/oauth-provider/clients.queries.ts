import type { Insertable, Selectable, Updateable } from 'kysely';
import type { DB, DbOrTx, Tx } from '#server/platform/database/index.ts';

export type ClientRow = Selectable<DB['oauth_clients']>;

const MAX_LISTED = 500;

/** A program that may be let in and may call; those that are disabled are as unknown. */
export function selectEnabledClient(db: DbOrTx, id: string): Promise<ClientRow | undefined> {
  return db.selectFrom('oauth_clients').selectAll().where('id', '=', id).where('disabled_at', 'is', null).executeTakeFirst();
}

/** A program, held until the transaction ends. */
export function lockClient(tx: Tx, id: string): Promise<ClientRow | undefined> {
  return tx.selectFrom('oauth_clients').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Where programs that can keep no secret lead back to, on the web. */
export async function selectPageAddresses(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .selectFrom('oauth_clients')
    .select('redirect_uris')
    .where('disabled_at', 'is', null)
    .where('secret_hash', 'is', null)
    .limit(MAX_LISTED)
    .execute();
  return rows.flatMap(({ redirect_uris }) => redirect_uris).filter((address) => /^https?:/.test(address));
}

/** Programs with how many accounts each has access to. */
export function selectClients(db: DbOrTx) {
  return db
    .selectFrom('oauth_clients')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('oauth_grants')
        .select(({ fn }) => fn.count<number>('user_id').distinct().as('users'))
        .whereRef('oauth_grants.client_id', '=', 'oauth_clients.id')
        .as('users'),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
}

export function updateClient(tx: Tx, id: string, changes: Updateable<DB['oauth_clients']>): Promise<ClientRow> {
  return tx.updateTable('oauth_clients').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function insertClient(tx: Tx, client: Insertable<DB['oauth_clients']>): Promise<void> {
  await tx.insertInto('oauth_clients').values(client).execute();
}

/** The client with all that came of it; its name, or undefined where there is none. */
export async function deleteClient(tx: Tx, id: string): Promise<string | undefined> {
  return (await tx.deleteFrom('oauth_clients').where('id', '=', id).returning('name').executeTakeFirst())?.name;
}
