import type { Selectable } from 'kysely';
import type { DB, Db, DbOrTx } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import type { Snapshot } from './snapshot.ts';

export type EditRow = Selectable<DB['presentation_edits']>;

/** Older ones can no longer be taken back. */
const KEPT_EDITS = 50;

export async function insertEdit(
  db: Db,
  edit: { presentationId: string; words: string; before: Snapshot; after: Snapshot; at: Date },
): Promise<void> {
  await db
    .insertInto('presentation_edits')
    .values({
      id: newId(),
      presentation_id: edit.presentationId,
      words: edit.words,
      before: JSON.stringify(edit.before),
      after: JSON.stringify(edit.after),
      created_at: edit.at,
    })
    .execute();
  await db
    .deleteFrom('presentation_edits')
    .where('presentation_id', '=', edit.presentationId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('presentation_edits')
        .select('id')
        .where('presentation_id', '=', edit.presentationId)
        .orderBy('id', 'desc')
        .limit(KEPT_EDITS),
    )
    .execute();
}

/** The last edit that stands; undefined where there is none, or where it is not the one that is asked for. */
export function selectLastEdit(db: DbOrTx, presentationId: string, id?: string): Promise<EditRow | undefined> {
  const query = db
    .selectFrom('presentation_edits')
    .selectAll()
    .where('presentation_id', '=', presentationId)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1);
  return (id === undefined ? query : query.where('id', '=', id)).executeTakeFirst();
}

/** @returns false where somebody else has taken it back meanwhile */
export async function markUndone(db: DbOrTx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('presentation_edits')
    .set({ undone_at: at })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
