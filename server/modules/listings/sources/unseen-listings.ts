import { sql } from 'kysely';
import type { Db } from '#server/platform/database/index.ts';

const MAX_STATUSES = 50;

/** Listings of a source that are stored and shown nowhere, by their status as the source writes it, the most first. */
export async function countUnseenListings(db: Db, source: string): Promise<{ status: string; count: number }[]> {
  const status = sql<string>`coalesce(details ->> 'feedStatus', '')`;
  return db
    .selectFrom('listings')
    .select([status.as('status'), (select) => select.fn.countAll<number>().as('count')])
    .where('mls_source', '=', source)
    .where('status', '=', 'none')
    .groupBy(status)
    .orderBy('count', 'desc')
    .limit(MAX_STATUSES)
    .execute();
}
