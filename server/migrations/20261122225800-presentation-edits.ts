import { sql, type Kysely } from 'kysely';

/** What the assistant changed of a presentation, so that the agent can see each edit and take it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE presentation_edits (
      id uuid PRIMARY KEY,
      presentation_id uuid NOT NULL REFERENCES presentations ON DELETE CASCADE,
      words text NOT NULL,
      before jsonb NOT NULL,
      after jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      undone_at timestamptz
    )`.execute(db);
  await sql`COMMENT ON TABLE presentation_edits IS 'Edits of presentations by the assistant, the last ones of each.'`.execute(db);
  await sql`COMMENT ON COLUMN presentation_edits.words IS 'What it did, for people'`.execute(db);
  await sql`COMMENT ON COLUMN presentation_edits.before IS 'What can be taken back, as it stood before the edit'`.execute(db);
  await sql`CREATE INDEX presentation_edits_in_order ON presentation_edits (presentation_id, created_at DESC)`.execute(db);
}
