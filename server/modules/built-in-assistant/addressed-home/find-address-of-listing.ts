/** Which listing's address the words name: also without its ending, with another one, or with a slip of the finger. */
import type { NamedArea } from '#contract/listing-search.ts';
import type { PlaceCandidate } from '../question-parser/parsed-question.ts';
import { likeness } from '../question-parser/place-mentions.ts';
import { PLACE_PHRASES_LIMIT } from '../question-parser/place-phrases.ts';
import { fold } from '../question-parser/sentence.ts';
import { SUFFIX } from '../value/address-words.ts';
import { phrasesOf, writtenAddresses, type WrittenAddress } from './written-addresses.ts';

type FindPlaces = (phrases: string[]) => Promise<PlaceCandidate[]>;

export interface AddressFound {
  area: NamedArea;
  /** Where it stands in the text, without a unit. */
  start: number;
  end: number;
}

const MAX_FOUND = 2;
/** "#306", "apt 4" behind an address of the building. */
const UNIT_OF_NAME = /\s+#.*$/;
const ENDING = new RegExp(`\\s+(?:${SUFFIX})\\.?$`);
const unitBehind = /^[\s,]*(?:#\s*|(?:unit|apartment|apt|suite|ste)\b\.?\s*#?\s*)([a-z]?\d{1,5}[a-z]?|[a-z])\b/;
/** So long a number is a house's, also where the name behind it is no street that is known. */
const SURE_DIGITS = 3;
const SLIP_FROM_LETTERS = 5;
const MIN_LIKENESS = 0.75;

/** All listings' addresses in the words, in their order. @param most so many of them at most */
export async function findAddressesOfListings(text: string, findPlaces: FindPlaces, most = MAX_FOUND): Promise<AddressFound[]> {
  const written = writtenAddresses(text);
  if (written.length === 0) return [];
  const places = await inParts(written.flatMap(phrasesOf), findPlaces, most);
  const exact = chosen(written, text, { most, placesOf: (one) => phrasesOf(one).flatMap((phrase) => atPhrase(phrase, places)) });
  if (exact.length > 0 && most === MAX_FOUND) return exact;
  // Of many homes one may be mistyped.
  const others = written.filter(({ start }) => !exact.some((one) => one.start === start));
  const slipped = others.length > 0 ? await withSlip(others, text, findPlaces) : [];
  return [...exact, ...slipped].toSorted((a, b) => a.start - b.start);
}

/** Of more than a few addresses there are more phrases than are looked up at once. */
async function inParts(phrases: readonly string[], findPlaces: FindPlaces, most: number): Promise<PlaceCandidate[]> {
  const parts = Array.from({ length: Math.ceil(phrases.length / PLACE_PHRASES_LIMIT) }, (_, at) =>
    phrases.slice(at * PLACE_PHRASES_LIMIT, (at + 1) * PLACE_PHRASES_LIMIT),
  );
  return (await Promise.all(parts.slice(0, Math.ceil(most / MAX_FOUND)).map((part) => findPlaces(part)))).flat();
}

const atPhrase = (phrase: string, places: readonly PlaceCandidate[]) =>
  places.filter((one) => one.phrase === phrase && one.nameType === 'street-and-number' && one.exact && !one.isBeside);

/** "3161 delwynd": the street is found by its likeness, then the house on it. */
async function withSlip(written: readonly WrittenAddress[], text: string, findPlaces: FindPlaces): Promise<AddressFound[]> {
  const sure = written.filter(({ number, street }) => number.length >= SURE_DIGITS && street.length >= SLIP_FROM_LETTERS);
  if (sure.length === 0) return [];
  const spoken = ({ street, suffix }: WrittenAddress) => [street, ...(suffix === null ? [] : [`${street} ${suffix}`])];
  const streets = (await findPlaces(sure.flatMap(spoken))).filter(({ nameType }) => nameType === 'street');
  const phrases = (one: WrittenAddress) =>
    streets
      .filter(({ name }) => likeness(one.street, fold(name).replace(ENDING, '')) >= MIN_LIKENESS)
      .map(({ name }) => `${one.number} ${fold(name)}`);
  const asked = [...new Set(sure.flatMap(phrases))];
  if (asked.length === 0) return [];
  const places = await findPlaces(asked);
  return chosen(sure, text, { most: MAX_FOUND, placesOf: (one) => phrases(one).flatMap((phrase) => atPhrase(phrase, places)) });
}

/** For each number the longest words that are an address; of several the one in a city that is named beside it. */
function chosen(
  written: readonly WrittenAddress[],
  text: string,
  { most, placesOf }: { most: number; placesOf: (one: WrittenAddress) => PlaceCandidate[] },
): AddressFound[] {
  const found: AddressFound[] = [];
  for (const one of written) {
    if (found.length === most || found.some(({ start }) => start === one.start)) continue;
    const places = placesOf(one);
    const place = places.find(({ context: { city } }) => city && fold(text).includes(fold(city))) ?? places[0];
    if (place) found.push({ area: areaOf(place), start: one.start, end: one.end });
  }
  return found;
}

const areaOf = ({ name, context: { city, stateAbbreviated } }: PlaceCandidate): NamedArea => ({
  type: 'named-area',
  nameType: 'street-and-number',
  name: name.replace(UNIT_OF_NAME, ''),
  ...(city ? { context: { city, ...(stateAbbreviated ? { stateAbbreviated } : {}) } } : {}),
});

/** The unit that is named behind an address, as it stands behind a name, with the length of its words. */
export function unitAfter(text: string, end: number): { name: string; length: number } | null {
  const [words, unit] = unitBehind.exec(fold(text.slice(end))) ?? [];
  return words === undefined || unit === undefined ? null : { name: ` #${unit.toUpperCase()}`, length: words.length };
}
