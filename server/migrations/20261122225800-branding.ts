import { sql, type Kysely } from 'kysely';

/** Pictures of users, what of them clients see beside a presentation, and the tier of a plan that allows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN avatar text, ADD COLUMN subscription_plan_tier text`.execute(db);
  await sql`COMMENT ON COLUMN users.avatar IS 'Address of the profile photo on this server'`.execute(db);
  await sql`
    CREATE TABLE brandings (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      fields jsonb NOT NULL,
      updated_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON COLUMN brandings.fields IS 'Those of contract/branding.ts that are filled in; phone numbers in E.164'`.execute(
    db,
  );
  await sql`
    CREATE TABLE profile_pictures (
      name text COLLATE "C" PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON COLUMN profile_pictures.name IS '128 random bits, base64url: who has it may see the picture'`.execute(db);
  await sql`CREATE INDEX profile_pictures_of_user ON profile_pictures (user_id)`.execute(db);
}
