import { sql } from 'kysely';
import type { AreaNameType } from '#contract/listing-vocabulary.ts';
import type { Db } from '#server/platform/database/index.ts';
import { areaKey } from '../names.ts';
import { areaCountFor, fromItsSources, mayBeLocatedBy, mayBeSeenBy, type ListingScope } from '../viewer.ts';
import { toPlace, type Place, type PlaceRow } from './find-places.ts';
import { stateAbbreviations } from './us-states.ts';

/** A place that words of a question may mean. */
export interface PlaceCandidate extends Place {
  /** The phrase, as it was handed in. */
  phrase: string;
  /** True: the phrase is the name; false: the name only resembles it (a typing mistake). */
  exact: boolean;
  /** Mean of its listings' coordinates (an address: its own); null where none has any. */
  center: { latitude: number; longitude: number } | null;
  /** An address of no listing: it is taken to stand beside the nearest house number that its street is known to have. */
  isBeside?: true;
}

interface CandidateRow extends PlaceRow {
  phrase: string;
  latitude: number | null;
  longitude: number | null;
}

/** Over the rows of one area, one of each MLS source. */
const middle = sql`
  sum(latitude * listing_count) / sum(listing_count) FILTER (WHERE latitude IS NOT NULL) AS latitude,
  sum(longitude * listing_count) / sum(listing_count) FILTER (WHERE longitude IS NOT NULL) AS longitude`;

/** Phrases of one question that are looked up; further ones are left out. */
const PHRASES_LIMIT = 100;
const CANDIDATES_PER_PHRASE = 5;
const FUZZY_FROM_LETTERS = 5;
/**
 * How alike (trigram similarity 0–1) a name must be to pass as a typing mistake. Two letters that change places in a short name
 * ("Alamdea") leave a third of the trigrams; who asks compares letter by letter.
 */
const TYPING_MISTAKE_SIMILARITY = 0.3;

/** Kinds whose names differ in how they are normalised; one key per kind and phrase is looked up. */
const keyedAs: readonly AreaNameType[] = ['city', 'street', 'county', 'zip-code', 'state-abbreviated', 'street-and-number'];
const kindsOfKey: Partial<Record<AreaNameType, readonly AreaNameType[]>> = {
  city: ['city', 'neighborhood', 'district', 'school-district'],
};

interface Lookup {
  phrase: string;
  nameType: AreaNameType;
  key: string;
}

function lookupsOf(phrase: string): Lookup[] {
  const state = stateAbbreviations[phrase.trim().toLowerCase()];
  return keyedAs.flatMap((keyed) => {
    const key = keyed === 'state-abbreviated' && state ? state : areaKey(keyed, phrase);
    return key === '' ? [] : (kindsOfKey[keyed] ?? [keyed]).map((nameType) => ({ phrase, nameType, key }));
  });
}

/**
 * Places that phrases of a question name: by name without regard to case, accents and abbreviations, else for phrases of five letters
 * or more by resemblance. Most listings first per phrase.
 */
export async function findPlacesNamed(db: Db, phrases: readonly string[], scope: ListingScope): Promise<PlaceCandidate[]> {
  const asked = [...new Set(phrases)].slice(0, PHRASES_LIMIT);
  const exact = await findExactly(db, asked.flatMap(lookupsOf), scope);
  const found = new Set(exact.map((candidate) => candidate.phrase));
  const beside = await findBeside(
    db,
    asked.filter((phrase) => !found.has(phrase)),
    scope,
  );
  const named = [...exact, ...beside];
  for (const { phrase } of beside) found.add(phrase);
  const unknown = asked.filter((phrase) => !found.has(phrase) && phrase.replace(/\P{L}/gu, '').length >= FUZZY_FROM_LETTERS);
  return unknown.length === 0 ? named : [...named, ...(await findResembling(db, unknown, scope))];
}

async function findExactly(db: Db, lookups: Lookup[], scope: ListingScope): Promise<PlaceCandidate[]> {
  if (lookups.length === 0) return [];
  const addresses = lookups.filter((lookup) => lookup.nameType === 'street-and-number' && /^\d/.test(lookup.key));
  const areas = lookups.filter((lookup) => lookup.nameType !== 'street-and-number');
  const { rows } = await sql<CandidateRow>`
    SELECT phrase, areas.name_type, max(name) AS name, city, state, sum(${areaCountFor(scope)})::integer AS listing_count,
      ${middle}
    FROM unnest(${areas.map((lookup) => lookup.phrase)}::text[], ${areas.map((lookup) => lookup.nameType)}::text[],
      ${areas.map((lookup) => lookup.key)}::text[]) AS asked (phrase, name_type, key)
    JOIN areas ON areas.name_key = asked.key AND areas.name_type = asked.name_type
    WHERE ${fromItsSources(scope)} AND ${areaCountFor(scope)} > 0
    GROUP BY phrase, areas.name_type, name_key, city, state
    UNION ALL
    SELECT phrase, 'street-and-number', max(address_line1), coalesce(city, ''), coalesce(state, ''), count(*)::integer,
      avg(latitude), avg(longitude)
    FROM unnest(${addresses.map((lookup) => lookup.phrase)}::text[], ${addresses.map((lookup) => lookup.key)}::text[]) AS asked (phrase, key)
    JOIN listings ON listings.address_key = asked.key AND listings.status <> 'none'
    WHERE ${mayBeSeenBy(scope)} AND ${mayBeLocatedBy(scope)}
    GROUP BY phrase, address_key, city, state
    ORDER BY listing_count DESC, name_type, city, state`.execute(db);
  return boundPerPhrase(rows, true);
}

