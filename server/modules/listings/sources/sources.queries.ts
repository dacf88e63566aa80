import type { Insertable, Selectable, Updateable } from 'kysely';
import type { DB, Db } from '#server/platform/database/index.ts';

export type SourceRow = Selectable<DB['listing_sources']>;

/** All sources, by name. There are as many as MLSs are connected and files imported, hundreds at most. */
export function selectSources(db: Db): Promise<SourceRow[]> {
  return db.selectFrom('listing_sources').selectAll().orderBy('name').limit(10_000).execute();
}

/** Names among some whose listings have areas. */
export async function selectSourcesWithAreas(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('areas')
    .select('mls_source')
    .distinct()
    .where('mls_source', 'in', [...names, ''])
    .execute();
  return rows.map((row) => row.mls_source);
}

/** The row that results; `changes` are made to a source that is there already. */
export function upsertSource(
  db: Db,
  row: Insertable<DB['listing_sources']>,
  changes: Updateable<DB['listing_sources']>,
): Promise<SourceRow> {
  return db
    .insertInto('listing_sources')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...changes, updated_at: row.updated_at }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whose a source is; made for `owner` where it is new. */
export async function claimSource(db: Db, row: Insertable<DB['listing_sources']>): Promise<string | null> {
  await db
    .insertInto('listing_sources')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const source = await db.selectFrom('listing_sources').select('owner_user_id').where('name', '=', row.name).executeTakeFirst();
  return source?.owner_user_id ?? null;
}

/** @returns undefined for an unknown source */
export function updateSource(db: Db, name: string, changes: Updateable<DB['listing_sources']>): Promise<SourceRow | undefined> {
  return db.updateTable('listing_sources').set(changes).where('name', '=', name).returningAll().executeTakeFirst();
}
