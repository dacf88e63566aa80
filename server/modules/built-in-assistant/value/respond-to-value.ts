/** Questions about what a home is worth: which home, one call of the tool, and the answer from it. */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listings.ts';
import type { HomeFacts } from '#contract/valuation-request.ts';
import { listingStatuses, propertyTypes } from '#contract/listing-vocabulary.ts';
import { searchListingsAnswerSchema } from '#server/modules/listings/index.ts';
import { estimateValueAnswerSchema, type EstimateValueAnswer, type EstimateValueInput } from '#server/modules/market/index.ts';
import { plain } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { isNamedBy, placeNamed, splitUnit } from './address-words.ts';
import { changedRequest, comparablesNamed } from './change-request.ts';
import { extremeIn } from './extreme-comparable.ts';
import { VALUE_TOOL } from './standing-value.ts';
import { rentStep } from './rent-step.ts';
import { composeValueAnswer } from './value-answer.ts';
import { fold } from '../question-parser/sentence.ts';
import { WHAT_IF } from './what-if.ts';
import {
  asDescription,
  cornerIn,
  isOfStandingValue,
  readValueQuestion,
  type ValueQuestion,
  type ValueSubject,
} from './value-question.ts';

/** What comes next of a turn about a value: words, a search for an address, or the value's own call. */
export type ValueStep =
  | { say: string }
  | { call: 'search'; input: ListingSearch; reasoning: string }
  | { call: 'value'; input: EstimateValueInput; reasoning: string };

interface ValueNeeds {
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
const SUFFIXES = [
  '',
  ' street',
  ' avenue',
  ' drive',
  ' lane',
  ' road',
  ' court',
  ' place',
  ' way',
  ' terrace',
  ' boulevard',
  ' circle',
];

/** Whether a turn goes on about the value that was just told, whatever its words sound like. */
export const goesOnAboutValue = ({ previous, english }: Turn): boolean => previous?.value != null && isOfStandingValue(english);

/** Null where the question is not about a value. */
export async function respondToValue(asked: Turn, needs: ValueNeeds): Promise<ValueStep | null> {
  const turn = withLastValue(asked);
  const { previous } = turn;
  const texts = textsIn(turn.language);
  const standing = previous?.value ?? null;
  const question = readValueQuestion(turn.english, {
    hasValue: standing !== null,
    hasOpened: previous?.opened != null,
    resultCount: previous?.results.length ?? 0,
    isAsked: needs.isAsked,
  });
  if (!question) return null;
  const estimated = turn.answers.findLast(({ toolName }) => toolName === VALUE_TOOL);
  const request = await requestFor(turn, question, needs);
  if (request === null) return null;
  if ('say' in request || 'call' in request) return request;
  if (!estimated) return { call: 'value', input: request, reasoning: texts.value.valuing };
  const found = estimateValueAnswerSchema.safeParse(estimated.value);
  if (!found.success) return { say: texts.value.failed };
  if (question.kind === 'value' && question.isRent && found.data.valueDollars === null) return rentStep(turn, found.data, texts);
  const note =
    question.kind === 'change' && question.change.act === 'pin'
      ? notAdded(request, found.data, texts)
      : question.kind === 'value'
        ? oneOfBuilding(turn, question.subject, found.data, texts)
        : null;
  const answer = composeValueAnswer(question, { found: found.data, before: standing?.found ?? null }, texts);
  return { say: note ? `${note}\n\n${answer}` : answer };
}

/** "What if I add a bathroom?" is asked of the value that was told, whatever came between. */
function withLastValue(turn: Turn): Turn {
  const { previous, english } = turn;
  if (!previous?.lastValue || previous.value || !WHAT_IF.test(fold(english))) return turn;
  return { ...turn, previous: { ...previous, value: previous.lastValue } };
}

async function requestFor(
  turn: Turn,
  question: ValueQuestion,
  needs: ValueNeeds,
): Promise<EstimateValueInput | ValueStep | null> {
  const { previous } = turn;
  const { value: words } = textsIn(turn.language);
  if (question.kind === 'value') return subjectRequest(turn, question, needs);
  const standing = previous?.value;
  if (!standing) return { say: words.whichHome };
  if (question.kind === 'why-not') {
    const askedAbout = placeNamed(question.words);
    return askedAbout ? { ...standing.request, comparables: { ...standing.request.comparables, askedAbout } } : standing.request;
  }
  if (question.kind === 'comparable' && comparablesNamed(standing.found, question.index, question.words).length === 0)
    return { say: words.noSuchComparable };
  if (question.kind === 'by-date') return { say: words.notByDate };
  if (question.kind !== 'change') return standing.request;
  const { change } = question;
  if (change.act === 'what-if' && change.isNth) {
    const [[fact, nth] = []] = Object.entries(change.changes) as [keyof HomeFacts, number][];
    const known = fact && standing.found.subject[fact];
    if (fact && nth && typeof known === 'number' && known >= nth) return { say: words.hasAlready(known, fact) };
  }
  if ((change.act === 'exclude' || change.act === 'pin') && change.words !== null) {
    const named = comparablesNamed(standing.found, null, change.words);
    if (change.act === 'exclude' && named.length > 1)
      return { say: [words.whichOfThem, ...named.map((one) => words.numbered(one.number, linkTo(one)))].join('\n') };
    const [first] = named;
    if (change.act === 'pin' && first && extremeIn(change.words) === null)
      return { say: words.isIn(linkTo(first), first.weightPercent) };
  }
  let added: ListingReference | null = null;
  if (change.act === 'pin' && change.words !== null && /^\d/.test(change.words)) {
    const { isLease } = standing.found.subject;
    const found = await listingAt(turn, change.words, needs, {
      propertyStatus: ['sold'],
      listingTransactionType: isLease ? 'lease' : 'sale',
    });
    if (found === null) return { say: words.noSaleAt(asWritten(change.words, turn.english)) };
    if ('call' in found) return found;
    added = found;
  }
  const changed = changedRequest(standing, change, added);
  if (changed) return changed;
  const { act } = change;
  return {
    say: act === 'undo' ? words.nothingToUndo : act === 'restore' ? words.nothingLeftOut : words.noSuchComparable,
  };
}

async function subjectRequest(
  turn: Turn,
  { subject, withinMiles, isRent }: Extract<ValueQuestion, { kind: 'value' }>,
  needs: ValueNeeds,
): Promise<EstimateValueInput | ValueStep | null> {
  const { previous } = turn;
  const texts = textsIn(turn.language);
  const near = withinMiles === undefined ? {} : { comparables: { withinMiles } };
  if (subject.by === 'facts') {
    const corner = cornerIn(turn.english);
    const parsed = await needs.parseAlone(asDescription(corner?.rest ?? turn.english));
    const described = describedHome(parsed, corner?.streets ?? null, standingPlace(previous), texts);
    return 'subject' in described ? { ...described, ...near } : described;
  }
  if (subject.by === 'standing') {
    const standing = previous?.value?.request.subject;
    return standing
      ? { subject: { ...standing, ...(isRent ? { isLease: true } : {}) }, ...near }
      : { say: texts.value.whichHome };
  }
  let listing: ListingReference | null = null;
  if (subject.by === 'opened') listing = previous?.opened ?? null;
  if (subject.by === 'result') listing = previous?.results[subject.index] ?? null;
  if (subject.by === 'address') {
    const found = await listingAt(turn, subject.address, needs);
    if (found === null) return { say: texts.value.noHomeToValue(asWritten(subject.address, turn.english)) };
    if ('call' in found) return found;
    listing = found;
  }
  if (!listing) return { say: texts.value.whichHome };
  const { mlsId, mlsSource } = listing;
  return { subject: { mlsId, mlsSource, ...(isRent ? { isLease: true } : {}) }, ...near };
}

/** Its capitals as the user wrote them. */
function asWritten(address: string, text: string): string {
  const at = text.toLowerCase().indexOf(address);
  return at < 0 ? address.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()) : text.slice(at, at + address.length);
}

