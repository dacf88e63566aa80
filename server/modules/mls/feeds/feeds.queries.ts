import type { Insertable, Selectable, Updateable } from 'kysely';
import { z } from 'zod';
import type { DB, Db, DbOrTx } from '#server/platform/database/index.ts';
import { deletionModels, feedOptionsSchema, progressSchema, refusedListingSchema, syncCountsSchema, type Feed } from './feed.ts';

type Row = Selectable<DB['mls_feeds']>;

/** More feeds than this on one installation are a mistake. */
const MAX_FEEDS = 10_000;

function toFeed(row: Row): Feed {
  return {
    id: row.id,
    source: row.source,
    lockNumber: row.lock_number,
    serviceUrl: row.service_url,
    sealedCredentials: row.sealed_credentials,
    options: feedOptionsSchema.parse(row.options),
    everyMinutes: row.every_minutes,
    deletionModel: z.enum(deletionModels).parse(row.deletion_model),
    isPaused: row.is_paused,
    watermark: row.watermark,
    eventSequence: row.event_sequence,
    progress: progressSchema.nullable().catch(null).parse(row.progress),
    fence: row.fence,
    lastStartedAt: row.last_started_at,
    lastSyncedAt: row.last_synced_at,
    lastComparedAt: row.last_compared_at,
    lastCounts: syncCountsSchema.nullable().catch(null).parse(row.last_counts),
    lastRefused: z.array(refusedListingSchema).catch([]).parse(row.last_refused),
    lastError: row.last_error,
    lastErrorAt: row.last_error_at,
    failuresInARow: row.failures_in_a_row,
    notBefore: row.not_before,
    staleSince: row.stale_since,
    createdAt: row.created_at,
  };
}

export async function selectFeeds(db: DbOrTx): Promise<Feed[]> {
  return (await db.selectFrom('mls_feeds').selectAll().orderBy('source').limit(MAX_FEEDS).execute()).map(toFeed);
}

export async function selectFeed(db: DbOrTx, by: { id: string } | { source: string }): Promise<Feed | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['source', by.source] as const);
  const row = await db.selectFrom('mls_feeds').selectAll().where(column, '=', value).executeTakeFirst();
  return row && toFeed(row);
}

export async function insertFeed(db: DbOrTx, row: Insertable<DB['mls_feeds']>): Promise<void> {
  await db.insertInto('mls_feeds').values(row).execute();
}

export async function updateFeed(db: DbOrTx, id: string, changes: Updateable<DB['mls_feeds']>): Promise<void> {
  await db.updateTable('mls_feeds').set(changes).where('id', '=', id).execute();
}

/** Forgets the feed, not the listings. @returns false when there is none */
export async function deleteFeed(db: DbOrTx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('mls_feeds').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Begins a sync: whatever sync of the feed still writes afterwards carries an older number. */
export async function raiseFence(db: Db, id: string, now: Date): Promise<Feed | undefined> {
  const row = await db
    .updateTable('mls_feeds')
    .set(({ eb }) => ({ fence: eb('fence', '+', 1), last_started_at: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toFeed(row);
}

/** Writes what a sync has come to, unless another has begun since. @returns false when it was not written */
export async function updateFenced(
  db: Db,
  { id, fence }: Pick<Feed, 'id' | 'fence'>,
  changes: Updateable<DB['mls_feeds']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mls_feeds')
    .set(changes)
    .where('id', '=', id)
    .where('fence', '=', fence)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
