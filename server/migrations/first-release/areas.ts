import { sql, type Kysely } from 'kysely';
import { comment } from './comment.ts';

/** Named areas that have listings, and their outlines for the map, apart so that names are looked up in narrow rows. */
export async function createAreaTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE areas (
      mls_source text NOT NULL,
      name_type text NOT NULL,
      name_key text COLLATE "C" NOT NULL,
      city text NOT NULL DEFAULT '',
      state text NOT NULL DEFAULT '',
      name text NOT NULL,
      listing_count integer NOT NULL,
      latitude double precision,
      longitude double precision,
      client_listing_count integer NOT NULL DEFAULT 0,
      CHECK ((latitude IS NULL) = (longitude IS NULL)),
      PRIMARY KEY (mls_source, name_type, name_key, city, state)
    )`.execute(db);
  await comment(db, 'TABLE areas', 'Named areas that have listings which may be shown, per MLS source; the import keeps them.');
  await comment(db, 'COLUMN areas.city', 'Context: the city around a neighborhood or street, else empty');
  await comment(db, 'COLUMN areas.state', 'Context: two letters, or empty where unknown');
  await sql`CREATE INDEX areas_by_name_key ON areas (name_key)`.execute(db);
  await sql`CREATE INDEX areas_by_name_trigram ON areas USING gin (name_key gin_trgm_ops)`.execute(db);
  // Of a large market nine areas in ten are streets; what is typed into a field mostly means a place, and is looked for there first.
  await sql`CREATE INDEX areas_by_place_key ON areas (name_key) WHERE name_type <> 'street'`.execute(db);
  await sql`CREATE INDEX areas_by_place_trigram ON areas USING gin (name_key gin_trgm_ops) WHERE name_type <> 'street'`.execute(
    db,
  );

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
