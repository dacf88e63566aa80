/** What is done about a message whose intent is known. */
import type { ListingSearch, NamedArea } from '#contract/listing-search.ts';
import type { MarketPeriod } from '#contract/market.ts';
import { addDays, addMonths } from '../question-parser/calendar.ts';
import { countConditions } from '../question-parser/conditions.ts';
import { findAddress, findAddresses } from '../question-parser/addresses.ts';
import type { MarketFigure, MarketQuestion } from '../question-parser/market-question.ts';
import type { ListingTopic, ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { WritingRequest } from '../question-parser/writing-request.ts';
import { MARKET_PLACES_LIMIT } from '../question-parser/market-question.ts';
import { featureAsked, findNamedResult, theOneShown } from '../question-parser/result-references/result-reference.ts';
import { topicAlone, topicAsked } from '../question-parser/result-references/listing-topics.ts';
import { exactBedrooms } from '../question-parser/market-change.ts';
import { mergeMarket } from '../question-parser/market-merge.ts';
import { marketPlace } from '../question-parser/market-place.ts';
import { figuresIn } from '../question-parser/market-words.ts';
import { fold } from '../question-parser/sentence.ts';
import { answered, foundNothing, isSearchLike, mentionsPlace, talk, type Asked } from './asked.ts';
import type { Intent } from './vocabulary.ts';

const MONTHS_OF_YEAR = 12;
/** A place in more words than these stands among conditions of its own. */
const MAX_MOVE_WORDS = 10;

/** Facts of a home that no value is told from words about. */
const plainFacts: readonly ListingTopic[] = [
  'agent',
  'hoa',
  'beds',
  'baths',
  'lot',
  'year-built',
  'parking',
  'status',
  'taxes',
  'school-district',
  'location',
  'last-sale',
];

type Picked = Extract<ParsedQuestion, { kind: 'pick' }>;

/** What is done about a message of an intent. */
export function actOn(intent: Intent, parsed: ParsedQuestion, asked: Asked): ParsedQuestion {
  if (isSearchLike(intent)) return searchOf(intent, parsed, asked);
  if (parsed.kind === 'ask' && intent === 'market') return parsed;
  if (intent === 'market' && parsed.kind === 'pick' && parsed.question === null) return parsed;
  // "Over 2 million", "the most expensive", after figures: no market has them.
  if (
    intent === 'market' &&
    parsed.kind === 'search' &&
    asked.previous?.market &&
    isOfHomesAlone(parsed.search, asked.previous.search)
  )
    return searchOf('refine', parsed, asked);
  if (intent === 'forecast') return parsed.kind === 'market' ? { ...parsed, isForecast: true } : trendOf(parsed, asked);
  // "What's the agent's number?" asks for a fact, however it sounds after a value.
  if (parsed.kind === 'pick' && parsed.question && plainFacts.includes(parsed.question) && intent === 'value') return parsed;
  // The listing agent stands with the listing.
  if (intent === 'person' && parsed.kind === 'pick' && parsed.question === 'agent') return parsed;
  if (intent === 'value' || intent === 'cma') return { kind: intent };
  const named = intent === 'home' || intent === 'pick' ? namedHomeOf(parsed, asked) : null;
  if (named && intent === 'pick') return { kind: 'pick', listing: named, question: null };
  if (named) return withMore({ kind: 'pick', listing: named, ...topicOf(asked.text) }, asked.text);
  if (intent === 'home' && parsed.kind === 'pick')
    return withMore(parsed.question === null ? { ...parsed, ...topicOf(asked.text) } : parsed, asked.text);
  if (intent === 'pick' && parsed.kind === 'pick') return parsed;
  // Who lists it stands in the record.
  if (intent === 'person' && parsed.kind === 'pick' && parsed.question === 'agent') return parsed;
  // "The cheapest", where nothing was found: of what was offered instead.
  if (intent === 'pick' && parsed.kind === 'search' && asked.previous?.offered && asked.previous.results.length === 0)
    return parsed;
  // "Compare Noe Valley and Rockridge": places are compared by their markets.
  if (intent === 'compare' && parsed.kind === 'market') return parsed;
  // "Which of them is the cheapest per foot?", upon those that stood side by side.
  if (intent === 'compare' && parsed.kind === 'pick' && parsed.question !== null) return parsed;
  if (intent === 'compare' && parsed.kind !== 'compare') {
    const same = compareAgain(parsed, asked);
    if (same) return same;
  }
  // "Which has the biggest yard?": of those that were shown, one is the answer.
  if (intent === 'compare' && parsed.kind === 'pick') return parsed;
  if (intent === 'compare' && parsed.kind === 'cannot') return withoutSearch(parsed, intent, asked);
  if (answered[parsed.kind]?.includes(intent) || isAnswerOf(parsed, intent)) return parsed;
  if (intent === 'opinion' && parsed.kind === 'market' && parsed.question.figures.includes('balance')) return parsed;
  const toSend = intent === 'act' ? emailOf(asked) : null;
  if (toSend) return toSend;
  if (['lending', 'tax'].includes(intent) && ofClosing.test(fold(asked.text))) return { kind: 'cannot', reason: 'closing-costs' };
  const reason = talk[intent];
  return reason ? { kind: 'cannot', reason } : withoutSearch(parsed, intent, asked);
}

/** "What's the HOA on the cheapest one?": the words name a home of the results, where the parser found none. */
const namedHomeOf = (parsed: ParsedQuestion, { text, previous }: Asked) =>
  parsed.kind === 'cannot' && parsed.reason === 'which-listing' ? findNamedResult(fold(text), previous) : null;

/** "Which listing?", "nothing was shown yet": what is said of homes that nobody has named. */
const isAnswerOf = (parsed: ParsedQuestion, intent: Intent) =>
  parsed.kind === 'cannot' &&
  ['which-listing', 'nothing-shown-yet', 'no-such-result', 'not-recorded'].includes(parsed.reason) &&
  ['pick', 'home', 'compare', 'copy'].includes(intent);

function searchOf(intent: Intent, parsed: ParsedQuestion, { text, previous, alone }: Asked): ParsedQuestion {
  const standing = previous?.search;
  const stands = standing !== undefined && Object.values(standing).some((value) => value != null);
  if (foundNothing(parsed))
    return { kind: 'cannot', reason: intent === 'search' ? 'which-homes' : stands ? 'no-such-condition' : 'no-search-yet' };
  if (parsed.kind !== 'search') return parsed;
  if (!stands && namesNoPlaceButOneLeftOut(parsed.search)) return { kind: 'cannot', reason: 'no-search-yet' };
  if (intent === 'search') {
    if (alone && mentionsPlace(alone)) return alone;
    return previous?.market ? { ...parsed, change: 'new' } : parsed;
  }
  if (!stands) return mentionsPlace(parsed) ? { ...parsed, change: 'refined' } : { kind: 'cannot', reason: 'no-search-yet' };
  // "Start over" leaves nothing to change.
  if (parsed.change !== 'new' || Object.values(parsed.search).every((value) => value == null)) return parsed;
  const { areaFilter } = parsed.search;
  // A place and two conditions are a whole request: nothing of the one before is meant.
  const isWhole = countConditions(parsed.search) >= 2 || text.trim().split(/\s+/).length > MAX_MOVE_WORDS;
  if (areaFilter && isWhole) return parsed;
  return { ...parsed, search: { ...standing, ...parsed.search, paginationPage: undefined }, change: 'refined' };
}

/** "Drop Bernal", where nothing is searched yet. */
function namesNoPlaceButOneLeftOut({ areaFilter, ...others }: ListingSearch): boolean {
  const isWithoutPlace = areaFilter?.type === 'any-of' && areaFilter.areas.length === 0 && !areaFilter.near?.length;
  return isWithoutPlace && Object.values(others).every((value) => value == null);
}

const ofHomesAlone = ['price', 'bedroomsCount', 'bathroomsCount', 'orderResultsBy', 'features', 'keywords'] as const;
/** Whether it changes of the search that stands what no market has, and not the place. */
const isOfHomesAlone = (search: ListingSearch, standing: ListingSearch) => {
  const isSame = (name: keyof ListingSearch) => JSON.stringify(search[name] ?? null) === JSON.stringify(standing[name] ?? null);
  return (search.areaFilter == null || isSame('areaFilter')) && !ofHomesAlone.every(isSame);
};

/** Places that the words name side by side, "Oakland or Berkeley", without any wish for a home. */
function placesNamed(parsed: ParsedQuestion): NamedArea[] {
  const area = parsed.kind === 'search' ? parsed.search.areaFilter : null;
  if (area?.type === 'named-area') return [area];
  return area?.type === 'any-of' ? area.areas.filter((one) => one.type === 'named-area').slice(0, MARKET_PLACES_LIMIT) : [];
}

/** "Which is cheaper?": of the places that the words name, else of the homes or the markets that were told right before. */
function compareAgain(parsed: ParsedQuestion, { text, previous, compared = [] }: Asked): ParsedQuestion | null {
  const named = placesNamed(parsed);
  const shown = previous?.market ? [...(previous.markets ?? previous.market.places)] : [];
  const places = named.length > 1 ? named : shown;
  if (places.length > 1 && compared.length === 0)
    return {
      kind: 'market',
      question: { ...(previous?.market ?? marketOf(parsed, { text, previous }, [])), places, figures: figuresIn(fold(text)) },
      unusedWords: [],
      notes: [],
    };
  return compared.length > 1 ? { kind: 'compare', listings: [...compared] } : null;
}

/** The market of the places that the words name, else of the one that stands, of whose kind and time the words name none. */
function marketOf(parsed: ParsedQuestion, { text, previous }: Asked, figures: MarketFigure[]): MarketQuestion {
  const search = parsed.kind === 'search' ? parsed.search : null;
  const soldDate = search?.soldDate ?? search?.listDate;
  const named = placesNamed(parsed);
  const searched = marketPlace(previous?.search.areaFilter);
  const stand = previous?.market?.places ?? (searched ? [searched] : []);
  const standing = search?.areaFilter == null ? stand.filter((area) => area.type === 'named-area') : [];
  const bedrooms = search?.listingTransactionType === 'lease' ? null : search?.bedroomsCount;
  const own: MarketQuestion = {
    places: named.length > 0 ? named : standing,
    propertyTypes: search?.propertyTypes ?? null,
    ...(bedrooms ? { bedrooms: exactBedrooms(bedrooms, fold(text)) } : {}),
    isLease: search?.listingTransactionType === 'lease',
    windowDays: null,
    ...(soldDate?.startAt && soldDate.endAt ? { period: wholeYear(soldDate.startAt, soldDate.endAt) } : {}),
    figures,
  };
  if (named.length > 0 || standing.length === 0 || !previous?.market) return own;
  return mergeMarket(previous.market, own, { addsPlaces: false, saysTransaction: search?.listingTransactionType != null });
}

/** The last twelve months hold the day that they end on once, as in all market figures. */
const wholeYear = (startAt: string, endAt: string): MarketPeriod => ({
  startAt: startAt === addMonths(endAt, -MONTHS_OF_YEAR) ? addDays(startAt, 1) : startAt,
  endAt,
});

/** What to do is for people; of a place that is named or stands, how its market is tells what there is to go by. */
export function marketToGoBy(parsed: ParsedQuestion, asked: Asked): ParsedQuestion | null {
  const question = marketOf(parsed, asked, ['balance']);
  return question.places.length === 0 ? null : { kind: 'market', question, unusedWords: [], notes: [], isToGoBy: true };
}

/** What will be nobody knows; where a place is named, what has been is told instead. */
function trendOf(parsed: ParsedQuestion, asked: Asked): ParsedQuestion {
  const question = marketOf(parsed, asked, ['trend']);
  if (question.places.length === 0) return { kind: 'cannot', reason: 'forecast' };
  return { kind: 'market', question, unusedWords: [], notes: [], isForecast: true };
}

/** "When was it built and what are the HOA fees?": all that is asked, in the order of the words. */
function withMore(picked: Picked, text: string): Picked {
  const parts = fold(text).split(/[?,;&]|\band\b/);
  const topics = [...new Set(parts.map((part) => topicAlone(part) ?? topicAsked(part)).filter((topic) => topic !== null))];
  const [question = null, ...more] = topics;
  return more.length > 0 ? { ...picked, question, more } : picked;
}

/** Which fact of a home the words ask for; its own words where they name none. */
function topicOf(text: string): Pick<Picked, 'question' | 'about'> {
  const folded = fold(text);
  const question = topicAlone(folded) ?? topicAsked(folded);
  if (question) return { question };
  const about = featureAsked(folded);
  return about ? { question: 'feature', about } : { question: 'description' };
}

/** A whole address that the words name. */
function addressOf(text: string) {
  const area = findAddress(fold(text))?.area;
  return area?.nameType === 'street-and-number' ? area : null;
}

const ofClosing = /\b(?:closing\s+costs?|gastos\s+de\s+cierre|cash\s+to\s+close)\b/;
const byMail = /\b(?:e-?mail|mail|send|forward|text|message|correo|manda\w*|envia\w*)\b/;
const pointsAtHome = /\b(?:it|this|that|these|esto|esta|este|mandalo|mandala|envialo|enviala)\b/;

/** "E-mail this": the text is written, for the home that it is about, and sent by the user. */
function emailOf({ text, previous }: Asked): ParsedQuestion | null {
  const folded = fold(text);
  const named = findNamedResult(folded, previous);
  const listing = named ?? (pointsAtHome.test(folded) ? (previous?.opened ?? theOneShown(previous)) : null);
  if (!listing || previous?.writing || !byMail.test(folded)) return null;
  return { kind: 'write', request: newCopy('email', listing, null), isToSend: true };
}

function newCopy(
  kind: WritingRequest['kind'],
  listing: WritingRequest['listing'],
  address: WritingRequest['address'],
): WritingRequest {
  return {
    kind,
    tone: null,
    length: null,
    listing,
    address,
    mention: [],
    leaveOut: [],
    withoutEmojis: false,
    maxCharacters: null,
    isRevision: false,
  };
}

/** "Days on market of condos with two baths": no market is told by what single homes have. */
const isNarrowed = (parsed: ParsedQuestion): boolean =>
  parsed.kind === 'search' &&
  [parsed.search.bathroomsCount, parsed.search.price, parsed.search.livingSpaceSqFt].some((condition) => condition != null);

const countsHomes = /^\W*(?:and\s+|so\s+|ok\s+)?how\s+many\b/;

const isOfSales = (parsed: ParsedQuestion): boolean =>
  parsed.kind === 'search' && mentionsPlace(parsed) && parsed.search.propertyStatus?.includes('sold') === true;

/** What was asked of homes, a market or copy, where the parser found no more than conditions. */
function withoutSearch(parsed: ParsedQuestion, intent: Intent, { text, previous }: Asked): ParsedQuestion {
  if (intent === 'market') {
    // "How many three-beds closed under 900 in Oakland since July": a search counts them.
    const isOfSome = isNarrowed(parsed) || (parsed.kind === 'search' && parsed.search.bedroomsCount != null);
    if (parsed.kind === 'search' && isOfSome && isOfSales(parsed) && countsHomes.test(fold(text))) return parsed;
    const question = marketOf(parsed, { text, previous }, figuresIn(fold(text)));
    return { kind: 'market', question, unusedWords: [], notes: isNarrowed(parsed) ? [{ kind: 'market-not-narrowed' }] : [] };
  }
  const opened = previous?.opened ?? theOneShown(previous);
  const addresses = intent === 'compare' ? findAddresses(fold(text)) : [];
  if (addresses.length > 1) return { kind: 'compare-addresses', addresses };
  const address = addressOf(text);
  const which: Extract<ParsedQuestion, { kind: 'cannot' }> = {
    kind: 'cannot',
    reason: opened || previous?.results.length ? 'which-listing' : 'nothing-shown-yet',
  };
  // "Walk me through what sold on Alder Street this year": of no home that was shown, but of those that can be.
  const isOfNoneShown = which.reason === 'nothing-shown-yet' && !address && (intent === 'pick' || intent === 'home');
  if (isOfNoneShown && isOfSales(parsed)) return parsed;
  if (intent === 'pick') return address ? { kind: 'look-up', address, question: null } : which;
  if (intent === 'home') {
    if (address) return { kind: 'look-up', address, ...topicOf(text.replace(new RegExp(address.name, 'i'), ' ')) };
    return opened ? withMore({ kind: 'pick', listing: opened, ...topicOf(text) }, text) : which;
  }
  if (intent !== 'copy' || (!opened && !address)) return which;
  const { writing } = previous ?? {};
  if (writing && !address) return { kind: 'write', request: { ...writing, mention: [...writing.mention], isRevision: true } };
  const isMail = byMail.test(fold(text));
  const request = newCopy(isMail ? 'email' : 'description', address ? null : opened, address);
  return { kind: 'write', request, ...(isMail ? { isToSend: true } : {}) };
}
