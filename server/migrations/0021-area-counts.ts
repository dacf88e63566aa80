import { sql, type Kysely } from 'kysely';

/** Columns of each index by its first: few entries are distinct and PostgreSQL keeps equal ones together, so these stay narrow. */
const areaIndexes = {
  school_district_key: ['status', 'is_lease', 'state'],
  second_school_district_key: ['status', 'is_lease', 'state'],
  third_school_district_key: ['status', 'is_lease', 'state'],
  county_key: ['status', 'is_lease', 'property_type', 'state'],
  state: ['status', 'is_lease', 'property_type'],
};

/**
 * Large areas are counted, and their sales read, from indexes alone. What else could be in these indexes (types in those of school
 * districts, sources in all) was measured too: an import then took a fifth more of the database's time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A million listings take a minute or two.
  await sql`SET LOCAL statement_timeout = 0`.execute(db);
  // First, since the new columns write the table and its indexes anew.
  for (const name of ['school_district', 'sold_date', 'city_sold_date', 'city', 'county_key', 'state']) {
    await sql`DROP INDEX ${sql.id(`listings_by_${name}`)}`.execute(db);
  }
  // GIN over the list finds rows but cannot count: for a district of 50,000 homes among a million it read 28,000 pages, where these read
  // 20. A listing has a district for each of three levels of school; what stands in one column is not repeated in the next.
  await sql`
    ALTER TABLE listings
      ADD COLUMN school_district_key text COLLATE "C" GENERATED ALWAYS AS (school_district_keys[1]) STORED,
      ADD COLUMN second_school_district_key text COLLATE "C" GENERATED ALWAYS AS (
        nullif(school_district_keys[2], school_district_keys[1])
      ) STORED,
      ADD COLUMN third_school_district_key text COLLATE "C" GENERATED ALWAYS AS (
        nullif(nullif(school_district_keys[3], school_district_keys[2]), school_district_keys[1])
      ) STORED`.execute(db);
  for (const [column, others] of Object.entries(areaIndexes)) {
    const columns = [column, ...others].map((name) => sql.id(name));
    await sql`
      CREATE INDEX ${sql.id(`listings_by_${column}`)} ON listings (${sql.join(columns)}) WHERE ${sql.id(column)} IS NOT NULL`.execute(
      db,
    );
  }
  await sql`CREATE INDEX listings_by_city ON listings (city_key, state, status, is_lease, price, id) INCLUDE (property_type)`.execute(
    db,
  );
  // Market figures read a year of sales and more: a city's from an index of its own, as before but without what is not sold, since what
  // is active has the one above; those of all other large areas from one index. To read all sales of that time in it is a tenth of
  // reading a county's rows in the table, and an index for each kind of area would cost every import.
  const figures = sql`mls_source, property_type, sold_price, list_price, living_area_sqft, days_on_market, list_date`;
  await sql`
    CREATE INDEX listings_by_city_sold_date ON listings (city_key, state, status, is_lease, sold_date) INCLUDE (${figures})
    WHERE sold_date IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX listings_by_sold_date ON listings (status, is_lease, sold_date, id)
    INCLUDE (
      ${figures}, state, county_key, district_key, school_district_key, second_school_district_key, third_school_district_key
    )
    WHERE sold_date IS NOT NULL`.execute(db);
}
