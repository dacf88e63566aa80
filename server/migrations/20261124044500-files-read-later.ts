import { sql, type Kysely } from 'kysely';

/** A file is stored first and read afterwards, by whichever node takes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE files
      ADD COLUMN is_read boolean NOT NULL DEFAULT true,
      ADD COLUMN reading_until timestamptz`.execute(db);
  await sql`ALTER TABLE files ALTER COLUMN is_read SET DEFAULT false`.execute(db);
  await sql`COMMENT ON COLUMN files.is_read IS 'Whether its text, or the picture to show, has been made of it, or a problem said'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN files.reading_until IS 'While a node reads it: when another may take it over'`.execute(db);
}
