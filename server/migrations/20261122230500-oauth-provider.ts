import { sql, type Kysely } from 'kysely';

/** Programs that users let into their accounts: who they are, what each was allowed, and the codes and tokens that came of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE oauth_clients (
      id text COLLATE "C" PRIMARY KEY,
      name text NOT NULL,
      redirect_uris text[] NOT NULL,
      scopes text[] NOT NULL,
      secret_hash bytea,
      created_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON COLUMN oauth_clients.secret_hash IS 'SHA-256; null for programs that can keep no secret'`.execute(db);

  await sql`
    CREATE TABLE oauth_grants (
      id uuid PRIMARY KEY,
      client_id text COLLATE "C" NOT NULL REFERENCES oauth_clients ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      scopes text[] NOT NULL,
      created_at timestamptz NOT NULL,
      last_used_at timestamptz
    )`.execute(db);
  await sql`COMMENT ON TABLE oauth_grants IS 'One consent; the family of all codes and tokens that came of it'`.execute(db);
  await sql`CREATE INDEX oauth_grants_of_user ON oauth_grants (user_id, client_id)`.execute(db);
  await sql`CREATE INDEX oauth_grants_of_client ON oauth_grants (client_id)`.execute(db);

  await sql`
    CREATE TABLE oauth_codes (
      code_hash bytea PRIMARY KEY,
      grant_id uuid NOT NULL REFERENCES oauth_grants ON DELETE CASCADE,
      redirect_uri text NOT NULL,
      code_challenge text NOT NULL,
      expires_at timestamptz NOT NULL,
      used_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX oauth_codes_of_grant ON oauth_codes (grant_id)`.execute(db);

  await sql`
    CREATE TABLE oauth_tokens (
      token_hash bytea PRIMARY KEY,
      grant_id uuid NOT NULL REFERENCES oauth_grants ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('access', 'refresh')),
      scopes text[] NOT NULL,
      expires_at timestamptz NOT NULL,
      used_at timestamptz
    )`.execute(db);
  await sql`COMMENT ON COLUMN oauth_tokens.used_at IS 'Of a refresh token that was exchanged: seen again, it was stolen'`.execute(
    db,
  );
  await sql`CREATE INDEX oauth_tokens_of_grant ON oauth_tokens (grant_id)`.execute(db);
  await sql`CREATE INDEX oauth_tokens_expires_at ON oauth_tokens (expires_at)`.execute(db);

  // Streams that a program holds open end as those of a session do, however its access ends.
  await sql`CREATE TRIGGER oauth_grant_ends AFTER DELETE ON oauth_grants FOR EACH ROW EXECUTE FUNCTION tell_session_end()`.execute(
    db,
  );
  await sql`
    CREATE FUNCTION end_oauth_grants_of_disabled() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM oauth_grants WHERE user_id = NEW.id;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER disabled_user_lets_no_program_in AFTER UPDATE OF enabled ON users
    FOR EACH ROW WHEN (NOT NEW.enabled) EXECUTE FUNCTION end_oauth_grants_of_disabled()`.execute(db);
}
