import { sql, type Kysely } from 'kysely';

/** An altered photo of a presentation can name the photo that it was made from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE presentation_photos
      ADD COLUMN original_id bigint REFERENCES presentation_photos ON DELETE SET NULL`.execute(db);
  await sql`CREATE INDEX presentation_photos_by_original ON presentation_photos (original_id) WHERE original_id IS NOT NULL`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN presentation_photos.original_id IS 'The photo of the same home before it was altered'`.execute(db);
}
