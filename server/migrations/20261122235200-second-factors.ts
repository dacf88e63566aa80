import { sql, type Kysely } from 'kysely';

/** What people prove themselves with besides a password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN has_second_factor boolean NOT NULL DEFAULT false`.execute(db);
  await sql`ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz`.execute(db);
  await sql`COMMENT ON COLUMN sessions.confirmed_at IS 'When the user last proved again who it is'`.execute(db);
  await sql`
    CREATE TABLE authenticators (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      sealed_secret text NOT NULL,
      confirmed_at timestamptz,
      last_step integer NOT NULL DEFAULT 0
    )`.execute(db);
  await sql`COMMENT ON COLUMN authenticators.last_step IS 'The 30 s of the last code that counted, so that no code counts twice'`.execute(
    db,
  );
  await sql`
    CREATE TABLE recovery_codes (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      code_hash bytea NOT NULL,
      PRIMARY KEY (user_id, code_hash)
    )`.execute(db);
  await sql`
    CREATE TABLE passkeys (
      credential_id text PRIMARY KEY,
      id uuid NOT NULL UNIQUE,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      public_key bytea NOT NULL,
      counter bigint NOT NULL,
      name text NOT NULL,
      created_at timestamptz NOT NULL,
      last_used_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX passkeys_user_id ON passkeys (user_id)`.execute(db);
  await sql`
    CREATE TABLE used_passkey_challenges (
      challenge_hash bytea PRIMARY KEY,
      expires_at timestamptz NOT NULL
    )`.execute(db);
}
