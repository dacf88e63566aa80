import { sql, type Kysely } from 'kysely';

/** Threads, their messages and the artifacts of replies. `user_id` leads the hot indexes so that users can be spread over servers. */
export async function createThreadTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE threads (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      title text NOT NULL CHECK (char_length(title) <= 40),
      metadata jsonb,
      pinned boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      deleted_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX threads_of_user ON threads (user_id, updated_at DESC, created_at DESC) WHERE deleted_at IS NULL`.execute(
    db,
  );

  await sql`
    CREATE TABLE messages (
      id uuid PRIMARY KEY,
      thread_id uuid NOT NULL REFERENCES threads ON DELETE CASCADE,
      user_id uuid NOT NULL,
      unique_key text NOT NULL UNIQUE,
      type text NOT NULL DEFAULT 'text',
      created_by text NOT NULL CHECK (created_by IN ('user', 'bot', 'assistant')),
      content text NOT NULL,
      hidden boolean NOT NULL DEFAULT false,
      run_id uuid,
      elapsed_ms integer,
      created_at timestamptz NOT NULL,
      figures jsonb
    )`.execute(db);
  await sql`CREATE INDEX messages_of_thread ON messages (thread_id, id DESC)`.execute(db);
  await sql`CREATE INDEX messages_of_run ON messages (run_id)`.execute(db);
  await sql`COMMENT ON COLUMN messages.figures IS 'What the figures of a finished reply rest on (contract threads.ts, replyFiguresSchema)'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN messages.id IS 'UUIDv7: its order is the order of the thread'`.execute(db);

  await sql`
    CREATE TABLE artifacts (
      id uuid PRIMARY KEY,
      message_id uuid NOT NULL REFERENCES messages ON DELETE CASCADE,
      user_id uuid NOT NULL,
      kind text NOT NULL,
      content jsonb NOT NULL,
      created_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX artifacts_of_message ON artifacts (message_id)`.execute(db);
}
