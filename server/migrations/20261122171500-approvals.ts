import { sql, type Kysely } from 'kysely';

/** Tools that write: what a run's calls have done, each once, and what waits for the user's word. A reply's text is its run's until it ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE runs ADD COLUMN reply_text text NOT NULL DEFAULT '', DROP CONSTRAINT runs_status_check,
    ADD CONSTRAINT runs_status_check
      CHECK (status IN ('queued', 'running', 'awaiting-approval', 'completed', 'stopped', 'failed'))`.execute(db);
  await sql`COMMENT ON COLUMN runs.reply_text IS 'Of an open run: the reply so far. The message has it when the run has ended'`.execute(
    db,
  );
  await sql`UPDATE runs SET reply_text = messages.content FROM messages
    WHERE messages.id = runs.reply_message_id AND runs.ended_at IS NULL`.execute(db);
  await sql`
    CREATE TABLE tool_acts (
      run_id uuid NOT NULL REFERENCES runs ON DELETE CASCADE,
      call_id text NOT NULL,
      key text NOT NULL,
      result jsonb,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (run_id, call_id, key)
    )`.execute(db);
  await sql`COMMENT ON TABLE tool_acts IS 'Written in the transaction of the act itself: what stands here is done, and is not done again'`.execute(
    db,
  );
  await sql`
    CREATE TABLE run_approvals (
      id uuid PRIMARY KEY,
      run_id uuid NOT NULL REFERENCES runs ON DELETE CASCADE,
      call_id text NOT NULL,
      tool text NOT NULL,
      card jsonb NOT NULL,
      decision text CHECK (decision IN ('approve', 'decline')),
      created_at timestamptz NOT NULL,
      decided_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX run_approvals_of_run ON run_approvals (run_id, id)`.execute(db);
}
