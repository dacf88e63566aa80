import { sql, type Kysely } from 'kysely';

/** Cards of a new chat may show an animation, kept as it was fetched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE suggested_prompt_cards ADD COLUMN animation_url text, ADD COLUMN animation jsonb`.execute(db);
  await sql`COMMENT ON COLUMN suggested_prompt_cards.animation IS 'Lottie JSON, fetched from animation_url'`.execute(db);
}
