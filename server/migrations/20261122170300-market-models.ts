import { sql, type Kysely } from 'kysely';

/** What is learned of the prices of a market, by month: a value is made from one of these and can be made from it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE market_models (
      id uuid PRIMARY KEY,
      mls_source text NOT NULL,
      kind text NOT NULL,
      is_lease boolean NOT NULL,
      geography text NOT NULL,
      area_key text COLLATE "C" NOT NULL,
      state text COLLATE "C" NOT NULL,
      name text NOT NULL,
      version integer NOT NULL,
      as_of date NOT NULL,
      window_start date NOT NULL,
      sale_count integer NOT NULL,
      fitted jsonb NOT NULL,
      range jsonb,
      back_test jsonb,
      sales bytea NOT NULL,
      sales_written_at timestamptz NOT NULL,
      is_current boolean NOT NULL DEFAULT true,
      created_at timestamptz NOT NULL
    )`.execute(db);
  await sql`
    CREATE UNIQUE INDEX market_models_current ON market_models (mls_source, kind, is_lease, geography, area_key, state)
    WHERE is_current`.execute(db);
  await sql`ALTER TABLE market_models ALTER sales SET STORAGE EXTERNAL`.execute(db);
  const comment = (on: string, text: string) => sql`COMMENT ON ${sql.raw(on)} IS ${sql.lit(text)}`.execute(db);
  await comment('TABLE market_models', 'A fit of the prices of a market as of a day. Never changed: newer ones take its place.');
  await comment('COLUMN market_models.kind', 'homes or land');
  await comment('COLUMN market_models.geography', 'city, county or state');
  await comment('COLUMN market_models.fitted', 'Encoding and coefficients');
  await comment('COLUMN market_models.range', 'How far values of earlier months were off; null with too few');
  await comment('COLUMN market_models.sales', 'The sales that it was fitted on, JSON by columns, gzipped');
  await comment('COLUMN market_models.sales_written_at', 'When the newest listing among them was written');
}
