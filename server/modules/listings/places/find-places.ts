import { sql } from 'kysely';
import type { NamedArea } from '#contract/listing-search.ts';
import type { AreaNameType } from '#contract/listing-vocabulary.ts';
import type { Db } from '#server/platform/database/index.ts';
import { areaKey, normalizeName } from '../names.ts';
import { areaCountFor, fromItsSources, mayBeLocatedBy, mayBeSeenBy, type ListingScope } from '../viewer.ts';

/** Most places that a list answers. */
const PLACES_LIMIT = 20;
/** Shorter texts share too few trigrams to resemble anything in particular. */
const FUZZY_FROM_LETTERS = 4;

export interface Place extends Pick<NamedArea, 'nameType' | 'name' | 'context'> {
  listingCount: number;
}

export interface PlaceRow {
  name_type: string;
  name: string;
  city: string;
  state: string;
  listing_count: number;
}

export function toPlace(row: PlaceRow): Place {
  return {
    nameType: row.name_type as AreaNameType,
    name: row.name,
    context: row.city || row.state ? { city: row.city || null, stateAbbreviated: row.state || null } : null,
    listingCount: row.listing_count,
  };
}

/** `%` and `_` of a text stand for themselves in a LIKE pattern. */
function literalPattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Places whose name begins with the text or has a word that does, then those that resemble it; those with most listings first. */
export async function findPlaces(
  db: Db,
  text: string,
  nameType: AreaNameType | undefined,
  scope: ListingScope,
): Promise<Place[]> {
  if (nameType === 'street-and-number') return findAddresses(db, text, scope);
  const key = normalizeName(text);
  if (key === '') return [];
  const ofType = nameType ? sql`name_type = ${nameType}` : sql`true`;
  const like = literalPattern(key);
  const begins = sql`(name_key LIKE ${`${like}%`} OR name_key LIKE ${`% ${like}%`})`;
  const matches = key.length >= FUZZY_FROM_LETTERS ? sql`(${begins} OR name_key % ${key})` : begins;
  const { rows } = await sql<PlaceRow>`
    SELECT name_type, max(name) AS name, city, state, sum(${areaCountFor(scope)})::integer AS listing_count
    FROM areas
    WHERE ${fromItsSources(scope)} AND ${areaCountFor(scope)} > 0 AND ${ofType} AND ${matches}
    GROUP BY name_type, name_key, city, state
    ORDER BY (name_key LIKE ${`${like}%`}) DESC, ${begins} DESC, listing_count DESC, name_key, name_type, city, state
    LIMIT ${PLACES_LIMIT}`.execute(db);
  return rows.map(toPlace);
}

/** Addresses are as many as listings, so they are found by prefix over the listings' own index. */
async function findAddresses(db: Db, text: string, scope: ListingScope): Promise<Place[]> {
  const key = areaKey('street-and-number', text);
  if (key === '') return [];
  const { rows } = await sql<PlaceRow>`
    SELECT 'street-and-number' AS name_type, max(address_line1) AS name, coalesce(city, '') AS city, coalesce(state, '') AS state,
      count(*)::integer AS listing_count
    FROM (
      SELECT address_key, address_line1, city, state FROM listings
      WHERE ${mayBeSeenBy(scope)} AND ${mayBeLocatedBy(scope)} AND address_key LIKE ${`${literalPattern(key)}%`} AND status <> 'none'
      ORDER BY address_key LIMIT 200
    ) AS found
    GROUP BY address_key, city, state
    ORDER BY address_key, city
    LIMIT ${PLACES_LIMIT}`.execute(db);
  return rows.map(toPlace);
}
