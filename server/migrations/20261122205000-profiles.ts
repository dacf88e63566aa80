import { sql, type Kysely } from 'kysely';

/** How clients reach a user, and where the user works; a user who has said nothing has no row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE profiles (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      phone_number text,
      country_state text,
      timezone text,
      office_name text,
      website text,
      mls_id text,
      updated_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON COLUMN profiles.phone_number IS 'E.164'`.execute(db);
  await sql`COMMENT ON COLUMN profiles.timezone IS 'IANA name; null for that of the browser'`.execute(db);
  await sql`COMMENT ON COLUMN profiles.mls_id IS 'License number; set by administrators'`.execute(db);
}
