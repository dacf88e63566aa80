import type { Insertable } from 'kysely';
import type { DB, Db, DbOrTx } from '#server/platform/database/index.ts';

const MAX_ENTRIES = 10_000;

export async function insertEntry(db: DbOrTx, entry: Insertable<DB['audit_entries']>): Promise<void> {
  await db.insertInto('audit_entries').values(entry).execute();
}

/** What happened to a user, newest first. */
export function selectEntriesAbout(db: Db, userId: string) {
  return db
    .selectFrom('audit_entries')
    .select(['at', 'action', 'address'])
    .where('subject_user_id', '=', userId)
    .orderBy('at', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
}

/** Entries from the latest on, those about one user where one is named. */
export function selectEntries(
  db: Db,
  { userId, before, limit }: { userId?: string | undefined; before?: string | undefined; limit: number },
) {
  return db
    .selectFrom('audit_entries')
    .selectAll()
    .$if(userId !== undefined, (query) => query.where('subject_user_id', '=', userId ?? null))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
