import { sql, type Kysely } from 'kysely';

/** Displayed alone, compared by no query or only row by row: sampling them was half of the time of ANALYZE. */
const unsampled = [
  'address_line1',
  'address_line2',
  'street',
  'neighborhood',
  'district',
  'city',
  'county',
  'school_districts',
  'school_district_keys',
  'original_list_price',
  'purchase_contract_date',
  'contingent_date',
  'pending_date',
  'cumulative_days_on_market',
  'full_bathrooms',
  'half_bathrooms',
  'partial_bathrooms',
  'basement_sqft',
  'basement_finished_sqft',
  'property_conditions',
  'condition_rating',
  'year_renovated',
  'source_modified_at',
  'imported_at',
  'allows_automated_valuation',
  'allows_consumer_comments',
];

/** Areas are counted again only where a listing came, went or moved; and an import analyzes less of its rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE listing_area_marks (mls_source text NOT NULL)`.execute(db);
  await sql`
    COMMENT ON TABLE listing_area_marks IS
      'Sources of which a listing came, went or moved since their areas were counted; written with the listing, any number of rows each'`.execute(
    db,
  );
  await sql`INSERT INTO listing_area_marks SELECT name FROM listing_sources`.execute(db);
  const columns = unsampled.map((column) => sql`ALTER ${sql.id(column)} SET STATISTICS 0`);
  await sql`ALTER TABLE listings ${sql.join(columns)}`.execute(db);
}
