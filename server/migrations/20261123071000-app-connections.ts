import { sql, type Kysely } from 'kysely';

/** Apps of others that users connect, and what is done in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE app_connections (
      id uuid PRIMARY KEY,
      user_id uuid REFERENCES users ON DELETE SET NULL,
      app_id text NOT NULL,
      sealed_tokens text NOT NULL,
      access_expires_at timestamptz,
      connected_at timestamptz NOT NULL,
      expired_at timestamptz,
      ended_at timestamptz
    )`.execute(db);
  await sql`COMMENT ON COLUMN app_connections.sealed_tokens IS 'Tokens of the provider, sealed for app-connection:<id>'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN app_connections.expired_at IS 'The provider takes the tokens no more'`.execute(db);
  await sql`COMMENT ON COLUMN app_connections.ended_at IS 'The user ended it; the row stays until the provider was told'`.execute(
    db,
  );
  await sql`CREATE UNIQUE INDEX app_connections_live ON app_connections (user_id, app_id) WHERE ended_at IS NULL`.execute(db);

  await sql`
    CREATE TABLE app_connection_starts (
      state_hash bytea PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      app_id text NOT NULL,
      code_verifier text NOT NULL,
      redirect text,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX app_connection_starts_of_user ON app_connection_starts (user_id)`.execute(db);

  await sql`
    CREATE TABLE app_acts (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      act jsonb NOT NULL,
      outcome text CHECK (outcome IN ('done', 'refused', 'unreachable', 'unclear', 'not-connected', 'expired')),
      url text,
      created_at timestamptz NOT NULL,
      sent_at timestamptz,
      finished_at timestamptz
    )`.execute(db);
  await sql`COMMENT ON COLUMN app_acts.outcome IS 'Null while it waits for its job'`.execute(db);
  await sql`COMMENT ON COLUMN app_acts.sent_at IS 'It was asked of the app, and no answer has said that it was not done'`.execute(
    db,
  );
  await sql`CREATE INDEX app_acts_of_user ON app_acts (user_id)`.execute(db);
  await sql`CREATE INDEX app_acts_finished_at ON app_acts (finished_at)`.execute(db);
}
