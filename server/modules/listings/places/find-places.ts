import { sql, type SqlBool } from 'kysely';
import type { NamedArea } from '#contract/listing-search.ts';
import type { AreaNameType } from '#contract/listing-vocabulary.ts';
import type { Db } from '#server/platform/database/index.ts';
import { areaKey, normalizeName } from '../names.ts';
import { areaCountFor, fromItsSources, mayBeLocatedBy, mayBeSeenBy, type SqlCondition, type ListingScope } from '../viewer.ts';

/** Most places that a list answers. */
const PLACES_LIMIT = 20;
/** Shorter texts share too few trigrams to resemble anything in particular. */
const FUZZY_FROM_LETTERS = 4;
/** Fewer letters are in no trigram, so that every street's name would be read. */
const STREETS_FROM_LETTERS = 3;
/** Areas among which the ones with most listings are found: "str" begins thousands of streets, and nobody reads on. */
const RANKED_AREAS = 2_000;

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

/**
 * Places whose name begins with the text or has a word that does, those with most listings first; streets behind them; and where there
 * are none, places whose name resembles it.
 */
export async function findPlaces(
  db: Db,
  text: string,
  nameType: AreaNameType | undefined,
  scope: ListingScope,
): Promise<Place[]> {
  if (nameType === 'street-and-number') return findAddresses(db, text, scope);
  const key = normalizeName(text);
  if (key === '') return [];
  const ofKind = kindCondition(nameType);
  const places = nameType === 'street' ? [] : await findBeginning(db, key, ofKind, scope);
  const seeksStreets = (nameType ?? 'street') === 'street' && key.length >= STREETS_FROM_LETTERS;
  if (seeksStreets && places.length < PLACES_LIMIT) {
    places.push(...(await findBeginning(db, key, kindCondition('street'), scope)));
  }
  const mayBeMistyped = places.length === 0 && key.length >= FUZZY_FROM_LETTERS;
  return (mayBeMistyped ? await findResembling(db, key, ofKind, scope) : places.slice(0, PLACES_LIMIT)).map(toPlace);
}

/** No kind is every kind but streets; saying so lets the index without them answer. */
function kindCondition(nameType: AreaNameType | undefined): SqlCondition {
  return nameType ? sql<SqlBool>`name_type = ${sql.lit(nameType)}` : sql<SqlBool>`name_type <> 'street'`;
}

async function findBeginning(db: Db, key: string, ofKind: SqlCondition, scope: ListingScope): Promise<PlaceRow[]> {
  const like = literalPattern(key);
  const begins = sql`name_key LIKE ${`${like}%`}`;
  const matches = sql`(${begins} OR name_key LIKE ${`% ${like}%`})`;
  const { rows } = await sql<PlaceRow>`
    SELECT name_type, max(name) AS name, city, state, sum(count)::integer AS listing_count
    FROM (
      SELECT name_type, name_key, name, city, state, ${areaCountFor(scope)} AS count FROM areas
      WHERE ${fromItsSources(scope)} AND ${areaCountFor(scope)} > 0 AND ${ofKind} AND ${matches}
      LIMIT ${RANKED_AREAS}
    ) AS beginning
    GROUP BY name_type, name_key, city, state
    ORDER BY (${begins}) DESC, listing_count DESC, name_key, name_type, city, state
    LIMIT ${PLACES_LIMIT}`.execute(db);
  return rows;
}

async function findResembling(db: Db, key: string, ofKind: SqlCondition, scope: ListingScope): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    SELECT name_type, max(name) AS name, city, state, sum(${areaCountFor(scope)})::integer AS listing_count
    FROM areas
    WHERE ${fromItsSources(scope)} AND ${areaCountFor(scope)} > 0 AND ${ofKind} AND name_key % ${key}
    GROUP BY name_type, name_key, city, state
    ORDER BY listing_count DESC, name_key, name_type, city, state
    LIMIT ${PLACES_LIMIT}`.execute(db);
  return rows;
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
