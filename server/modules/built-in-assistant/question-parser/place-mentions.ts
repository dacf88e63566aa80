/** Where the places that the database knows stand in the question, and how well the words fit their names. */
import { isOrdinary } from './ordinary-words.ts';
import type { PlaceCandidate } from './parsed-question.ts';
import { fold } from './sentence.ts';
import { editDistance } from './spelling.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface PlaceMention {
  start: number;
  end: number;
  phrase: string;
  /** 1 when the words are the name, below 1 when they nearly are. */
  fit: number;
  candidates: PlaceCandidate[];
}

const MIN_FIT = 0.5;
/** "The Richmond" for Inner, Central and Outer Richmond. */
export const PART_OF_NAME_FIT = MIN_FIT;
const PART_FROM_LETTERS = 5;
/** Of fewer letters each counts. */
const SHORT_NAME = 6;
const DIGITS = /\d/;
const ZIP = /^\d{5}(?:-\d{4})?$/;
const LED_BY_PREPOSITION =
  /\b(?:in|near|around|at|of|about|from|to|en|on|mile|miles|and|or|by|vs\.?|versus|against)\s+(?:the\s+)?$/;

function pairsOf(text: string): Set<string> {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2)));
}

/** The share of their pairs of letters that two names have in common, 0 to 1. */
export function sharedPairs(one: string, other: string): number {
  const [left, right] = [pairsOf(one), pairsOf(other)];
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return (2 * shared) / (left.size + right.size);
}

