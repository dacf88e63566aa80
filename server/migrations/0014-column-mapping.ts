import { sql, type Kysely } from 'kysely';

/** Which columns a source's files have, so that the next one is read like the last (`column-mapping.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE listing_sources ADD COLUMN column_mapping jsonb`.execute(db);
}
