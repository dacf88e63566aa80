/** Reading a question: words in, a search request or another intent out. Pure and deterministic. Its rules stand in docs/product/search.md. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { middleOf } from '#contract/search-areas.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { takeAgents } from './agents.ts';
import { startsAnew, takeDropped, takeStartOver } from './changes.ts';
import { corrected } from './corrections.ts';
import { featureNamed, mergeFeatures, mergeKeywords, takeWishes } from './features.ts';
import { mergeSearch, relativeTo, takeDistance, withAdded } from './merging.ts';
import { withNewValue } from './new-values.ts';
import { readPageMove } from './paging.ts';
import { compsOf, similarTo } from './likeness-search.ts';
import { readLikeness } from './result-references/like-this.ts';
import type { Likeness } from './result-references/like-this.ts';
import { parseResultReference, picksBest } from './result-references/result-reference.ts';
import { addsPlace, severalPlaces } from './several-places.ts';
import { spellOutPlaces } from './place-aliases.ts';
import { readPlaces } from './places.ts';
import type { EarlierTurn, Note, Question, ParsedQuestion } from './parsed-question.ts';
import { readPointedArea, type PointedArea } from './pointed-area.ts';
import { rewrite } from './rewriting.ts';
import { createSentence, fold, readable } from './sentence.ts';
import { asTyped, englishForSpanish, isSpanish } from './spanish.ts';
import { stateNamed } from './states.ts';
import { readSmallTalk } from './small-talk.ts';
import { countConditions, takeConditions } from './conditions.ts';
import { readMarket } from './market.ts';
import { placesLike, pointsAtNoPlace, unknownPlace } from './unknown-places.ts';
import { unusedWords } from './unused-words.ts';
import { readMlsNumbers } from './mls-numbers.ts';
import { isRent } from './money.ts';
import { readWriting } from './writing.ts';

/** @returns what the question asks for, given what the thread's earlier turns established. Takes a few milliseconds at most. */
export function parseQuestion(question: Question): ParsedQuestion {
  const parsed = parseMessage(question);
  const written = fold(readable(question.text));
  if (!('unusedWords' in parsed) || parsed.unusedWords.length === 0 || !isSpanish(written)) return parsed;
  return { ...parsed, unusedWords: asTyped(parsed.unusedWords, written) };
}

/** How distances are measured anyway. */
const straightLine = /\s*\(?\b(?:(?:in\s+a\s+)?straight[\s-]lines?|as\s+the\s+crow\s+flies|en\s+l[ií]nea\s+recta)\b\)?/gi;

function parseMessage(question: Question): ParsedQuestion {
  const text = corrected(spellOutPlaces(readable(question.text).replace(straightLine, '')), question.places);
  const written = fold(text);
  const folded = isSpanish(written) ? englishForSpanish(written) : written;
  const { previous } = question;
  if (previous && hasConditions(previous.search) && asksForFigures.test(folded)) return repeated(previous.search);
  const pointed = readPointedArea(text, previous);
  if (pointed && !readMarket(text, folded, question)) return readWithin(pointed, question);
  const writing = readWriting(folded, previous);
  const other =
    (writing?.isPlain ? writing : null) ??
    readSmallTalk(folded) ??
    writing ??
    readMarket(text, folded, question) ??
    readSteps(folded, previous);
  if (other) return other;
  const pageMove = readPageMove(folded.trim());
  if (pageMove) return readPage(pageMove, question);
  const likeness = readLikeness(folded, previous);
  if (likeness) return readFromListing(text, question, likeness);
  // "The cheapest", where nothing was found: of those that a loosened condition would give.
  if (previous?.offered && previous.results.length === 0 && picksBest(folded))
    return readSearch(text, { ...question, previous: { ...previous, search: previous.offered } }, null);
  // "Laundry in unit?", "any pool?" of homes that are shown, and none open: those that have it.
  const wished = previous && previous.results.length > 1 && !previous.opened ? wishAlone.exec(folded)?.[1] : undefined;
  if (wished && featureNamed(wished)) return readSearch(`with ${wished}`, question, null);
  const pick = parseResultReference(folded, previous);
  // "Any price cuts in Noe Valley?" before anything was shown asks for homes there.
  const isOfOne =
    pick && !(pick.kind === 'cannot' && pick.reason === 'nothing-shown-yet' && readPlaces(text, question.places, null).area);
  if (isOfOne && pick.kind === 'pick') return pick;
  const numbers = readMlsNumbers(fold(readable(question.text)));
  if (numbers.length > 0) return { kind: 'search', search: { mlsIds: numbers }, unusedWords: [], notes: [], change: 'new' };
  return isOfOne ? pick : readSearch(text, question, null);
}

