import type { Insertable, Selectable } from 'kysely';
import type { DB, DbOrTx, Tx } from '#server/platform/database/index.ts';

export type ClientRow = Selectable<DB['oauth_clients']>;

const MAX_LISTED = 500;

export function selectClient(db: DbOrTx, id: string): Promise<ClientRow | undefined> {
  return db.selectFrom('oauth_clients').selectAll().where('id', '=', id).executeTakeFirst();
}

export function selectClients(db: DbOrTx): Promise<ClientRow[]> {
  return db.selectFrom('oauth_clients').selectAll().orderBy('name').orderBy('id').limit(MAX_LISTED).execute();
}

export async function insertClient(tx: Tx, client: Insertable<DB['oauth_clients']>): Promise<void> {
  await tx.insertInto('oauth_clients').values(client).execute();
}

/** The client with all that came of it; its name, or undefined where there is none. */
export async function deleteClient(tx: Tx, id: string): Promise<string | undefined> {
  return (await tx.deleteFrom('oauth_clients').where('id', '=', id).returning('name').executeTakeFirst())?.name;
}
