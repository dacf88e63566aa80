import { sql, type Kysely } from 'kysely';

/** Extensions that later tables need, the answers kept for `Idempotency-Key`, token buckets and flags. */
export async function createPlatformTables(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE EXTENSION IF NOT EXISTS btree_gist`.execute(db);
  await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`.execute(db);
  await sql`
    CREATE TABLE idempotency_keys (
      user_id uuid NOT NULL,
      call text NOT NULL,
      key text NOT NULL,
      request_hash text NOT NULL,
      answer jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, call, key)
    )`.execute(db);
  await sql`CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at)`.execute(db);
  await sql`COMMENT ON TABLE idempotency_keys IS 'The answer of a creating call under the key its caller chose; kept 24 hours.'`.execute(
    db,
  );

  await sql`
    CREATE TABLE throttle_counters (
      key text PRIMARY KEY,
      tokens double precision NOT NULL,
      updated_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE throttle_counters IS 'Token buckets, e.g. sign-ins by address and by account'`.execute(db);

  // A row is a flag that somebody set away from its default, for everybody or for one user.
  await sql`
    CREATE TABLE flag_settings (
      name text NOT NULL,
      user_id uuid,
      enabled boolean NOT NULL,
      updated_at timestamptz NOT NULL,
      UNIQUE NULLS NOT DISTINCT (name, user_id)
    )`.execute(db);
}
