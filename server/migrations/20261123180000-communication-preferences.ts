import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN communication_preferences jsonb NOT NULL DEFAULT '{}'`.execute(db);
  await sql`COMMENT ON COLUMN users.communication_preferences IS 'By type, such as smsChat, whether it is on; what is not there is off'`.execute(
    db,
  );
}