/** How alike two names are, 0 to 1: one slip of the finger stays near 1, other words fall under `MIN_FIT`. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const distance = editDistance(one, other);
  const longest = Math.max(one.length, other.length);
  if (distance <= (longest >= 8 ? 2 : 1)) return longest < 5 ? 0 : 1 - distance / longest;
  const alike = sharedPairs(one, other);
  // "Sonoma" is no slip for SoMa.
  const mayDiffer = Math.min(one.length, other.length) < SHORT_NAME ? 1 : 3;
  return alike >= 0.75 && Math.abs(one.length - other.length) <= mayDiffer ? alike * 0.9 : 0;
}

const plainName = (name: string) =>
  fold(name)
    .replace(/[\s.]+/g, ' ')
    .trim();

const SCHOOLS = /\b(?:school|schools|unified|union|usd|isd)\b/;
/** "Berkeley schools", "Berkeley Unified" and "Berkeley Unified School District" are one. */
const schoolsOf = (name: string) =>
  name
    .replace(/\b(?:unified|union|independent|elementary|high|public|school|schools|district|usd|isd)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The same name with and without "the", "county" or a school district's ending. */
function fitOf(phrase: string, name: string): number {
  const plain = plainName(name);
  const spoken = phrase.replace(/^the\s+/, '').replace(/'s$/, '');
  if (phrase === plain || spoken === plain || `${spoken} county` === plain || `the ${spoken}` === plain) return 1;
  if (schoolsOf(spoken) !== '' && schoolsOf(spoken) === schoolsOf(plain) && SCHOOLS.test(plain)) return 1;
  return likeness(spoken, plain);
}

const STREET_ENDING = inLines()`
  \s(?:
    st|street|ave?|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|pl|place|way|ter|terrace|cir|circle|hwy
    |highway|pkwy|parkway|alley|square|trail|loop|row|path|plaza
  )\.?$
`;

/** "Ocean" for Ocean Avenue: too many words are some street's name, so a street needs its ending. */
const isBareStreet = (phrase: string, { nameType }: PlaceCandidate) => nameType === 'street' && !STREET_ENDING.test(phrase);

const isPartOf = (phrase: string, name: string) =>
  phrase.length >= PART_FROM_LETTERS &&
  ` ${plainName(name).replace(/[/-]/g, ' ')} `.includes(` ${phrase.replace(/^the\s+/, '')} `);

/** "With bay views" is no slip for Bayview, and a "mission style" kitchen none of the Mission's. */
const DESCRIBED = /\b(?:with|has|have|having)\s+(?:an?\s+)?$/;
/** "Hi Maria" is no slip for the Marina. */
const ADDRESSED =
  /(?:^|[.!?-]\s*)(?:hi|hello|hey|dear|good\s+(?:morning|afternoon|evening)|hola|thanks|thank\s+you|best|regards|cheers|sincerely|from:?)[\s,]+$/;
const STYLE_BEHIND = /^[\s-]+(?:style|revival|era)\b/;

/** A county that is named as one is never taken for a neighborhood that sounds like it: Marin County is not the Marina. */
const NAMED_AS_COUNTY = /^\s+county\b/;

/** First words of names that say something else in a question about homes. */
const notNamesAlone = new Set(
  'little lake grand golden old park bay ocean river north south east west inner outer upper lower central forest garden sunny union silver diamond jack twin glen high hill hills bridge downtown heritage village highland highlands'.split(
    ' ',
  ),
);

/** "Foster City" is no part of Foster Creek. */
const NAME_GOES_ON = /^\s+(?:city|county|beach|island|springs|falls|creek|lakes?)\b/;

/** "Bernal" for Bernal Heights, as agents write it with no word in front. */
const beginsName = (phrase: string, name: string) => plainName(name).startsWith(`${phrase} `) && !notNamesAlone.has(phrase);

/** Whether the words are a name, or the name of a neighborhood as agents shorten it: "Bernal", "the Sunset". */
export const isCalledSo = ({ fit, phrase, candidates }: PlaceMention): boolean =>
  fit === 1 ||
  (fit === PART_OF_NAME_FIT &&
    candidates.some(({ name }) => beginsName(phrase.replace(/^the\s+/, ''), name) || isBareOfSide(phrase, name)));

const KIND_FIRST = /^(?:district|neighbou?rhood)\s/;
const SIDE = /^(?:inner|outer|central|middle)\s+/;
/** "Sunset or Parkside", for the Inner and the Outer Sunset. */
const isBareOfSide = (phrase: string, name: string) => plainName(name).replace(SIDE, '') === phrase && SIDE.test(plainName(name));
const IS_SEEN = /^\s+(?:views?|skies|decks?)\b/;

/** Mentions that do not overlap: the best-fitting first, the longest among those. */
export function findMentions(folded: string, places: PlaceCandidate[]): PlaceMention[] {
  const found = new Map<string, PlaceMention>();
  for (const candidate of places) {
    const phrase = plainName(candidate.phrase);
    const wholeFit = candidate.exact && !isBareStreet(phrase, candidate) ? 1 : fitOf(phrase, candidate.name);
    const isPart = wholeFit < MIN_FIT && candidate.nameType === 'neighborhood' && isPartOf(phrase, candidate.name);
    const fit = isPart ? PART_OF_NAME_FIT : wholeFit;
    // "3+ bed Oakland" is no slip for Old Oakland.
    const [firstWord = ''] = phrase.split(' ');
    const isSlip = fit < 1 && phrase.includes(' ') && isOrdinary(firstWord) && firstWord !== 'the';
    if (isSlip && !plainName(candidate.name).startsWith(`${firstWord} `)) continue;
    // "The Sunset district San Francisco": the kind of the one is no part of the other's name.
    if (KIND_FIRST.test(phrase)) continue;
    // "West Hollywood w 2 bd" is no slip for West Hollywood West.
    if (fit < 1 && DIGITS.test(phrase) && !DIGITS.test(candidate.name)) continue;
    if (!phrase || fit < MIN_FIT || (fit < 1 && candidate.nameType === 'street')) continue;
    // A look-up by ZIP reads five digits of whatever it is handed.
    if (candidate.nameType === 'zip-code' && !ZIP.test(phrase)) continue;
    const words = phrase.split(' ');
    const pattern = new RegExp(
      `(?<![a-z\\d])${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\s,.]+')}(?![a-z\\d])`,
      'g',
    );
    for (const match of folded.matchAll(pattern)) {
      const led = LED_BY_PREPOSITION.test(folded.slice(0, match.index));
      if (fit < 1 && (DESCRIBED.test(folded.slice(0, match.index)) || ADDRESSED.test(folded.slice(0, match.index)))) continue;
      if (STYLE_BEHIND.test(folded.slice(match.index + match[0].length))) continue;
      const behind = folded.slice(match.index + match[0].length);
      if (fit < 1 && candidate.nameType !== 'county' && NAMED_AS_COUNTY.test(behind)) continue;
      const isNamed = beginsName(phrase, candidate.name) || (isBareOfSide(phrase, candidate.name) && !IS_SEEN.test(behind));
      if (isPart && !led && !isNamed) continue;
      if (isPart && NAME_GOES_ON.test(behind)) continue;
      if (words.every(isOrdinary) && candidate.nameType !== 'zip-code' && !(led && fit === 1)) continue;
      const key = `${match.index}:${match[0].length}`;
      const mention = found.get(key) ?? {
        start: match.index,
        end: match.index + match[0].length,
        phrase,
        fit: 0,
        candidates: [],
      };
      if (fit > mention.fit) [mention.fit, mention.candidates] = [fit, [candidate]];
      else if (fit === mention.fit && !mention.candidates.some((other) => sameArea(other, candidate)))
        mention.candidates.push(candidate);
      found.set(key, mention);
    }
  }
  const chosen: PlaceMention[] = [];
  const exactFirst = [...found.values()].sort(
    (one, other) =>
      Number(isNearlyWhole(other, one)) - Number(isNearlyWhole(one, other)) ||
      Number(other.fit === 1) - Number(one.fit === 1) ||
      (one.fit === 1 ? other.phrase.length - one.phrase.length : other.fit - one.fit) ||
      one.start - other.start,
  );
  for (const mention of exactFirst) {
    if (chosen.every((other) => mention.end <= other.start || mention.start >= other.end)) chosen.push(mention);
  }
  return chosen.filter((one) => !isSaidWhole(one, chosen)).sort((one, other) => one.start - other.start);
}

const NEARLY_WHOLE_FIT = 0.8;

/** "Miami beech" is Miami Beach with a slip, and not Miami: a longer name that nearly fits, over a part of it that does. */
function isNearlyWhole(one: PlaceMention, other: PlaceMention): boolean {
  const isPart = one.start <= other.start && one.end >= other.end && other.fit === 1;
  if (!isPart || one.fit >= 1 || one.fit < NEARLY_WHOLE_FIT) return false;
  return one.candidates.some(
    ({ name }) => plainName(name) !== other.phrase && ` ${plainName(name)} `.includes(` ${other.phrase} `),
  );
}

/** "The Sunset … Outer Sunset": what is only part of a name, or nearly one, is the place whose whole name stands there too. */
function isSaidWhole(mention: PlaceMention, all: PlaceMention[]): boolean {
  const [place] = mention.candidates;
  if (mention.fit === 1 || !place) return false;
  return all.some(
    (other) =>
      other.fit === 1 && other.candidates.some((whole) => mention.candidates.some((candidate) => sameArea(candidate, whole))),
  );
}

function sameArea(one: PlaceCandidate, other: PlaceCandidate): boolean {
  return (
    one.nameType === other.nameType &&
    one.name === other.name &&
    one.context.city === other.context.city &&
    one.context.stateAbbreviated === other.context.stateAbbreviated
  );
}
