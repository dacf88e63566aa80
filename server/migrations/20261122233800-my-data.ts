import { sql, type Kysely } from 'kysely';

/** Copies of what is stored about users, and accounts that are to be erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE data_exports (
      id text COLLATE "C" PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      requested_at timestamptz NOT NULL,
      ready_at timestamptz,
      expires_at timestamptz NOT NULL,
      size_bytes bigint
    )`.execute(db);
  await sql`COMMENT ON COLUMN data_exports.expires_at IS 'Its bytes are deleted then; while it is being made, when that is given up'`.execute(
    db,
  );
  await sql`CREATE INDEX data_exports_of_user ON data_exports (user_id, requested_at)`.execute(db);
  await sql`
    CREATE TABLE account_deletions (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      requested_at timestamptz NOT NULL,
      erase_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX account_deletions_erase_at ON account_deletions (erase_at)`.execute(db);
  await sql`CREATE INDEX threads_deleted_at ON threads (deleted_at) WHERE deleted_at IS NOT NULL`.execute(db);
}
