/** Which of the areas of one name is meant: by the words around it, its city and state, and what the thread is about. */
import type { NamedArea } from '#contract/listing-search.ts';
import type { PlaceMention } from './place-mentions.ts';
import type { PlaceCandidate } from './parsed-question.ts';
import { fold } from './sentence.ts';

const preference = [
  'city',
  'neighborhood',
  'zip-code',
  'district',
  'county',
  'state-abbreviated',
  'street',
  'street-and-number',
  'school-district',
];

export function namedArea(candidate: PlaceCandidate): NamedArea {
  const { city, stateAbbreviated } = candidate.context;
  const context =
    city || stateAbbreviated ? { ...(city ? { city } : {}), ...(stateAbbreviated ? { stateAbbreviated } : {}) } : null;
  return { type: 'named-area', nameType: candidate.nameType, name: candidate.name, ...(context ? { context } : {}) };
}

export interface PlaceContext {
  city: string | null;
  state: string | null;
  /** Written as in "the Richmond", which no city is. */
  withArticle?: boolean;
  /** The state stands right behind the name: "Richmond, CA" is the city; a neighborhood is named with its city. */
  stateBehind?: boolean;
}

export const sameName = (one: string | null | undefined, other: string | null | undefined) =>
  Boolean(one && other && fold(one) === fold(other));

/** Keeps those that a test holds for, or all where it holds for none. */
export function prefer(candidates: PlaceCandidate[], test: (candidate: PlaceCandidate) => boolean): PlaceCandidate[] {
  const kept = candidates.filter(test);
  return kept.length > 0 ? kept : candidates;
}

/** Words behind a name that say which kind of place it is: "Alameda County", "Berkeley schools", "the Richmond district". */
const kinds: [RegExp, PlaceCandidate['nameType'][]][] = [
  [/^\s+county\b/, ['county']],
  [/^\s+(?:unified\s+)?(?:school\s+district|schools)\b/, ['school-district']],
  [/^\s+(?:district|neighbou?rhood)\b/, ['neighborhood', 'district']],
];

export function kindBehind(folded: string, end: number): { nameTypes: PlaceCandidate['nameType'][]; length: number } | null {
  const behind = folded.slice(end);
  for (const [words, nameTypes] of kinds) {
    const found = words.exec(behind);
    if (found) return { nameTypes, length: found[0].length };
  }
  return null;
}

/** "The Richmond" is a part of a city; "the Oakland market" speaks of the city, and of no county or school district of its name. */
const takesArticle = /^(?:neighborhood|district)$/;

export function narrow(mention: PlaceMention, context: PlaceContext, previous: NamedArea | null): PlaceCandidate[] {
  let candidates = mention.candidates;
  if (context.state) candidates = prefer(candidates, (one) => one.context.stateAbbreviated === context.state);
  if (context.withArticle) candidates = prefer(candidates, (one) => takesArticle.test(one.nameType) || /^the /i.test(one.name));
  if (context.stateBehind && !context.city) candidates = prefer(candidates, (one) => one.nameType !== 'neighborhood');
  if (context.city) candidates = prefer(candidates, (one) => sameName(one.context.city, context.city));
  // A neighborhood, county or district of the city's own name is the city. So is a county elsewhere, whose name is said with "County",
  // unless the thread is about that county's state.
  const cities = candidates.filter((one) => one.nameType === 'city');
  const isHere = (one: PlaceCandidate) => one.context.stateAbbreviated === previous?.context?.stateAbbreviated;
  if (!context.city) {
    candidates = candidates.filter(
      (one) =>
        one.nameType === 'city' ||
        !cities.some(
          (city) =>
            (city.context.stateAbbreviated === one.context.stateAbbreviated ||
              (one.nameType === 'county' && (isHere(city) || !isHere(one)))) &&
            (one.nameType !== 'neighborhood' || sameName(one.context.city, city.name)),
        ),
    );
  }
  const best = Math.min(...candidates.map((one) => preference.indexOf(one.nameType)));
  const bestHere = candidates.filter((one) => preference.indexOf(one.nameType) === best);
  candidates = candidates.filter(
    (one) => bestHere.includes(one) || !bestHere.some((other) => sameName(other.context.city, one.context.city)),
  );
  if (candidates.length > 1 && previous) {
    const here = previous.nameType === 'city' ? previous.name : previous.context?.city;
    candidates = prefer(
      candidates,
      (one) => sameName(one.context.city, here) || (one.nameType === 'city' && sameName(one.name, here)),
    );
    if (candidates.length > 1)
      candidates = prefer(candidates, (one) => one.context.stateAbbreviated === previous.context?.stateAbbreviated);
  }
  if (!context.state) candidates = prefer(candidates, (one) => one.isInOwnMarket === true);
  return [...candidates].sort((one, other) => other.listingCount - one.listingCount);
}

const sideOf = /^(?:inner|outer|central|middle|upper|lower|north|south|east|west|northern|southern|eastern|western)\s+/;

/** "The Sunset", which is the Inner and the Outer Sunset of one city: those parts, where no place has the bare name. */
export function partsOfOne(phrase: string, candidates: readonly PlaceCandidate[]): PlaceCandidate[] {
  const bare = phrase.replace(/^the\s+/, '');
  const parts = candidates.filter(
    ({ name, nameType }) =>
      nameType === 'neighborhood' &&
      sideOf.test(fold(name)) &&
      fold(name)
        .replace(sideOf, '')
        .replace(/\s+district$/, '') === bare,
  );
  const [first] = parts;
  return parts.filter(({ context }) => sameName(context.city, first?.context.city));
}
