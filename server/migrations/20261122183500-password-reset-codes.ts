import { sql, type Kysely } from 'kysely';

/** The code that was mailed last to somebody who forgot the password; one at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE password_reset_codes (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      code_hash text NOT NULL,
      guesses_left smallint NOT NULL CHECK (guesses_left >= 0),
      expires_at timestamptz NOT NULL
    )`.execute(db);
}
