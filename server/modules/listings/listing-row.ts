import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import type { DB } from '#server/platform/database/index.ts';
import type { ListingDetails, StoredAgent, StoredPhoto } from './listing-record.ts';

/** Columns that a listing is shown from; keys, hashes and geometry stay in the database. */
const plainColumns = [
  'id',
  'mls_source',
  'listing_key',
  'listing_id',
  'status',
  'property_type',
  'is_lease',
  'address_line1',
  'address_line2',
  'neighborhood',
  'district',
  'city',
  'county',
  'state',
  'zip_code',
  'latitude',
  'longitude',
  'list_price',
  'original_list_price',
  'sold_price',
  'price',
  'hoa_monthly_dollars',
  'list_date',
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
  'basement_sqft',
  'basement_finished_sqft',
  'fireplaces',
  'property_conditions',
  'year_renovated',
  'description',
  'source_modified_at',
  'allows_address_display',
  'allows_automated_valuation',
  'allows_consumer_comments',
] as const satisfies readonly (keyof DB['listings'])[];

/** SHA-256 of the original, and three colours. */
export type KeptPhoto = [sha256: string, placeholder: string];

const keptPhotos = sql<Record<string, KeptPhoto> | null>`(
  SELECT jsonb_object_agg(photo_key, jsonb_build_array(sha256, placeholder))
  FROM listing_photos WHERE listing_photos.listing_id = listings.id AND sha256 IS NOT NULL
)`;

export type ListingRow = Pick<Selectable<DB['listings']>, (typeof plainColumns)[number]> & {
  agents: StoredAgent[];
  photos: StoredPhoto[];
  /** What was fetched of them: file and colours by `photoKeyOf`. Null: nothing. */
  kept_photos: Record<string, KeptPhoto> | null;
  details: ListingDetails;
};

/** For Kysely's `select`: the plain columns, and the jsonb ones with the types that the importer gave them. */
export function shownColumns(_: ExpressionBuilder<DB, 'listings'>) {
  return [
    ...plainColumns,
    sql<StoredAgent[]>`agents`.as('agents'),
    sql<StoredPhoto[]>`photos`.as('photos'),
    sql<ListingDetails>`details`.as('details'),
    keptPhotos.as('kept_photos'),
  ] as const;
}

/** The same columns for a query in SQL that answers `ListingRow`; one text, since it is built for every search. */
export const shownColumnList = sql`${sql.raw(
  [...plainColumns, 'agents', 'photos', 'details'].map((column) => `listings.${column}`).join(', '),
)}, ${keptPhotos} AS kept_photos`;
