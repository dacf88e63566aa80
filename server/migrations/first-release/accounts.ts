import { sql, type Kysely } from 'kysely';

/** Users, their sessions, and the audit of what was done to accounts and by them. */
export async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE users (
      id uuid PRIMARY KEY,
      tracking_id uuid NOT NULL UNIQUE,
      email text NOT NULL,
      email_confirmed boolean NOT NULL DEFAULT false,
      password_hash text,
      first_name text NOT NULL,
      last_name text NOT NULL,
      roles text[] NOT NULL DEFAULT '{user}',
      enabled boolean NOT NULL DEFAULT true,
      subscription_plan_id text,
      subscription_status text NOT NULL DEFAULT 'active' CHECK (subscription_status IN ('active', 'suspended', 'past-due', 'errored')),
      allowed_chat_interfaces text[] NOT NULL DEFAULT '{full-access}',
      allowed_mls_providers text[] NOT NULL DEFAULT '{}',
      preferences jsonb NOT NULL DEFAULT '{}',
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE UNIQUE INDEX users_email ON users (lower(email))`.execute(db);
  await sql`COMMENT ON COLUMN users.password_hash IS 'argon2id in PHC form; null for accounts that only sign in elsewhere'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN users.allowed_mls_providers IS 'MLS sources; {*} means all, {} none'`.execute(db);

  await sql`
    CREATE TABLE sessions (
      token_hash bytea PRIMARY KEY,
      id uuid NOT NULL UNIQUE,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL,
      last_seen_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      user_agent text,
      address inet
    )`.execute(db);
  await sql`CREATE INDEX sessions_user ON sessions (user_id)`.execute(db);
  await sql`CREATE INDEX sessions_expires_at ON sessions (expires_at)`.execute(db);
  await sql`COMMENT ON COLUMN sessions.token_hash IS 'SHA-256 of the cookie value, which itself is never stored'`.execute(db);

  await sql`
    CREATE TABLE audit_entries (
      id uuid PRIMARY KEY,
      at timestamptz NOT NULL,
      action text NOT NULL,
      actor_user_id uuid,
      subject_user_id uuid,
      address inet,
      details jsonb NOT NULL DEFAULT '{}'
    )`.execute(db);
  await sql`CREATE INDEX audit_entries_subject ON audit_entries (subject_user_id, at DESC)`.execute(db);
  await sql`
    CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'audit entries are append-only'; END $$`.execute(db);
  await sql`
    CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
    FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()`.execute(db);
}
