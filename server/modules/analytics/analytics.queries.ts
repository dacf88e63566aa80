import type { Insertable } from 'kysely';
import type { DB, Db, DbOrTx, Tx } from '#server/platform/database/index.ts';

const MAX_EXPORTED = 10_000;

/** Those that are there already are not added again. */
export async function insertEvents(db: DbOrTx, rows: readonly Insertable<DB['analytics_events']>[]): Promise<void> {
  await db
    .insertInto('analytics_events')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The longest waiting first. */
export function selectOldest(db: Db, limit: number) {
  return db.selectFrom('analytics_events').selectAll().orderBy('received_at').limit(limit).execute();
}

export async function deleteEvents(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('analytics_events').where('id', 'in', ids).execute();
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('analytics_events').where('received_at', '<', before).execute();
}

/** Newest first. */
export function selectEventsOf(db: Db, userId: string) {
  return db
    .selectFrom('analytics_events')
    .select(['happened_at', 'name', 'properties'])
    .where('user_id', '=', userId)
    .orderBy('happened_at', 'desc')
    .limit(MAX_EXPORTED)
    .execute();
}

export async function deleteEventsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('analytics_events').where('user_id', '=', userId).execute();
}