const homesSearched = (turn: Turn) => {
  const searched = turn.answers.find(({ toolName }) => toolName === 'search_listings');
  return searched && (searchListingsAnswerSchema.safeParse(searched.value).data?.items ?? []);
};

/** A home by its address: its newest listing, whatever its status, unless the search says which. */
async function listingAt(
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

/** That the address has other homes, where it was asked for without a unit; null where it has none. */
function oneOfBuilding(turn: Turn, subject: ValueSubject, { subject: home }: EstimateValueAnswer, { value: words }: Texts) {
  if (subject.by !== 'address' || splitUnit(subject.address).unit !== null || home.address === null) return null;
  const { unit } = splitUnit(home.address);
  const others = new Set(homesSearched(turn)?.map(({ addressLine1 }) => addressLine1 && splitUnit(addressLine1).unit));
  return unit !== null && others.size > 1 ? words.oneOfBuilding(plain(home.address)) : null;
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
  { value: words }: Texts,
): EstimateValueInput | ValueStep {
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
    default:
      return { say: words.where };
  }
}

/** Why a home that was to be added is not among the comparables; null where it is. */
function notAdded(
  { comparables }: EstimateValueInput,
  { comparables: used, leftOut }: EstimateValueAnswer,
  { value: words }: Texts,
): string | null {
  const wanted = comparables?.pinned?.at(-1);
  const isWanted = (one: ListingReference): boolean => one.mlsId === wanted?.mlsId && one.mlsSource === wanted.mlsSource;
  if (!wanted || used.some(isWanted)) return null;
  const found = leftOut.find(isWanted);
  return words.notAdded(found?.reason ?? null, found?.why ?? null);
}