const goesOn = /\band\s+(?:also\s+)?of\s+(?=\S)/i;

/** A search in an area that has no name, and whatever else the words say. */
function readWithin({ area, rest, phrase, notes }: PointedArea, question: Question): ParsedQuestion {
  const { previous } = question;
  if (!area) return { kind: 'ask', question: 'unknown-place', phrase };
  // "… of the first one and of Rockridge": the distance goes on.
  const further = area.type === 'radius' ? rest.replace(goesOn, `and within ${area.distance} miles of `) : rest;
  const standing = { ...previous?.search, areaFilter: area };
  delete standing.paginationPage;
  const parsed = parseQuestion({ ...question, text: further, previous: { results: [], ...previous, search: standing } });
  if (parsed.kind === 'cannot' && parsed.reason === 'fair-housing') return parsed;
  // "Only those, please" says nothing more.
  if (parsed.kind !== 'search') return { kind: 'search', search: standing, unusedWords: [], notes, change: 'refined' };
  const areaFilter = further === rest ? area : parsed.search.areaFilter;
  return { ...parsed, search: { ...parsed.search, areaFilter }, notes: [...notes, ...parsed.notes] };
}

/** "More like this": a search that starts from a listing, once its facts are known. */
function readFromListing(text: string, question: Question, { wanted, listing, facts }: Likeness): ParsedQuestion {
  const hasResults = (question.previous?.results.length ?? 0) > 0;
  // "Something similar in Temescal, under 1.3 million", of a home that was seen elsewhere: what is said of it is searched.
  if (!listing && !hasResults && wanted === 'similar') {
    const own = readSearch(text.replace(/\bsimilar\b/gi, ' '), question, null);
    if (own.kind === 'search' && own.search.areaFilter && countConditions(own.search) > 0) return own;
  }
  if (!listing) return { kind: 'cannot', reason: hasResults ? 'which-listing' : 'nothing-shown-yet' };
  if (!facts) return { kind: 'needs-listing', listing };
  const start = wanted === 'comps' ? compsOf(facts, question.today) : similarTo(facts);
  const parsed = readSearch(
    withoutListing(wanted === 'comps' ? text : text.replace(/\bcomparables?\b/gi, ' '), facts),
    { ...question, previous: { results: [], ...question.previous, opened: listing, search: start } },
    start,
  );
  return parsed.kind === 'search' && wanted === 'similar' ? { ...parsed, like: listing } : parsed;
}

