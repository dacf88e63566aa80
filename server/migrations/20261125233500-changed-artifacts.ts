import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE artifacts ADD COLUMN changed_at timestamptz`.execute(db);
  await sql`COMMENT ON COLUMN artifacts.changed_at IS 'When its user last changed it in the drawer; null when never'`.execute(db);
}
