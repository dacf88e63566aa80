import type { Insertable, Selectable, Updateable } from 'kysely';
import type { DB, Db, DbOrTx, Tx } from '#server/platform/database/index.ts';

export type ImportRow = Selectable<DB['listing_imports']>;

/** Whose imports: those of one account, or of all with null. */
type Owner = string | null;

export function selectImports(db: Db, owner: Owner, limit: number): Promise<ImportRow[]> {
  return db
    .selectFrom('listing_imports')
    .selectAll()
    .$if(owner !== null, (query) => query.where('user_id', '=', owner))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

export function selectImport(db: DbOrTx, id: string, owner: Owner): Promise<ImportRow | undefined> {
  return db
    .selectFrom('listing_imports')
    .selectAll()
    .where('id', '=', id)
    .$if(owner !== null, (query) => query.where('user_id', '=', owner))
    .executeTakeFirst();
}

export async function insertUpload(db: Db, row: Insertable<DB['listing_imports']>): Promise<void> {
  await db.insertInto('listing_imports').values(row).execute();
}

/** States of an upload whose file is there, and with which something can begin. */
const atRest = ['looked-at', 'failed'];

/** Changes an upload that nobody is reading. @returns false where somebody is, or it is done */
export async function updateAtRest(db: DbOrTx, id: string, changes: Updateable<DB['listing_imports']>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listing_imports')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', atRest)
    .where('file_key', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateImport(db: DbOrTx, id: string, changes: Updateable<DB['listing_imports']>): Promise<void> {
  await db.updateTable('listing_imports').set(changes).where('id', '=', id).execute();
}

export async function deleteUpload(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('listing_imports')
    .where('id', '=', id)
    .where('state', 'in', atRest)
    .where('file_key', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function selectForgottenUploads(db: Db, before: Date): Promise<ImportRow[]> {
  return db
    .selectFrom('listing_imports')
    .selectAll()
    .where('state', 'in', atRest)
    .where('file_key', 'is not', null)
    .where('created_at', '<', before)
    .limit(1_000)
    .execute();
}

const LINES_AT_ONCE = 1_000;

/** Lines of a report from one number on, in order. */
export function selectLines(db: Db, importId: string, after: number) {
  return db
    .selectFrom('listing_import_lines')
    .select(['number', 'kind', 'line', 'listing_key', 'text'])
    .where('import_id', '=', importId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(LINES_AT_ONCE)
    .execute();
}

/** What a user has uploaded, as the user may read it. */
export function selectOwnImports(db: Db, userId: string) {
  return db
    .selectFrom('listing_imports')
    .select(['source', 'file_name', 'state', 'created_at', 'finished_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Imports lose their user, and what only the user saw is seen by nobody. */
export async function forgetUploader(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('listing_imports').set({ user_id: null }).where('user_id', '=', userId).execute();
  await tx
    .updateTable('listing_sources')
    .set({ owner_user_id: null, shows_to_agents: false, shows_to_clients: false, sends_to_models: false })
    .where('owner_user_id', '=', userId)
    .execute();
}