/** @param start the request that a listing gave: what the words say is added to it */
function readSearch(text: string, question: Question, start: ListingSearch | null): ParsedQuestion {
  const { previous, today } = question;
  const places = readPlaces(text, question.places, previous?.search.areaFilter ?? null);
  if (places.ask) return { kind: 'ask', question: 'which-place', ...places.ask };
  if (places.unknown && !places.area) return askUnknown(places.unknown, question);
  const words = withNewValue(rewrite(places.rest, isSpanish(fold(text))), previous);
  const sentence = createSentence(words);
  const startOver = takeStartOver(sentence);
  const dropped = takeDropped(sentence);
  const standing = startOver || !previous || !hasConditions(previous.search) ? null : previous;
  const relative = standing ? (relativeTo(sentence, standing) ?? takeDistance(sentence, standing.search, question.places)) : null;
  const agents = takeAgents(sentence);
  const { search: asked, transaction, notes: conditionNotes } = takeConditions(sentence, today, standing?.search ?? null);
  if (agents.numbers.length > 0) asked.agentDreNumbers = agents.numbers;
  const standingArea = standing?.search.areaFilter ?? null;
  const named = places.area ? [places.area, ...places.joined] : [];
  const added = standingArea !== null && addsPlace(words) ? words : null;
  const { except, near } = places;
  const sought = severalPlaces({ named, except, near, standing: standingArea, added });
  if (sought) asked.areaFilter = sought;
  const unknown = unknownPlace(sentence, text, {
    isNearest: asked.orderResultsBy?.term === 'distance',
    isFollowUp: standing !== null,
  });
  const wishes = takeWishes(sentence);
  if (wishes.features.length > 0) asked.features = wishes.features;
  if (wishes.keywords.length > 0) asked.keywords = wishes.keywords;
  const droppedWishes = wishes.dropped.length + wishes.droppedKeywords.length;
  const { startAt, endAt } = asked.price ?? {};
  if (startAt != null && endAt != null && startAt > endAt)
    return { kind: 'unclear', about: 'contradiction', least: startAt, most: endAt, search: { ...asked, price: undefined } };
  const notes: Note[] = [...places.notes, ...conditionNotes, ...agents.notes];
  const lastPlace = !sought && pointsBack.test(words) ? previous?.market?.places[0] : undefined;
  if (lastPlace) asked.areaFilter = lastPlace;
  const circle = relative?.areaFilter?.type === 'radius' && standingArea?.type === 'named-area' ? relative.areaFilter : null;
  if (circle?.name && aroundStanding.test(words)) notes.push({ kind: 'measured-from', place: circle.name, isAddress: false });
  if (wishes.features.includes('waterfront') && toWater.test(words)) notes.push({ kind: 'water-not-measured' });
  if (wishes.unsearchable.length > 0) notes.push({ kind: 'not-searchable', features: wishes.unsearchable });

  sentence.take(ratesSchools);
  if (ratesSchools.test(words))
    notes.push({ kind: 'schools-not-rated', place: asked.areaFilter?.type === 'named-area' ? asked.areaFilter.name : null });

  if (sentence.take(ratesSafety)) notes.push({ kind: 'safety-not-rated' });

  const namesPlace = sought !== null;
  // "Within 3 miles of Ocean Beach, San Francisco" is not around San Francisco.
  const isMiddle = unknown !== null && milesOf.test(text.slice(0, text.indexOf(unknown)));
  if (unknown && (!namesPlace || isMiddle)) return askUnknown(unknown, question);
  const nowhere = standing?.search.areaFilter || namesPlace ? null : pointsAtNoPlace(fold(text));
  if (nowhere) return { kind: 'ask', question: 'unknown-place', phrase: nowhere };
  const conditions = countConditions(asked);
  const nothing = conditions === 0 && !namesPlace && dropped.length + droppedWishes === 0 && !relative && !start && !startOver;
  if (nothing && notes.length > 0 && standing)
    return { kind: 'search', search: standing.search, unusedWords: unusedWords(sentence), notes, change: 'refined' };
  if (nothing && notes.length === 0 && !mentionsListings(words)) return { kind: 'cannot', reason: 'not-listings' };

  const isAddress = places.area?.type === 'named-area' && places.area.nameType === 'street-and-number';
  const anew =
    !start &&
    (!standing ||
      (dropped.length + droppedWishes === 0 && !relative && startsAnew({ words, namesPlace, conditions, isAddress })));
  if (anew && sought) asked.areaFilter = severalPlaces({ named, except, near, standing: null, added: null });
  // A request of its own is a sale, unless it says otherwise or its price can only be a rent.
  if (anew && previous?.search.listingTransactionType === 'lease' && !asked.listingTransactionType && !isRent(asked.price)) {
    const { listingTransactionType: _lease, ...search } = previous.search;
    return readSearch(text, { ...question, previous: { ...previous, search } }, null);
  }
  const base: ListingSearch = anew ? keptArea(words, previous) : (start ?? standing?.search ?? {});
  const search = mergeSearch(base, { ...(anew || start ? asked : withAdded(words, asked, base)), ...relative }, dropped);
  search.features = mergeFeatures(base, wishes.features, wishes.dropped);
  if (wishes.dropped.includes('open-house')) delete search.openHouseDate;
  search.keywords = mergeKeywords(base, wishes.keywords, wishes.droppedKeywords);
  return {
    kind: 'search',
    search: settle(search, transaction),
    unusedWords: unusedWords(sentence),
    notes,
    change: anew ? 'new' : 'refined',
  };
}

const milesOf = /\b(?:miles?|mi)\s+(?:of|from|around)\s+(?:the\s+)?$/i;
const toWater = /\b(?:near|close|next|by)(?:er|r)?\s+(?:to\s+)?the\s+water\b/;
const aroundStanding =
  /\b(?:further|farther|closer|downtown|center|centre|middle|wider|widen|expand|extend|enlarge|area|circle|radius)\b/;

