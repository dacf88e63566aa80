/** Which home a value is asked of: one that was shown, one that an address finds, one that words describe. */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import { plain } from '../answers/format.ts';
import { listingStatuses, propertyTypes } from '#contract/listing-vocabulary.ts';
import { searchListingsAnswerSchema } from '#server/modules/listings/index.ts';
import type { EstimateValueInput } from '#server/modules/market/index.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { theOneShown } from '../question-parser/result-references/result-reference.ts';
import type { Turn } from '../turn.ts';
import { isNamedBy, splitUnit, SUFFIXES } from './address-words.ts';
import { asDescription, cornerIn, describesHome, type ValueQuestion } from './value-question.ts';

/** "What would a 3/2 go for there": read alone, its place is added from what stands. */
const withoutPlaceThatStands = (text: string): string =>
  text.replace(/\b(?:(?:in|around|near)\s+)?(?:there|that\s+(?:area|neighborhood))\b/gi, ' ');

/** What comes next of a turn about a value: words, a search for an address, or the value's own call. */
export type ValueStep =
  | { say: string }
  | { call: 'search'; input: ListingSearch; reasoning: string }
  | { call: 'value'; input: EstimateValueInput; reasoning: string };

export interface ValueNeeds {
  /** The whole addresses that phrases may mean. */
  findAddresses: (phrases: string[]) => Promise<{ name: string; city: string | null; state: string | null }[]>;
  /** How the rest of the assistant reads words by themselves. */
  parseAlone: (text: string) => Promise<ParsedQuestion>;
  /** Known to be about a value, whatever its words. */
  isAsked: boolean;
}

/** Enough to see whether an address is one home's, and to find one unit of a tower. */
const HOMES_OF_A_BUILDING = 10;
const UNITS_OF_A_BUILDING = 100;

export async function subjectRequest(
  turn: Turn,
  { subject, withinMiles, soldWithinMonths, isRent }: Extract<ValueQuestion, { kind: 'value' }>,
  needs: ValueNeeds,
): Promise<EstimateValueInput | ValueStep | null> {
  const { previous } = turn;
  const texts = textsIn(turn.language);
  const isLimited = withinMiles !== undefined || soldWithinMonths !== undefined;
  const near = isLimited ? { comparables: { withinMiles, soldWithinMonths } } : {};
  if (subject.by === 'facts') {
    const corner = cornerIn(turn.english);
    const parsed = await needs.parseAlone(withoutPlaceThatStands(asDescription(corner?.rest ?? turn.english)));
    const described = describedHome(parsed, corner?.streets ?? null, standingPlace(previous), texts);
    if (!('subject' in described)) return described;
    return isRent && !('mlsId' in described.subject)
      ? { subject: { ...described.subject, isLease: true }, ...near }
      : { ...described, ...near };
  }
  if (subject.by === 'standing') {
    const standing = previous?.value?.request.subject;
    return standing
      ? { subject: { ...standing, ...(isRent ? { isLease: true } : {}) }, ...near }
      : { say: texts.value.whichHome };
  }
  let listing: ListingReference | null = null;
  if (subject.by === 'opened') listing = previous?.opened ?? theOneShown(previous);
  if (subject.by === 'result') listing = previous?.results[subject.index] ?? null;
  if (subject.by === 'address') {
    const found = await listingAt(turn, subject.address, needs);
    if (found === null) {
      const written = asWritten(subject.address, turn.english);
      if (!describesHome(turn.english.toLowerCase())) return { say: texts.value.noHomeToValue(written) };
      // Its facts were told beside an address that no listing has.
      const alone = turn.english.replace(written, ' ');
      const told = describedHome(
        await needs.parseAlone(withoutPlaceThatStands(asDescription(alone))),
        null,
        standingPlace(previous),
        texts,
      );
      return 'subject' in told ? { ...told, ...near } : told;
    }
    if ('call' in found) return found;
    listing = found;
  }
  if (!listing) return { say: texts.value.whichHome };
  const { mlsId, mlsSource } = listing;
  return { subject: { mlsId, mlsSource, ...(isRent ? { isLease: true } : {}) }, ...near };
}

/** Its capitals as the user wrote them. */
export function asWritten(address: string, text: string): string {
  const at = text.toLowerCase().indexOf(address);
  return at < 0 ? address.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()) : text.slice(at, at + address.length);
}

export const homesSearched = (turn: Turn) => {
  const searched = turn.answers.find(({ toolName }) => toolName === 'search_listings');
  return searched && (searchListingsAnswerSchema.safeParse(searched.value).data?.items ?? []);
};

