import { sql, type Kysely } from 'kysely';

/** How many characters a source takes as public remarks: MLSs differ, and copy that is longer cannot be pasted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE listing_sources ADD COLUMN remarks_limit_characters int CHECK (remarks_limit_characters > 0)`.execute(db);
  await sql`COMMENT ON COLUMN listing_sources.remarks_limit_characters IS ${sql.lit('null = 1,000, as most take')}`.execute(db);
}
