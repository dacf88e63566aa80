import { sql, type Kysely } from 'kysely';

/** Says of which sources every market has been learned once, so that a market without a model is known to be too small. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE market_readings (
      mls_source text PRIMARY KEY,
      learned_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE market_readings IS 'When all markets of a source were last learned that were due'`.execute(db);
  await sql`
    INSERT INTO market_readings (mls_source, learned_at)
    SELECT mls_source, max(created_at) FROM market_models GROUP BY mls_source`.execute(db);
}
