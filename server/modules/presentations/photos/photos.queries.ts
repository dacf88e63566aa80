import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/platform/database/index.ts';

/** An uploaded photo in the file store. */
export interface StoredFile {
  key: string;
  width: number;
  height: number;
  /** Three colours from top to bottom. */
  placeholder: string;
}

export async function insertFile(db: DbOrTx, file: StoredFile, userId: string, at: Date): Promise<void> {
  await db
    .insertInto('presentation_files')
    .values({ ...file, user_id: userId, created_at: at })
    .execute();
}

export function selectFile(db: DbOrTx, key: string): Promise<StoredFile | undefined> {
  return db
    .selectFrom('presentation_files')
    .select(['key', 'width', 'height', 'placeholder'])
    .where('key', '=', key)
    .executeTakeFirst();
}

/** The file behind a public name, where the reader may see its presentation. */
export async function selectFileByName(
  db: DbOrTx,
  name: string,
  { userId, isAdmin }: { userId: string; isAdmin: boolean },
): Promise<StoredFile | undefined> {
  return db
    .selectFrom('presentation_photos')
    .innerJoin('presentations', 'presentations.id', 'presentation_photos.presentation_id')
    .innerJoin('presentation_files', 'presentation_files.key', 'presentation_photos.file_key')
    .select(['presentation_files.key', 'presentation_files.width', 'presentation_files.height', 'presentation_files.placeholder'])
    .where('public_name', '=', name)
    .where('deleted_at', 'is', null)
    .$if(!isAdmin, (query) => query.where('presentations.user_id', '=', userId))
    .executeTakeFirst();
}

/** Adds an uploaded photo after those of its home, or as a cover photo of no home; answers its row's id. */
export async function insertUploadedPhoto(
  tx: Tx,
  photo: { presentationId: string; propertyId: string | null; fileKey: string; publicName: string; at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('presentation_photos')
    .values({
      presentation_id: photo.presentationId,
      property_id: photo.propertyId,
      file_key: photo.fileKey,
      public_name: photo.publicName,
      position: sql<number>`(
        SELECT coalesce(max(position), 0) + 1 FROM presentation_photos
        WHERE presentation_id = ${photo.presentationId}::uuid AND property_id IS NOT DISTINCT FROM ${photo.propertyId}::uuid
      )`,
      created_at: photo.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deletePhotos(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('presentation_photos').where('id', 'in', ids).execute();
}

/** Gives the photos the positions in which they are named. */
export async function setPhotoOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    UPDATE presentation_photos SET position = place.position
    FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS place (id, position)
    WHERE presentation_photos.id = place.id`.execute(tx);
}

export async function setPhotoWords(
  tx: Tx,
  id: number,
  words: { caption: string | null; alteration: string | null; original_id: number | null },
): Promise<void> {
  await tx.updateTable('presentation_photos').set(words).where('id', '=', id).execute();
}

/** Forgets files that no draft and no published snapshot names, an hour after they came; answers their keys. */
export async function deleteUnusedFiles(db: DbOrTx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    DELETE FROM presentation_files AS file
    WHERE file.created_at < ${before}
      AND NOT EXISTS (SELECT FROM presentation_photos WHERE file_key = file.key)
      AND NOT EXISTS (
        SELECT FROM presentations
        WHERE presentations.user_id = file.user_id AND published -> 'photos' @> jsonb_build_array(jsonb_build_object('fileKey', file.key))
      )
    RETURNING key`.execute(db);
  return rows.map((row) => row.key);
}
