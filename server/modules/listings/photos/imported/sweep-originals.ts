import { sql } from 'kysely';
import type { Db } from '#server/platform/database/index.ts';
import type { Storage } from '#server/platform/storage/index.ts';
import { storageKeyOf } from './photo-key.ts';

/** A file that was announced or left is safe for so long: whoever announced it has long stored it then, or died. */
const GRACE_MS = 3_600_000;
const FILES_PER_TURN = 500;

/**
 * Deletes files that no photo uses any more. First it is noted that a file leaves, so that nobody begins to use it, then the file goes,
 * then the note: cut off anywhere, the next turn ends it.
 * @returns how many files were deleted
 */
export async function sweepOriginals({ db, storage, now }: { db: Db; storage: Storage; now: Date }): Promise<number> {
  const before = new Date(now.getTime() - GRACE_MS);
  // Files that are in use again are found here too, and their date is taken back.
  await sql`
    UPDATE photo_originals SET unused_since = NULL
    WHERE unused_since < ${before} AND EXISTS (SELECT FROM listing_photos WHERE listing_photos.sha256 = photo_originals.sha256)`.execute(
    db,
  );
  const { rows } = await sql<{ sha256: string }>`
    UPDATE photo_originals SET is_deleting = true
    WHERE sha256 IN (
      SELECT sha256 FROM photo_originals WHERE unused_since < ${before} ORDER BY unused_since LIMIT ${FILES_PER_TURN}
    ) AND unused_since < ${before}
      AND NOT EXISTS (SELECT FROM listing_photos WHERE listing_photos.sha256 = photo_originals.sha256)
    RETURNING sha256`.execute(db);
  for (const { sha256 } of rows) {
    await storage.delete(storageKeyOf(sha256));
    await sql`DELETE FROM photo_originals WHERE sha256 = ${sha256} AND is_deleting`.execute(db);
  }
  return rows.length;
}
