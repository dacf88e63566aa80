import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN traits text[] NOT NULL DEFAULT '{}'`.execute(db);
  await sql`COMMENT ON COLUMN users.traits IS 'What the user has been through, such as the welcome'`.execute(db);
}
