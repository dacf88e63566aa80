import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE oauth_grants ADD COLUMN authenticated_at timestamptz`.execute(db);
  await sql`COMMENT ON COLUMN oauth_grants.authenticated_at IS 'When its user had last proved who it is; null when not known'`.execute(
    db,
  );
  // What came by a provider does not count as proved by having begun; sessions that are there keep what counted so far.
  await sql`UPDATE sessions SET confirmed_at = created_at WHERE confirmed_at IS NULL`.execute(db);
  await sql`COMMENT ON COLUMN sessions.confirmed_at IS 'When its user last proved who it is; null when a provider did not say'`.execute(
    db,
  );
}
