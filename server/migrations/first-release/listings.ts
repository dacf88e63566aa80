import { sql, type Kysely } from 'kysely';
import { comment } from './comment.ts';

/**
 * Listings and what changed in them; what a field means stands in the importer's `reso/` folder.
 *
 * Search indexes lead with what every search carries (status, sale or lease), so that each sort reads them in order; `mls_source`
 * leads where a query always names it (identity, areas). Columns that end in `_key` hold the normalised form of a name, and a
 * search compares those alone. There is no column for private remarks, so they cannot be stored.
 */
export async function createListingTables(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TYPE listing_status AS ENUM ('active', 'contingent', 'pending', 'soon', 'sold', 'none')`.execute(db);
  await sql`
    CREATE TABLE listings (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      mls_source text NOT NULL,
      listing_key text NOT NULL,
      listing_id text,
      status listing_status NOT NULL,
      property_type text NOT NULL,
      is_lease boolean NOT NULL,

      address_line1 text,
      address_line2 text,
      street text,
      address_key text COLLATE "C",
      street_key text COLLATE "C",
      neighborhood text,
      neighborhood_key text COLLATE "C",
      district text,
      district_key text COLLATE "C",
      city text,
      city_key text COLLATE "C",
      county text,
      county_key text COLLATE "C",
      state text COLLATE "C",
      zip_code text COLLATE "C",
      school_districts text[] NOT NULL DEFAULT '{}',
      school_district_keys text[] NOT NULL DEFAULT '{}',
      latitude double precision,
      longitude double precision,
      point point GENERATED ALWAYS AS (
        CASE WHEN latitude IS NOT NULL AND longitude IS NOT NULL THEN point(longitude * 1e5, latitude * 1e5) END
      ) STORED,

      list_price numeric(11, 2),
      original_list_price numeric(11, 2),
      sold_price numeric(11, 2),
      price numeric(11, 2) GENERATED ALWAYS AS (CASE WHEN status = 'sold' THEN sold_price ELSE list_price END) STORED,
      hoa_monthly_dollars numeric(10, 2),
      has_association boolean,

      list_date date,
      purchase_contract_date date,
      contingent_date date,
      pending_date date,
      sold_date date,
      days_on_market integer,
      cumulative_days_on_market integer,

      bedrooms smallint,
      bathrooms numeric(5, 2),
      full_bathrooms smallint,
      half_bathrooms smallint,
      partial_bathrooms smallint,
      living_area_sqft integer,
      lot_size_sqft integer,
      year_built smallint,
      garage_spaces numeric(6, 2),
      has_doorman boolean,

      description text,
      agents jsonb NOT NULL DEFAULT '[]',
      agent_licenses text[] NOT NULL DEFAULT '{}',
      photos jsonb NOT NULL DEFAULT '[]',
      details jsonb NOT NULL DEFAULT '{}',

      allows_internet_display boolean NOT NULL DEFAULT true,
      allows_address_display boolean NOT NULL DEFAULT true,
      allows_automated_valuation boolean NOT NULL DEFAULT true,
      allows_consumer_comments boolean NOT NULL DEFAULT true,

      source_modified_at timestamptz,
      content_hash text NOT NULL,
      imported_at timestamptz NOT NULL,
      school_district_key text COLLATE "C" GENERATED ALWAYS AS (school_district_keys[1]) STORED,
      second_school_district_key text COLLATE "C" GENERATED ALWAYS AS (
        nullif(school_district_keys[2], school_district_keys[1])
      ) STORED,
      third_school_district_key text COLLATE "C" GENERATED ALWAYS AS (
        nullif(nullif(school_district_keys[3], school_district_keys[2]), school_district_keys[1])
      ) STORED,
      UNIQUE (mls_source, listing_key)
    )`.execute(db);
  // No query compares these, and sampling such wide values is a third of the time of ANALYZE. Vacuum comes ten times earlier than by
  // default: counts from an index alone depend on it.
  await sql`
    ALTER TABLE listings
      ALTER description SET STATISTICS 0, ALTER agents SET STATISTICS 0, ALTER photos SET STATISTICS 0,
      ALTER details SET STATISTICS 0, ALTER content_hash SET STATISTICS 0,
      SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`.execute(db);

  await comment(db, 'TABLE listings', 'One row per listing of an MLS source, or of an imported file.');
  await comment(db, 'COLUMN listings.listing_key', 'RESO ListingKey; with mls_source it names the listing for good');
  await comment(db, 'COLUMN listings.listing_id', 'RESO ListingId, for people; may repeat');
  await comment(db, 'COLUMN listings.status', 'none = withdrawn, expired, on hold …: kept, never shown');
  await comment(db, 'COLUMN listings.district', 'RESO MLSAreaMajor');
  await comment(db, 'COLUMN listings.neighborhood', 'RESO SubdivisionName, else MLSAreaMinor');
  await comment(db, 'COLUMN listings.address_key', 'Normalised number and street without the unit');
  await comment(
    db,
    'COLUMN listings.point',
    "Longitude and latitude times 1e5: PostgreSQL's geometry takes 1e-6 for nothing, which unscaled is up to 37 m of polygon edge",
  );
  await comment(db, 'COLUMN listings.list_price', 'Dollars; per month for a lease');
  await comment(db, 'COLUMN listings.sold_price', 'Dollars; set for sold listings only, null where it is not disclosed');
  await comment(db, 'COLUMN listings.price', 'What searches compare and sort: sold price when sold, else list price');
  await comment(db, 'COLUMN listings.bathrooms', 'A half bath counts 0.5');
  await comment(db, 'COLUMN listings.photos', '[{url, alteration}] in order; url is a path on our own origin');
  await comment(db, 'COLUMN listings.agents', '[{name, license, brokerage, phone}], the listing agent first');
  await comment(
    db,
    'COLUMN listings.details',
    "What is shown but not searched, and under `raw` the feed's unknown fields, bounded",
  );
  await comment(db, 'COLUMN listings.content_hash', 'Of all columns from the feed: an equal record changes nothing');

  // A feed only says what holds now; a price cut, or a sale that fell through, is known afterwards only by whoever kept it.
  await sql`
    CREATE TABLE listing_changes (
      mls_source text NOT NULL,
      listing_key text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      changed_on date NOT NULL,
      from_status listing_status NOT NULL,
      to_status listing_status NOT NULL,
      from_list_price numeric(11, 2),
      to_list_price numeric(11, 2),
      recorded_at timestamptz NOT NULL,
      PRIMARY KEY (mls_source, listing_key, id)
    )`.execute(db);
  await sql`COMMENT ON TABLE listing_changes IS
    'One row per import that found another status or list price than the one before; whoever deletes a listing deletes them (a foreign key would lock and touch each changed listing once more)'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN listing_changes.changed_on IS
    'As the record tells it (PriceChangeTimestamp, else ModificationTimestamp), else the day of the import'`.execute(db);
}
