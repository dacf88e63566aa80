import { sql, type Kysely } from 'kysely';

/**
 * What may be done with the listings of a source (an MLS, or an imported file), by its licence. The importer makes the row; rows for
 * sources that are stored already are made here. A source without a row is for agents alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE listing_sources (
      name text PRIMARY KEY,
      title text NOT NULL,
      attribution_text text,
      disclaimer text,
      shows_to_agents boolean NOT NULL DEFAULT true,
      shows_to_clients boolean NOT NULL DEFAULT false,
      sends_to_models boolean NOT NULL DEFAULT false,
      last_synced_at timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    )`.execute(db);
  await comment(db, 'TABLE listing_sources', 'One row per source of listings: its name for people, its licence, its words.');
  await comment(db, 'COLUMN listing_sources.name', 'listings.mls_source');
  await comment(
    db,
    'COLUMN listing_sources.attribution_text',
    'Stands beside each of its listings; null = the title stands there',
  );
  await comment(db, 'COLUMN listing_sources.shows_to_clients', 'On pages that a client sees without an account');
  await comment(db, 'COLUMN listing_sources.sends_to_models', 'To a provider of language models outside this program');
  await comment(db, 'COLUMN listing_sources.last_synced_at', 'When a feed last brought it up to date; null for files');
  await sql`
    INSERT INTO listing_sources (name, title, created_at, updated_at)
    SELECT DISTINCT mls_source, mls_source, now(), now() FROM areas`.execute(db);
}

async function comment(db: Kysely<unknown>, on: string, text: string): Promise<void> {
  await sql`COMMENT ON ${sql.raw(on)} IS ${sql.lit(text)}`.execute(db);
}
