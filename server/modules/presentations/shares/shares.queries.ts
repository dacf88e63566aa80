import { sql, type Selectable } from 'kysely';
import type { DB, DbOrTx, Tx } from '#server/platform/database/index.ts';

export type ShareRow = Selectable<DB['presentation_shares']>;

export function selectShare(db: DbOrTx, presentationId: string): Promise<ShareRow | undefined> {
  return db.selectFrom('presentation_shares').selectAll().where('presentation_id', '=', presentationId).executeTakeFirst();
}

/** The link that a token names, while it leads anywhere: its presentation is there and its time is not over. */
export function selectOpenShare(db: DbOrTx, token: string, at: Date): Promise<ShareRow | undefined> {
  return db
    .selectFrom('presentation_shares')
    .innerJoin('presentations', 'presentations.id', 'presentation_shares.presentation_id')
    .selectAll('presentation_shares')
    .where('token', '=', token)
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
    .executeTakeFirst();
}

export async function upsertShare(tx: Tx, share: ShareRow): Promise<void> {
  const { presentation_id: _, created_at: __, ...changes } = share;
  await tx
    .insertInto('presentation_shares')
    .values(share)
    .onConflict((conflict) => conflict.column('presentation_id').doUpdateSet(changes))
    .execute();
}

export async function deleteShare(tx: Tx, presentationId: string): Promise<void> {
  await tx.deleteFrom('presentation_shares').where('presentation_id', '=', presentationId).execute();
}

/** Counts one opening on a local calendar date. */
export async function countView(db: DbOrTx, presentationId: string, day: string): Promise<void> {
  await sql`
    INSERT INTO presentation_views (presentation_id, day, views) VALUES (${presentationId}::uuid, ${day}::date, 1)
    ON CONFLICT (presentation_id, day) DO UPDATE SET views = presentation_views.views + 1`.execute(db);
}

const MAX_DAYS = 365;

export async function selectViews(db: DbOrTx, presentationId: string): Promise<{ day: string; views: number }[]> {
  const { rows } = await sql<{ day: string; views: number }>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, views FROM presentation_views
    WHERE presentation_id = ${presentationId}::uuid ORDER BY day DESC LIMIT ${MAX_DAYS}`.execute(db);
  return rows;
}
