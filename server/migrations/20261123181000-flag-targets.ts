import { sql, type Kysely } from 'kysely';

/** A flag is set for everybody, for a role, for a plan or for a user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE flag_settings
      ADD COLUMN role text,
      ADD COLUMN plan_id text,
      ADD CHECK (num_nonnulls(user_id, role, plan_id) <= 1),
      DROP CONSTRAINT flag_settings_name_user_id_key,
      ADD UNIQUE NULLS NOT DISTINCT (name, user_id, role, plan_id)`.execute(db);
}