/** A home by its address: its newest listing, whatever its status, unless the search says which. */
export async function listingAt(
  turn: Turn,
  written: string,
  needs: ValueNeeds,
  among: Pick<ListingSearch, 'propertyStatus' | 'listingTransactionType'> = {},
): Promise<ListingReference | Extract<ValueStep, { call: 'search' }> | null> {
  const { line, unit } = splitUnit(written);
  const homes = homesSearched(turn);
  if (homes) {
    const home = unit === null ? homes[0] : homes.find(({ addressLine1 }) => isNamedBy(`#${unit}`, addressLine1));
    return home ? { mlsId: home.mlsId, mlsSource: home.mlsSource } : null;
  }
  const [address] = await needs.findAddresses(SUFFIXES.map((suffix) => `${line}${suffix}`));
  if (!address) return null;
  const context = { city: address.city, stateAbbreviated: address.state };
  const areaFilter = { type: 'named-area' as const, nameType: 'street-and-number' as const, name: address.name, context };
  return {
    call: 'search',
    input: {
      ...{ areaFilter, propertyStatus: [...listingStatuses], ...among },
      paginationLimit: unit === null ? HOMES_OF_A_BUILDING : UNITS_OF_A_BUILDING,
    },
    reasoning: textsIn(turn.language).value.lookingFor(address.name),
  };
}

const exactOf = (range: { startAt?: number | null; endAt?: number | null } | null | undefined): number | null =>
  range?.startAt ?? range?.endAt ?? null;

/** Where "there" is. */
const standingPlace = (previous: Turn['previous']): ListingSearch['areaFilter'] =>
  previous?.market?.places[0] ?? previous?.search.areaFilter;

/** "A 3/2 of 1,450 sq ft in Noe Valley", "at 24th and Castro": the words of a search are the facts of a home here. */
function describedHome(
  parsed: ParsedQuestion,
  corner: [string, string] | null,
  standing: ListingSearch['areaFilter'],
  { value: words, asking }: Texts,
): EstimateValueInput | ValueStep {
  if (parsed.kind === 'ask' && parsed.question === 'unknown-place')
    return { say: `${asking.unknownPlace(plain(parsed.phrase))} ${asking.whichArea}` };
  if (parsed.kind !== 'search') return { say: words.whichHome };
  const { search } = parsed;
  const area = search.areaFilter ?? standing;
  const baths = exactOf(search.bathroomsCount);
  const propertyType = propertyTypes.find((type) => search.propertyTypes?.includes(type)) ?? 'single-family-home';
  const facts = {
    propertyType,
    isLease: search.listingTransactionType === 'lease',
    bedrooms: exactOf(search.bedroomsCount),
    fullBaths: baths === null ? null : Math.floor(baths),
    halfBaths: baths === null ? null : baths % 1 > 0 ? 1 : 0,
    livingAreaSqFt: exactOf(search.livingSpaceSqFt),
    lotSizeSqFt: exactOf(search.lotSizeSqFt),
    yearBuilt: exactOf(search.propertyYearBuilt),
    garageSpaces: exactOf(search.parkingGarageSpaces),
  };
  if (facts.livingAreaSqFt === null && propertyType !== 'lots-and-land') return { say: words.whatSize };
  if (corner) {
    const { city = null, stateAbbreviated = null } = area?.type === 'named-area' ? (area.context ?? {}) : {};
    const isCity = area?.type === 'named-area' && area.nameType === 'city';
    return { subject: { ...facts, corner, city: isCity ? area.name : city, state: stateAbbreviated } };
  }
  if (area?.type === 'radius') return { subject: { ...facts, latitude: area.latitude, longitude: area.longitude } };
  if (area?.type === 'any-of') {
    const parts = area.areas.flatMap((one) => (one.type === 'named-area' ? [plain(one.name)] : []));
    if (parts.length > 1) return { say: words.whichPart(parts) };
  }
  if (area?.type !== 'named-area') return { say: words.where };
  const { city, stateAbbreviated: state } = area.context ?? {};
  switch (area.nameType) {
    case 'neighborhood':
      return { subject: { ...facts, neighborhood: area.name, city, state } };
    case 'city':
      return { subject: { ...facts, city: area.name, state } };
    case 'zip-code':
      return { subject: { ...facts, zipCode: area.name, city, state } };
    case 'county':
      return { subject: { ...facts, county: area.name, state } };
    case 'district':
      return city ? { subject: { ...facts, city, state } } : { say: words.where };
    default:
      return { say: words.where };
  }
}
