/** Facts of homes for those who value them: what a price is made from, without pictures and words. */
import { sql } from 'kysely';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { ListingResult } from '#contract/listings.ts';
import type { ListingStatus } from '#contract/listing-vocabulary.ts';
import type { Db, DbOrTx, Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { ListingViewer } from '#server/platform/viewer.ts';
import { findListingRow } from './details.ts';
import { areaKey } from './names.ts';
import { toListingResult } from './listing-answer.ts';
import { shownColumnList, type ListingRow } from './listing-row.ts';
import type { OwnPhotos } from './photos/own-photos.ts';
import { findCorner as selectCorner, findMiddle as selectMiddle, type Corner, type CornerArea } from './search/corner.ts';
import { POINT_SCALE } from './search/geometry.ts';
import type { Sources } from './sources/sources.service.ts';
import { mayBeSeenBy, scopeOf, type SqlCondition, type ListingScope } from './viewer.ts';

/** A home as it was listed; null is unknown. */
export interface HomeRecord {
  listing_key: string;
  status: ListingStatus;
  property_type: string;
  is_lease: boolean;
  address_key: string | null;
  address_line2: string | null;
  zip_code: string | null;
  neighborhood_key: string | null;
  city_key: string | null;
  county_key: string | null;
  state: string | null;
  latitude: number | null;
  longitude: number | null;
  list_price: number | null;
  sold_price: number | null;
  purchase_contract_date: string | null;
  sold_date: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  full_bathrooms: number | null;
  half_bathrooms: number | null;
  living_area_sqft: number | null;
  lot_size_sqft: number | null;
  year_built: number | null;
  garage_spaces: number | null;
  has_basement: boolean | null;
  basement_sqft: number | null;
  fireplaces: number | null;
  property_conditions: string[];
  condition_rating: number | null;
  year_renovated: number | null;
  allows_automated_valuation: boolean;
  concessions: number | null;
  special_conditions: string[] | null;
}

const columns = sql.raw(`
  listing_key, status, property_type, is_lease, address_key, address_line2, zip_code, neighborhood_key, city_key, county_key, state,
  latitude, longitude, list_price::float8 AS list_price, sold_price::float8 AS sold_price,
  purchase_contract_date, sold_date, bedrooms, bathrooms::float8 AS bathrooms, full_bathrooms, half_bathrooms,
  living_area_sqft, lot_size_sqft, year_built, garage_spaces::float8 AS garage_spaces, has_basement, basement_sqft, fireplaces,
  property_conditions, condition_rating, year_renovated, allows_automated_valuation,
  (details->>'concessionsAmount')::float8 AS concessions, details->'specialListingConditions' AS special_conditions`);

/** A part of the country that an MLS covers. */
export interface SalesArea {
  geography: 'city' | 'county' | 'state';
  /** Normalised name; of a state its two letters. */
  key: string;
  state: string;
}

export function inArea({ geography, key, state }: SalesArea): SqlCondition {
  if (geography === 'state') return sql<boolean>`state = ${key}`;
  const column = sql.ref(geography === 'city' ? 'city_key' : 'county_key');
  return sql<boolean>`${column} = ${key} AND state = ${state}`;
}

export interface SoldHomesQuery {
  source: string;
  area: SalesArea;
  propertyTypes: readonly string[];
  isLease: boolean;
  /** Sold on or after it, `YYYY-MM-DD`. */
  since: string;
  limit: number;
}

/** What sold in an area, the newest first, for learning from. For what runs on behalf of the product; what people see is asked by scope. */
export async function selectSoldHomes(db: Db, query: SoldHomesQuery): Promise<HomeRecord[]> {
  const { source, area, propertyTypes, isLease, since, limit } = query;
  const { rows } = await sql<HomeRecord>`
    SELECT ${columns} FROM listings
    WHERE status = 'sold' AND mls_source = ${source} AND is_lease = ${sql.lit(isLease)} AND sold_date >= ${since}
      AND property_type = ANY(${[...propertyTypes]}::text[]) AND sold_price > 0 AND ${inArea(area)}
    ORDER BY sold_date DESC, listing_key LIMIT ${limit}`.execute(db);
  return rows;
}

export interface SalesCount {
  city_key: string | null;
  city: string | null;
  county_key: string | null;
  county: string | null;
  state: string;
  property_type: string;
  is_lease: boolean;
  count: number;
  /** When the newest of them was written. */
  written_at: Date;
}

/** How many homes of a source sold since a day, by city and type. */
export async function countSoldHomes(db: Db, source: string, since: string): Promise<SalesCount[]> {
  const { rows } = await sql<SalesCount>`
    SELECT city_key, max(city) AS city, county_key, max(county) AS county, state, property_type, is_lease, count(*)::int AS count,
      max(imported_at) AS written_at
    FROM listings
    WHERE status = 'sold' AND mls_source = ${source} AND sold_date >= ${since} AND sold_price > 0 AND state IS NOT NULL
    GROUP BY city_key, county_key, state, property_type, is_lease`.execute(db);
  return rows;
}

async function selectShownRows(db: DbOrTx, source: string, keys: readonly string[], scope: ListingScope): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    SELECT ${shownColumnList} FROM listings
    WHERE mls_source = ${source} AND listing_key = ANY(${[...keys]}::text[]) AND status <> 'none' AND ${mayBeSeenBy(scope)}`.execute(
    db,
  );
  return rows;
}

const MILES_PER_DEGREE = 69.0934;

export interface NearQuery {
  status: ListingStatus;
  latitude: number;
  longitude: number;
  miles: number;
  isLease: boolean;
  limit: number;
  /** Sold on or after it. */
  soldSince?: string;
}

/** Sales on a street, which may be named without its suffix, or at an address on it. */
export interface SoldOnStreetQuery {
  street: string;
  cityKey: string;
  state: string;
  isLease: boolean;
  soldSince: string;
  limit: number;
}

/** A home with what stands for its place in words. */
export interface PlacedHome extends HomeRecord {
  mls_source: string;
  listing_id: string | null;
  neighborhood: string | null;
  city: string | null;
  county: string | null;
}

const placedColumns = sql`${columns}, mls_source, listing_id, neighborhood, city, county`;

/** Homes in the box around a circle, nearest first. */
async function selectNear(db: Db, query: NearQuery, scope: ListingScope): Promise<PlacedHome[]> {
  const { status, latitude, longitude, miles, isLease, limit, soldSince } = query;
  const high = (miles / MILES_PER_DEGREE) * POINT_SCALE;
  const wide = high / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const [x, y] = [longitude * POINT_SCALE, latitude * POINT_SCALE];
  const { rows } = await sql<PlacedHome>`
    SELECT ${placedColumns} FROM listings
    WHERE status = ${sql.lit(status)}::listing_status
      AND point <@ box(point(${x - wide}, ${y - high}), point(${x + wide}, ${y + high}))
      AND is_lease = ${sql.lit(isLease)} AND ${mayBeSeenBy(scope)}
      ${soldSince === undefined ? sql`` : sql`AND sold_date >= ${soldSince}`}
    ORDER BY (point[0] - ${x}) ^ 2 + (point[1] - ${y}) ^ 2, listing_key LIMIT ${limit}`.execute(db);
  return rows;
}

/** The newest first. */
async function selectSoldOnStreet(db: Db, query: SoldOnStreetQuery, scope: ListingScope): Promise<PlacedHome[]> {
  const { street, cityKey, state, isLease, soldSince, limit } = query;
  const isAddress = /^\d/.test(street.trim());
  const column = sql.ref(isAddress ? 'address_key' : 'street_key');
  const key = areaKey(isAddress ? 'street-and-number' : 'street', street);
  const { rows } = await sql<PlacedHome>`
    SELECT ${placedColumns} FROM listings
    WHERE (${column} = ${key} OR ${column} LIKE ${`${key} %`}) AND status = 'sold' AND is_lease = ${sql.lit(isLease)}
      AND city_key = ${cityKey} AND state = ${state} AND sold_date >= ${soldSince} AND ${mayBeSeenBy(scope)}
    ORDER BY sold_date DESC, listing_key LIMIT ${limit}`.execute(db);
  return rows;
}

/** Reads on the connection of a transaction alone, with the sources that were read before it began. */
export interface WithinTransaction {
  tx: Tx;
  sources: Sources;
}

/** Facts of homes for other modules, with the rights of a viewer. */
export interface Homes {
  /** One listing's facts, and the listing as it is shown. Throws `listing_not_found`, also for what may not be seen. */
  find: (reference: ListingReference, viewer: ListingViewer) => Promise<{ home: PlacedHome; listing: ListingResult }>;
  /** Sold listings of a source by key or id. */
  findSold: (source: string, keysOrIds: readonly string[], viewer: ListingViewer) => Promise<PlacedHome[]>;
  /** Listings of a source as cards show them, by key. */
  findShown: (
    source: string,
    keys: readonly string[],
    viewer: ListingViewer,
    within?: WithinTransaction,
  ) => Promise<Map<string, ListingResult>>;
  findNear: (query: NearQuery, viewer: ListingViewer) => Promise<PlacedHome[]>;
  findSoldOnStreet: (query: SoldOnStreetQuery, viewer: ListingViewer) => Promise<PlacedHome[]>;
  /** Where two streets cross, as homes on both tell; null where none stand near each other. */
  findCorner: (streets: readonly [string, string], around: CornerArea, viewer: ListingViewer) => Promise<Corner | null>;
  /** The middle of a neighborhood's or a ZIP's homes; null where none is known. */
  findMiddle: (
    area: { neighborhoods: readonly string[] } | { zipCode: string },
    around: CornerArea,
    viewer: ListingViewer,
  ) => Promise<Corner | null>;
}

interface HomesParts {
  db: Db;
  ownPhotos: OwnPhotos;
  scopeFor: (viewer: ListingViewer) => Promise<ListingScope>;
}

export function createHomes({ db, ownPhotos, scopeFor }: HomesParts): Homes {
  return {
    async find(reference, viewer) {
      const scope = await scopeFor(viewer);
      const row = await findListingRow(db, reference, scope);
      const { rows } = await sql<PlacedHome>`
        SELECT ${placedColumns} FROM listings WHERE mls_source = ${row.mls_source} AND listing_key = ${row.listing_key}`.execute(
        db,
      );
      const [home] = rows;
      if (!home) throw new AppError('listing_not_found', 'Listing not found');
      return { home, listing: toListingResult(row, scope, { detailed: false, ownPhotos }) };
    },

    async findSold(source, keysOrIds, viewer) {
      if (keysOrIds.length === 0) return [];
      const scope = await scopeFor(viewer);
      const named = sql`${[...keysOrIds]}::text[]`;
      const { rows } = await sql<PlacedHome>`
        SELECT ${placedColumns} FROM listings
        WHERE mls_source = ${source} AND status = 'sold' AND (listing_key = ANY(${named}) OR listing_id = ANY(${named}))
          AND ${mayBeSeenBy(scope)}`.execute(db);
      return rows;
    },

    async findShown(source, keys, viewer, within) {
      if (keys.length === 0) return new Map();
      const scope = within ? scopeOf(viewer, within.sources.values()) : await scopeFor(viewer);
      const rows = await selectShownRows(within?.tx ?? db, source, keys, scope);
      return new Map(rows.map((row) => [row.listing_key, toListingResult(row, scope, { detailed: false, ownPhotos })]));
    },

    findNear: async (query, viewer) => selectNear(db, query, await scopeFor(viewer)),

    findSoldOnStreet: async (query, viewer) => selectSoldOnStreet(db, query, await scopeFor(viewer)),

    findCorner: async (streets, around, viewer) => selectCorner(db, streets, around, await scopeFor(viewer)),

    findMiddle: async (area, around, viewer) => selectMiddle(db, area, around, await scopeFor(viewer)),
  };
}
