import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE oauth_clients ADD COLUMN disabled_at timestamptz`.execute(db);
  await sql`COMMENT ON COLUMN oauth_clients.disabled_at IS 'Since when nobody can let it in'`.execute(db);
}
