import { sql, type Kysely } from 'kysely';

/** Market figures by month, read from listings when these change, so that a chart of ten years is one row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE market_month_areas (
      mls_source text NOT NULL,
      geography text NOT NULL,
      area_key text COLLATE "C" NOT NULL,
      state text COLLATE "C" NOT NULL,
      listing_count integer NOT NULL,
      written_at timestamptz NOT NULL,
      checked_at timestamptz NOT NULL,
      PRIMARY KEY (state, area_key, geography, mls_source)
    )`.execute(db);
  await sql`
    CREATE TABLE market_months (
      state text COLLATE "C" NOT NULL,
      within_key text COLLATE "C" NOT NULL,
      geography text NOT NULL,
      area_key text COLLATE "C" NOT NULL,
      mls_source text NOT NULL,
      is_lease boolean NOT NULL,
      segment text NOT NULL,
      months jsonb NOT NULL,
      PRIMARY KEY (state, within_key, geography, area_key, mls_source, is_lease, segment)
    )`.execute(db);
  const comment = (on: string, text: string) => sql`COMMENT ON ${sql.raw(on)} IS ${sql.lit(text)}`.execute(db);
  await comment('TABLE market_month_areas', 'Cities, counties and states of a source whose months are kept');
  await comment('COLUMN market_month_areas.listing_count', 'Its listings, and when the newest was written: others make it due');
  await comment('COLUMN market_month_areas.checked_at', 'The months tell everything that was there at this instant');
  await comment('TABLE market_months', 'Figures by calendar month of an area, or of a part of its listings');
  await comment('COLUMN market_months.within_key', 'The city of a neighborhood or ZIP code; else the area itself');
  await comment('COLUMN market_months.segment', 'all = every residential type; type:…, beds:…, band:…');
}
