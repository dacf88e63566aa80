import { sql, type Kysely } from 'kysely';

/** When a password that an administrator gave out stops working; null for one that its owner chose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN temporary_password_expires_at timestamptz`.execute(db);
  await sql`COMMENT ON COLUMN users.temporary_password_expires_at IS 'Set for a password that an administrator gave out; its owner must choose another at the next sign-in'`.execute(
    db,
  );
}
