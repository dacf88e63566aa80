import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { DB, DbOrTx, Tx } from '#server/platform/database/index.ts';

export type PresentationRow = Selectable<DB['presentations']>;
export type PropertyRow = Selectable<DB['presentation_properties']>;
export type PhotoRow = Selectable<DB['presentation_photos']>;

/** A presentation of a user that is not deleted; undefined for another's, as for one that does not exist. */
export function selectPresentation(db: DbOrTx, userId: string, id: string): Promise<PresentationRow | undefined> {
  return db
    .selectFrom('presentations')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The same for an administrator's reading: whoever it belongs to. */
export function selectAnyPresentation(db: DbOrTx, id: string): Promise<PresentationRow | undefined> {
  return db.selectFrom('presentations').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

/** Locks a presentation of the user until the transaction ends, so that its edits come one after the other. */
export function lockPresentation(tx: Tx, userId: string, id: string): Promise<PresentationRow | undefined> {
  return tx
    .selectFrom('presentations')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertPresentation(tx: Tx, row: Insertable<DB['presentations']>): Promise<void> {
  await tx.insertInto('presentations').values(row).execute();
}

/** Writes a change as the next revision. The caller holds the row's lock. */
export async function updatePresentation(tx: Tx, id: string, change: Updateable<DB['presentations']>, at: Date): Promise<void> {
  await tx
    .updateTable('presentations')
    .set({ ...change, updated_at: at, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

/** The subject first, then the comparables in their order. */
export function selectProperties(db: DbOrTx, presentationId: string): Promise<PropertyRow[]> {
  return db
    .selectFrom('presentation_properties')
    .selectAll()
    .where('presentation_id', '=', presentationId)
    .orderBy('is_subject', 'desc')
    .orderBy('position')
    .orderBy('created_at')
    .execute();
}

/** All photos of a presentation by home and order; those of none are cover photos. */
export function selectPhotos(db: DbOrTx, presentationId: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('presentation_photos')
    .selectAll()
    .where('presentation_id', '=', presentationId)
    .orderBy('property_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
}
