import { sql, type Kysely } from 'kysely';

/** Extensions that later tables need, and the answers kept for `Idempotency-Key` (design api.md, "Rules for every call"). */
export async function up(db: Kysely<unknown>): Promise<void> {
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
}
