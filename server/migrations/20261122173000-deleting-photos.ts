import { sql, type Kysely } from 'kysely';

/** Names what it means: the file of such a photo is being deleted, and nothing may begin to use it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE photo_originals RENAME COLUMN is_leaving TO is_deleting`.execute(db);
}