/** What nobody rates here; a school district by its name is a place. */
const ratesSchools =
  /\b(?:good|great|best|better|top|strong|excellent|nice|highly?|rated|ranked|buenas?|mejores)(?:[\s-]+(?:rated|ranked|public))*\s+(?:schools?(?:\s+districts?)?|escuelas)\b/;

/** Nor is a place rated so. */
const ratesSafety =
  /\b(?:(?:in|and|a|an|the|very|really|quiet|nice|good|decent|pretty|more|feels?|somewhere|un|una|zona|barrio)\s+)*(?:safe(?:r|st)?(?!\s+(?:rooms?|deposit))|safety|(?:low(?:er)?|little|no|less)[\s-]crime|crime[\s-](?:free|rates?)|segur[oa]s?)(?:,?\s+(?:(?:and|quiet|nice|clean)\s+)*(?:neighbou?rhoods?|areas?|streets?|parts?(?:\s+of\s+(?:town|the\s+city))?|communit(?:y|ies)|places?|rates?|zonas?|barrios?))?\b/;

function askUnknown(phrase: string, { text, places, previous }: Question): ParsedQuestion {
  const area = previous?.search.areaFilter;
  const here = area?.type === 'named-area' ? (area.context?.stateAbbreviated ?? null) : null;
  const near = placesLike(phrase, places, { state: stateNamed(text) ?? here });
  return { kind: 'ask', question: 'unknown-place', phrase, ...(near.length > 0 ? { near } : {}) };
}

const tryAgain =
  /^\s*(?:please\s+|ok(?:ay)?\s+)*(?:try\s+(?:it\s+|that\s+)?(?:again|once\s+more)|again|retry|re-?run(?:\s+(?:it|that))?|repeat(?:\s+(?:it|that))?|once\s+more|do\s+(?:it|that)\s+again)(?:\s+please)?\s*[.!?]*\s*$/;
/** "Back to the list", after one of it was opened. */
const backToList =
  /^\s*(?:ok(?:ay)?,?\s+)?(?:(?:go\s+|take\s+me\s+)?back\s+to\s+(?:the\s+|my\s+)?(?:list|results|listings|others)|(?:show|see)\s+(?:me\s+)?(?:the\s+)?(?:others?|list|results|rest|them(?:\s+all)?|all\s+of\s+them)\s+again)\s*[.!?]*\s*$/;
const undo =
  /^\s*(?:please\s+)?(?:undo(?:\s+(?:that|it|the\s+last\s+(?:change|one)))?|(?:go\s+)?back\s+to\s+(?:the\s+|my\s+)?(?:previous|last|earlier|old|other)\s+(?:search|one|results?)|revert(?:\s+(?:that|it))?|take\s+that\s+back|(?:show\s+me\s+)?the\s+(?:previous|earlier)\s+(?:search|results?))\s*[.!?]*\s*$/;
