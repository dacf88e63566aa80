import { sql, type Kysely } from 'kysely';

/** Imports by upload: who may, whose sources come of it, and how far each is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN may_import_listings boolean NOT NULL DEFAULT false`.execute(db);
  await sql`COMMENT ON COLUMN users.may_import_listings IS 'Uploads files of listings; administrators may anyway'`.execute(db);

  await sql`ALTER TABLE listing_sources ADD COLUMN owner_user_id uuid`.execute(db);
  await sql`
    COMMENT ON COLUMN listing_sources.owner_user_id IS
      'The agent whose uploads made it, and who alone sees its listings; null: it is for whoever may see the source'`.execute(db);

  await sql`
    ALTER TABLE listing_imports
      ADD COLUMN is_dry_run boolean NOT NULL DEFAULT false,
      ADD COLUMN read_count integer NOT NULL DEFAULT 0,
      ADD COLUMN read_share real NOT NULL DEFAULT 0,
      ADD COLUMN undone_counts jsonb`.execute(db);
  await sql`COMMENT ON COLUMN listing_imports.plan IS 'Of an upload: what was said of it, and how it will be read'`.execute(db);
  await sql`CREATE INDEX listing_imports_by_user ON listing_imports (user_id, created_at)`.execute(db);
}
