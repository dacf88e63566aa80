import type { Insertable } from 'kysely';
import type { DB, DbOrTx } from '#server/platform/database/index.ts';

export async function insertEntry(db: DbOrTx, entry: Insertable<DB['audit_entries']>): Promise<void> {
  await db.insertInto('audit_entries').values(entry).execute();
}
