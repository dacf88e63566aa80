import { hash } from 'node:crypto';
import type { ListingRecord } from '../listing-record.ts';
import { copyLine, textArrayLiteral } from './copy-text.ts';

/** Columns of `listings` that a record fills, in the order of COPY. A new column of `ListingRecord` must be added here. */
const recordColumns = [
  'listing_key',
  'listing_id',
  'status',
  'property_type',
  'is_lease',
  'address_line1',
  'address_line2',
  'street',
  'address_key',
  'street_key',
  'neighborhood',
  'neighborhood_key',
  'district',
  'district_key',
  'city',
  'city_key',
  'county',
  'county_key',
  'state',
  'zip_code',
  'school_districts',
  'school_district_keys',
  'latitude',
  'longitude',
  'list_price',
  'original_list_price',
  'sold_price',
  'hoa_monthly_dollars',
  'has_association',
  'list_date',
  'purchase_contract_date',
  'contingent_date',
  'pending_date',
  'sold_date',
  'days_on_market',
  'cumulative_days_on_market',
  'bedrooms',
  'bathrooms',
  'full_bathrooms',
  'half_bathrooms',
  'partial_bathrooms',
  'living_area_sqft',
  'lot_size_sqft',
  'year_built',
  'garage_spaces',
  'has_doorman',
  'features',
  'last_open_house_on',
  'has_basement',
  'basement_sqft',
  'basement_finished_sqft',
  'fireplaces',
  'property_conditions',
  'condition_rating',
  'year_renovated',
  'description',
  'agents',
  'agent_licenses',
  'photos',
  'details',
  'allows_internet_display',
  'allows_address_display',
  'allows_automated_valuation',
  'allows_consumer_comments',
  'source_modified_at',
] as const satisfies readonly (keyof ListingRecord)[];

type MissingColumn = Exclude<keyof ListingRecord, (typeof recordColumns)[number]>;
const noColumnIsMissing: MissingColumn extends never ? true : MissingColumn = true;
void noColumnIsMissing;

/** What the import itself says of a listing; these follow those of the record. */
export const ownColumns = ['mls_source', 'content_hash', 'imported_at'] as const;
/** All that a staged row has, in the order of COPY. */
export const stagedColumns = [...recordColumns, ...ownColumns];

/** A listing as it goes to the database, and what tells whether it is as stored. */
export interface PreparedListing {
  record: ListingRecord;
  /** The columns of the record as COPY takes them. */
  line: string;
  contentHash: string;
}

/** Done when a record is read, while the database writes the batch before: so it waits for nothing but its own work. */
export function prepared(record: ListingRecord): PreparedListing {
  const line = copyLine(
    {
      ...record,
      features: textArrayLiteral(record.features),
      property_conditions: textArrayLiteral(record.property_conditions),
      agent_licenses: textArrayLiteral(record.agent_licenses),
      school_districts: textArrayLiteral(record.school_districts),
      school_district_keys: textArrayLiteral(record.school_district_keys),
    },
    recordColumns,
  );
  return { record, line, contentHash: hash('md5', line, 'base64') };
}
