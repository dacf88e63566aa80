import { sql, type Kysely } from 'kysely';

/** Files that users attach to what they say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE files (
      id text COLLATE "C" PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL,
      mime_type text NOT NULL,
      size_bytes integer NOT NULL,
      problem text,
      created_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON COLUMN files.id IS '128 random bits, base64url: part of the address'`.execute(db);
  await sql`COMMENT ON COLUMN files.problem IS 'Why nothing could be read from it, as a sentence; null where it could'`.execute(
    db,
  );
  await sql`CREATE INDEX files_of_user ON files (user_id, created_at)`.execute(db);
}
