import { sql, type Kysely } from 'kysely';

/** What the language models of a run cost, and the sum of a user's day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE runs ADD COLUMN cost_micro_dollars bigint`.execute(db);
  await sql`COMMENT ON COLUMN runs.cost_micro_dollars IS 'Millionths of a dollar; null where the model has no price'`.execute(db);
  await sql`CREATE INDEX runs_of_language_models ON runs (user_id, created_at) WHERE model <> 'built-in'`.execute(db);
}
