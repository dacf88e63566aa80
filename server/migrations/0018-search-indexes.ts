import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Of a large market nine areas in ten are streets; what is typed into a field mostly means a place, and is looked for there first.
  await sql`CREATE INDEX areas_by_place_key ON areas (name_key) WHERE name_type <> 'street'`.execute(db);
  await sql`CREATE INDEX areas_by_place_trigram ON areas USING gin (name_key gin_trgm_ops) WHERE name_type <> 'street'`.execute(
    db,
  );

  // The order of a search that names none now carries every figure that can be filtered by: counting all homes with two garage spaces
  // read a quarter of the table (160 ms of 200,000 listings, 9 ms from the index alone).
  await sql`DROP INDEX listings_by_list_date`.execute(db);
  await sql`
    CREATE INDEX listings_by_list_date ON listings (status, is_lease, list_date, id)
    INCLUDE (
      mls_source, property_type, price, bedrooms, bathrooms, living_area_sqft, lot_size_sqft, garage_spaces, year_built,
      hoa_monthly_dollars, has_association, has_doorman
    )`.execute(db);
}
