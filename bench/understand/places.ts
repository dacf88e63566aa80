/** The places of `places.tsv`, found the way the listings module finds them: by their key, else by the trigrams that they share. */
import { readFileSync } from 'node:fs';
import type { AreaNameType } from '#contract/listing-vocabulary.ts';
import type { PlaceCandidate } from '#server/modules/built-in-assistant/question-parser/parsed-question.ts';
import { areaKey } from '#server/modules/listings/names.ts';
import { tableRows } from './table.ts';

export type KnownPlace = Omit<PlaceCandidate, 'phrase' | 'exact'>;

export const knownPlaces: KnownPlace[] = tableRows(readFileSync(new URL('places.tsv', import.meta.url), 'utf8')).map(
  ([nameType, name = '', city, state, listings, latitude, longitude]) => ({
    nameType: nameType as AreaNameType,
    name,
    context: { city: city || null, stateAbbreviated: state || null },
    listingCount: Number(listings),
    center: { latitude: Number(latitude), longitude: Number(longitude) },
  }),
);

/** As `TYPING_MISTAKE_SIMILARITY` and its neighbours in find-places-named.ts. */
const ALIKE = 0.3;
const FUZZY_FROM_LETTERS = 5;
const CANDIDATES_PER_PHRASE = 5;

/** As pg_trgm makes them: two blanks before each word and one behind. */
function trigramsOf(key: string): Set<string> {
  const trigrams = new Set<string>();
  for (const word of key.split(/[^\p{L}\p{N}]+/u).filter(Boolean)) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
}

const keyed = knownPlaces.map((place) => {
  const key = areaKey(place.nameType, place.name);
  return { place, key, trigrams: trigramsOf(key) };
});

const stateNames: Record<string, string> = {
  california: 'CA',
  washington: 'WA',
  texas: 'TX',
  oregon: 'OR',
  maine: 'ME',
  florida: 'FL',
  'north carolina': 'NC',
  'south carolina': 'SC',
};

function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((trigram) => other.has(trigram)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

export function findPlaces(phrases: readonly string[]): PlaceCandidate[] {
  return phrases.flatMap((phrase) => {
    const state = stateNames[phrase];
    const exact = keyed.filter(
      ({ place, key }) => key === (state && place.nameType === 'state-abbreviated' ? state : areaKey(place.nameType, phrase)),
    );
    if (exact.length > 0)
      return exact
        .map(({ place }) => ({ ...place, phrase, exact: true }))
        .sort((one, other) => other.listingCount - one.listingCount)
        .slice(0, CANDIDATES_PER_PHRASE);
    if (phrase.replace(/\P{L}/gu, '').length < FUZZY_FROM_LETTERS) return [];
    const spoken = areaKey('city', phrase);
    const trigrams = trigramsOf(spoken);
    const begins = ({ place, key }: (typeof keyed)[number]) => place.nameType === 'neighborhood' && key.startsWith(`${spoken} `);
    return keyed
      .filter(({ place }) => place.nameType !== 'zip-code' && place.nameType !== 'street-and-number')
      .map((one) => ({ place: one.place, alike: begins(one) ? 1 : likeness(trigrams, one.trigrams) }))
      .filter(({ alike }) => alike >= ALIKE)
      .sort((one, other) => other.alike - one.alike || other.place.listingCount - one.place.listingCount)
      .slice(0, CANDIDATES_PER_PHRASE)
      .map(({ place }) => ({ ...place, phrase, exact: false }));
  });
}