const HOUSE_NUMBER = /^(\d{1,6})\s+(\S.*)$/;
/** Ten blocks on are another part of town. */
const MAX_NUMBERS_APART = 1_000;
/** Of a street that has more homes so many are looked at. */
const HOMES_OF_STREET = 1_000;

/** Addresses that no listing has, on streets that listings know: one for each city that has the street. */
async function findBeside(db: Db, phrases: readonly string[], scope: ListingScope): Promise<PlaceCandidate[]> {
  const asked = phrases.flatMap((phrase) => {
    const [, number, street = ''] = HOUSE_NUMBER.exec(phrase.trim()) ?? [];
    const key = areaKey('street', street);
    return number === undefined || key === '' ? [] : [{ phrase, number: Number(number), key }];
  });
  if (asked.length === 0) return [];
  const { rows } = await sql<CandidateRow>`
    SELECT phrase, 'street-and-number' AS name_type,
      number || regexp_replace(regexp_replace(address_line1, '^\\s*\\d+\\S*', ''), '\\s+#.*$', '') AS name,
      coalesce(city, '') AS city, coalesce(state, '') AS state, homes AS listing_count, latitude, longitude
    FROM unnest(${asked.map(({ phrase }) => phrase)}::text[], ${asked.map(({ number }) => number)}::integer[],
      ${asked.map(({ key }) => key)}::text[]) AS asked (phrase, number, key),
    LATERAL (
      SELECT DISTINCT ON (city_key, state) address_line1, city, state, latitude, longitude,
        count(*) OVER (PARTITION BY city_key, state)::integer AS homes,
        abs(substring(address_line1 FROM '^\\s*(\\d{1,6})')::integer - asked.number) AS apart
      FROM (SELECT * FROM listings WHERE street_key = asked.key AND latitude IS NOT NULL AND status <> 'none'
        AND address_line1 ~ '^\\s*\\d{1,6}\\M' AND ${mayBeSeenBy(scope)} AND ${mayBeLocatedBy(scope)} LIMIT ${HOMES_OF_STREET}) AS on_street
      ORDER BY city_key, state, abs(substring(address_line1 FROM '^\\s*(\\d{1,6})')::integer - asked.number)
    ) AS beside
    WHERE apart <= ${MAX_NUMBERS_APART}
    ORDER BY listing_count DESC, city, state`.execute(db);
  return boundPerPhrase(rows, true).map((candidate) => ({ ...candidate, isBeside: true as const }));
}

async function findResembling(db: Db, phrases: string[], scope: ListingScope): Promise<PlaceCandidate[]> {
  const query = sql<CandidateRow>`
    SELECT asked.phrase, resembling.*
    FROM unnest(${phrases}::text[], ${phrases.map((phrase) => areaKey('city', phrase))}::text[]) AS asked (phrase, key),
    LATERAL (
      SELECT name_type, max(name) AS name, city, state, sum(${areaCountFor(scope)})::integer AS listing_count,
        ${middle}
      FROM areas
      WHERE (
          name_key % asked.key AND similarity(name_key, asked.key) >= ${TYPING_MISTAKE_SIMILARITY}::real AND name_type <> 'zip-code'
          -- "Bernal": a name's first word. The sign behind a blank is an exclamation mark.
          OR name_type = 'neighborhood' AND name_key > asked.key || ' ' AND name_key < asked.key || '!'
        ) AND ${fromItsSources(scope)} AND ${areaCountFor(scope)} > 0
      GROUP BY name_type, name_key, city, state
      ORDER BY (name_key > asked.key || ' ' AND name_key < asked.key || '!') DESC, similarity(name_key, asked.key) DESC,
        sum(${areaCountFor(scope)}) DESC, name_type, city, state
      LIMIT ${CANDIDATES_PER_PHRASE}
    ) AS resembling`;
  // The planner takes comparing trigrams for as cheap as comparing numbers, and would read a few thousand areas whole for each phrase.
  const { rows } = await db.transaction().execute(async (tx) => {
    await sql`SELECT set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`.execute(tx);
    return query.execute(tx);
  });
  return boundPerPhrase(rows, false);
}

function boundPerPhrase(rows: readonly CandidateRow[], exact: boolean): PlaceCandidate[] {
  const taken = new Map<string, number>();
  return rows.flatMap((row) => {
    const count = (taken.get(row.phrase) ?? 0) + 1;
    taken.set(row.phrase, count);
    if (count > CANDIDATES_PER_PHRASE) return [];
    const { phrase, latitude, longitude } = row;
    const center = latitude === null || longitude === null ? null : { latitude, longitude };
    return [{ ...toPlace(row), phrase, exact, center }];
  });
}
