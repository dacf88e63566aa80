import { sql, type Kysely } from 'kysely';

/**
 * Outlines of areas for the map, apart from `areas` so that names are looked up in narrow rows; and how many of an area's listings a
 * client may see.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE areas ADD COLUMN client_listing_count integer NOT NULL DEFAULT 0`.execute(db);
  await sql`UPDATE areas SET client_listing_count = listing_count`.execute(db);
  await comment(
    db,
    'COLUMN areas.client_listing_count',
    'Of them, those whose sellers let them be found by this name on pages for clients',
  );
  await comment(
    db,
    'COLUMN areas.latitude',
    'Mean of its listings that have coordinates, coarse ones where the seller withholds the address; null where none has',
  );
  await sql`
    CREATE TABLE area_hulls (
      mls_source text NOT NULL,
      name_type text NOT NULL,
      name_key text COLLATE "C" NOT NULL,
      city text NOT NULL,
      state text NOT NULL,
      listing_count integer NOT NULL,
      ring double precision[] NOT NULL,
      PRIMARY KEY (mls_source, name_type, name_key, city, state),
      FOREIGN KEY (mls_source, name_type, name_key, city, state) REFERENCES areas ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX area_hulls_by_name_key ON area_hulls (name_key, name_type)`.execute(db);
  await comment(db, 'TABLE area_hulls', 'The convex outline of an area around its listings, outliers left out; none for streets');
  await comment(db, 'COLUMN area_hulls.listing_count', "The area's number of listings when its outline was drawn");
  await comment(db, 'COLUMN area_hulls.ring', 'Latitude and longitude in turns; empty where its listings span no surface');
}

async function comment(db: Kysely<unknown>, on: string, text: string): Promise<void> {
  await sql`COMMENT ON ${sql.raw(on)} IS ${sql.lit(text)}`.execute(db);
}
