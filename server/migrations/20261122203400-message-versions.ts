import { sql, type Kysely } from 'kysely';

/** Other versions of a question or a reply, what the user thinks of a reply, and what a thread keeps: its draft, and whether it is put away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE messages
    ADD COLUMN version_of uuid,
    ADD COLUMN set_aside_with uuid,
    ADD COLUMN rating text CHECK (rating IN ('up', 'down')),
    ADD COLUMN rating_comment text,
    ADD COLUMN rated_at timestamptz`.execute(db);
  await sql`COMMENT ON COLUMN messages.version_of IS 'The first version of what this says anew; null for a first version'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN messages.set_aside_with IS
    'The version that this went with when another one took its place: not shown and not read until that one is shown again'`.execute(
    db,
  );
  await sql`CREATE INDEX messages_by_version ON messages (version_of) WHERE version_of IS NOT NULL`.execute(db);
  await sql`ALTER TABLE threads ADD COLUMN archived boolean NOT NULL DEFAULT false, ADD COLUMN draft text NOT NULL DEFAULT ''`.execute(
    db,
  );
}
