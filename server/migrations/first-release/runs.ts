import { sql, type Kysely } from 'kysely';

/** A run of the assistant as data: its lease, its numbered events, and the finished steps that a takeover replays. */
export async function createRunTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE runs (
      id uuid PRIMARY KEY,
      thread_id uuid NOT NULL REFERENCES threads ON DELETE CASCADE,
      user_id uuid NOT NULL,
      prompt_message_id uuid NOT NULL,
      reply_message_id uuid NOT NULL UNIQUE,
      status text NOT NULL CHECK (status IN ('queued', 'running', 'completed', 'stopped', 'failed')),
      model text NOT NULL,
      widget_context jsonb,
      fencing_token integer NOT NULL DEFAULT 0,
      lost_owners integer NOT NULL DEFAULT 0,
      lease_until timestamptz NOT NULL DEFAULT now(),
      last_event_id integer NOT NULL DEFAULT 0,
      steps jsonb NOT NULL DEFAULT '[]',
      stop_requested_at timestamptz,
      error_code text,
      input_tokens integer NOT NULL DEFAULT 0,
      output_tokens integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL,
      started_at timestamptz,
      ended_at timestamptz,
      events_held boolean NOT NULL DEFAULT true,
      cost_micro_dollars bigint
    )`.execute(db);
  await sql`CREATE INDEX runs_open ON runs (lease_until) WHERE status IN ('queued', 'running')`.execute(db);
  await sql`CREATE INDEX runs_open_of_user ON runs (user_id) WHERE status IN ('queued', 'running')`.execute(db);
  await sql`CREATE INDEX runs_of_thread ON runs (thread_id)`.execute(db);
  await sql`CREATE INDEX runs_with_held_events ON runs (ended_at) WHERE ended_at IS NOT NULL AND events_held`.execute(db);
  await sql`COMMENT ON COLUMN runs.cost_micro_dollars IS 'Millionths of a dollar; null where the model has no price'`.execute(db);
  await sql`CREATE INDEX runs_of_language_models ON runs (user_id, created_at) WHERE model <> 'built-in'`.execute(db);
  await sql`COMMENT ON COLUMN runs.lease_until IS 'By the clock of the database, so that nodes with other clocks agree; a queued run is free from its start'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN runs.lost_owners IS 'How many nodes vanished while they ran it'`.execute(db);
  await sql`COMMENT ON COLUMN runs.fencing_token IS 'Grows with each claim; a write under an older token changes nothing'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN runs.steps IS 'Tool steps as the reply shows them (contract threads.ts, toolStepSchema)'`.execute(
    db,
  );

  await sql`
    CREATE TABLE run_events (
      run_id uuid NOT NULL REFERENCES runs ON DELETE CASCADE,
      id integer NOT NULL,
      event json NOT NULL,
      PRIMARY KEY (run_id, id)
    )`.execute(db);
  await sql`COMMENT ON TABLE run_events IS 'The stored event is the wire event; held ten minutes after the end of the run'`.execute(
    db,
  );

  await sql`
    CREATE TABLE run_model_steps (
      run_id uuid NOT NULL REFERENCES runs ON DELETE CASCADE,
      step integer NOT NULL,
      messages jsonb NOT NULL,
      reply jsonb NOT NULL,
      last_event_id integer NOT NULL,
      PRIMARY KEY (run_id, step)
    )`.execute(db);
  await sql`COMMENT ON TABLE run_model_steps IS 'What a finished step added to the model''s conversation: its answer and its tool results'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN run_model_steps.reply IS 'The reply as it stood when the step had finished: where a takeover goes on'`.execute(
    db,
  );
}
