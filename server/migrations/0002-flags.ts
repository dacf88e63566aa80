import { sql, type Kysely } from 'kysely';

/** A row is a flag that somebody set away from its default, for everybody or for one user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE flag_settings (
      name text NOT NULL,
      user_id uuid,
      enabled boolean NOT NULL,
      updated_at timestamptz NOT NULL,
      UNIQUE NULLS NOT DISTINCT (name, user_id)
    )`.execute(db);
}