const yes =
  /^\s*(?:yes|yeah|yep|yup|sure|ok(?:ay)?|please\s+do|do\s+(?:it|that)|go\s+ahead|sounds\s+good|why\s+not|si|sure\s+thing|let's\s+do\s+that|try\s+that)(?:[,\s]+(?:please|do\s+(?:it|that)|go\s+ahead|show\s+(?:me|them)(?:\s+(?:those|them))?|try\s+(?:that|it)|thanks))*\s*[.!]*\s*$/;

/** "Try again", "undo", and "yes" to what the last answer offered. */
function readSteps(folded: string, previous: EarlierTurn | null): ParsedQuestion | null {
  if (tryAgain.test(folded)) return previous && hasConditions(previous.search) ? repeated(previous.search) : null;
  if (backToList.test(folded)) return previous && hasConditions(previous.search) ? repeated(previous.search) : null;
  const before = previous?.earlierSearches?.at(-1);
  if (undo.test(folded)) return before ? repeated(before) : { kind: 'cannot', reason: 'nothing-to-undo' };
  return previous?.offered && yes.test(folded) ? repeated(previous.offered) : null;
}

/** Words that only repeat another question. */
export const asksAgain = (text: string) => tryAgain.test(fold(text));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words that name the listing itself are no place and no condition. */
function withoutListing(text: string, { addressLine1, mlsId }: SearchResultFacts): string {
  const street = addressLine1
    ? `|${escaped(addressLine1)}|${escaped(addressLine1.split(/\s+/).slice(0, 2).join(' '))}(?:\\s+(?:st|street|ave|avenue|rd|road|dr|drive)\\b)?`
    : '';
  return text.replace(
    new RegExp(
      `\\b(?:(?:mls\\s*#?\\s*)?${escaped(mlsId)}${street})\\b|(?:#|\\bnumber\\s)\\s?\\d\\b|\\b(?:the\\s+)?(?:first|second|third|fourth|fifth|last|cheapest|biggest|newest|[1-9](?:st|nd|rd|th))(?:\\s+(?:one|listing|home|house|condo))\\b`,
      'gi',
    ),
    (match) => ' '.repeat(match.length),
  );
}

function readPage(move: NonNullable<ReturnType<typeof readPageMove>>, { previous }: Question): ParsedQuestion {
  if (!previous) return { kind: 'cannot', reason: 'nothing-shown-yet' };
  const shown = previous.near ?? previous.search;
  const current = shown.paginationPage ?? 1;
  const page = !('to' in move) ? current + move.by : move.to === 'last' ? (previous.totalPages ?? current) : move.to;
  const before = previous.earlierSearches?.at(-1);
  if (page < 1 && before) return repeated(before);
  if (page < 1) return { kind: 'cannot', reason: 'before-the-first-page' };
  if (previous.totalPages !== undefined && page > previous.totalPages) return { kind: 'cannot', reason: 'after-the-last-page' };
  return { kind: 'search', search: { ...shown, paginationPage: page }, unusedWords: [], notes: [], change: 'page' };
}

/** "How many are there?", "what's the median price?": the standing search answers it again. */
const asksForFigures =
  /^\s*(?:how\s+many(?:\s+(?:are\s+there|results?|matches|listings?|homes?|did\s+you\s+find))*|what(?:'s|\s+is)\s+the\s+(?:median(?:\s+price)?|(?:price\s+)?range)(?:\s+(?:of|for)\s+(?:these|those|them))?)\s*[?.!]*\s*$/;
const repeated = (search: ListingSearch): ParsedQuestion => ({
  kind: 'search',
  search,
  unusedWords: [],
  notes: [],
  change: 'refined',
});

const hasConditions = (search: ListingSearch) => Object.values(search).some((value) => value != null);

const wishAlone =
  /^\s*(?:(?:and|any|with|is\s+there|are\s+there|do\s+any\s+have)\s+)*(?:an?\s+|any\s+|the\s+)?([a-z][a-z\s/-]{2,30}?)\s*[?.!]*\s*$/;

const pointsBack =
  /\b(?:my|same|that|this)\s+(?:area|neighbou?rhood|city|zip|place|location)\b|\bthere\b(?<!\b(?:are|is)\s+there)/;

/** "My area", "there", "same area" keep the thread's last place in a new request. */
function keptArea(words: string, previous: EarlierTurn | null): ListingSearch {
  const kept = pointsBack.test(words);
  const area = previous?.market?.places[0] ?? previous?.search.areaFilter;
  return kept && area ? { areaFilter: area } : {};
}

/** What can be decided only when all conditions are together. */
function settle(search: ListingSearch, transaction: ListingSearch['listingTransactionType']): ListingSearch {
  const settled = { ...search };
  if (transaction === 'lease') settled.listingTransactionType = 'lease';
  else delete settled.listingTransactionType;
  const onlySold = settled.propertyStatus?.length === 1 && settled.propertyStatus[0] === 'sold';
  const order = settled.orderResultsBy;
  if (order?.term === 'listdate' && onlySold) settled.orderResultsBy = { ...order, term: 'solddate' };
  if (order?.term === 'solddate' && !onlySold) settled.orderResultsBy = { ...order, term: 'listdate' };
  const middle = middleOf(settled.areaFilter);
  if (order?.term === 'distance' && middle) {
    const { latitude, longitude } = middle;
    settled.orderResultsBy = { ...order, latitude, longitude };
  } else if (order?.term === 'distance') delete settled.orderResultsBy;
  for (const key of Object.keys(settled) as (keyof ListingSearch)[]) if (settled[key] == null) delete settled[key];
  return settled;
}

const mentionsListings = (words: string) =>
  /\b(?:homes?|houses?|listings?|propert(?:y|ies)|places?|real\s+estate|for\s+sale|inventory|options)\b/.test(words);
