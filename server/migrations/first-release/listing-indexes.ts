import { sql, type Kysely } from 'kysely';

/** Columns of the index of each kind of area by its first: few entries are distinct and PostgreSQL keeps equal ones together, so these stay narrow. */
const areaIndexes = {
  neighborhood_key: ['status', 'is_lease'],
  district_key: ['status', 'is_lease'],
  zip_code: ['status', 'is_lease'],
  street_key: ['status', 'is_lease'],
  address_key: ['status', 'is_lease'],
  school_district_key: ['status', 'is_lease', 'state'],
  second_school_district_key: ['status', 'is_lease', 'state'],
  third_school_district_key: ['status', 'is_lease', 'state'],
  county_key: ['status', 'is_lease', 'property_type', 'state'],
  state: ['status', 'is_lease', 'property_type'],
};

/** What market figures read of a sale. */
const figures = sql`mls_source, property_type, sold_price, list_price, living_area_sqft, days_on_market, list_date`;

/** Searches are counted, sorted and, for large areas, summed up from these alone, without reading a row of the table. */
export async function createListingIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX listings_by_listing_id ON listings (mls_source, listing_id)`.execute(db);
  // It carries what searches of an area filter and sort by most, so that counting thousands of homes reads no row of the table (8 times
  // fewer pages for a 14-mile polygon).
  await sql`
    CREATE INDEX listings_by_status_point ON listings USING gist (status, point) INCLUDE (
      id, is_lease, mls_source, property_type, price, bedrooms, bathrooms, living_area_sqft, list_date, latitude, longitude
    )`.execute(db);
  // The order of a search that names none. It carries every figure that can be filtered by: counting all homes with two garage spaces
  // read a quarter of the table (160 ms of 200,000 listings, 9 ms from the index alone).
  await sql`
    CREATE INDEX listings_by_list_date ON listings (status, is_lease, list_date, id)
    INCLUDE (
      mls_source, property_type, price, bedrooms, bathrooms, living_area_sqft, lot_size_sqft, garage_spaces, year_built,
      hoa_monthly_dollars, has_association, has_doorman
    )`.execute(db);
  for (const column of ['price', 'living_area_sqft', 'lot_size_sqft']) {
    await sql`
      CREATE INDEX ${sql.id(`listings_by_${column}`)} ON listings (status, is_lease, ${sql.id(column)}, id)
      WHERE ${sql.id(column)} IS NOT NULL`.execute(db);
  }
  // Narrow and with few distinct entries: counting a quarter of a million listings that only these bound reads 250 pages.
  await sql`CREATE INDEX listings_by_kind ON listings (status, is_lease, property_type, mls_source)`.execute(db);
  await sql`CREATE INDEX listings_by_agent_license ON listings USING gin (agent_licenses)`.execute(db);
  await createAreaIndexes(db);
}

/**
 * Large areas are counted, and their sales read, from indexes alone. What else could be in these indexes (types in those of school
 * districts, sources in all) was measured too: an import then took a fifth more of the database's time.
 */
async function createAreaIndexes(db: Kysely<unknown>): Promise<void> {
  // GIN over a list of school districts finds rows but cannot count: for a district of 50,000 homes among a million it read 28,000
  // pages, where an index for each level of school reads 20.
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
  // Market figures read a year of sales and more: a city's from an index of its own (290 ms for a city of 45,000 among 200,000 listings
  // without, 17 ms with it), since what is active has the one above; those of all other large areas from one index. To read all sales
  // of that time in it is a tenth of reading a county's rows in the table, and an index for each kind of area would cost every import.
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
