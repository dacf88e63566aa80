/** Reading a question: words in, a search request or another intent out. Pure and deterministic. Its rules stand in docs/product/search.md. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { withinAlso } from '#contract/search-areas.ts';
import { takesOutOfCopy } from '#server/modules/fair-housing/index.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { goesBackTo, searchNamed } from './back-to-search.ts';
import { withoutPlaceOfToday } from './background.ts';
import { withoutClients } from './clients.ts';
import { corrected } from './corrections.ts';
import { featureNamed } from './features.ts';
import { readPageMove } from './paging.ts';
import { compsOf, similarTo } from './likeness-search.ts';
import { readLikeness } from './result-references/like-this.ts';
import type { Likeness } from './result-references/like-this.ts';
import { parseResultReference, picksBest } from './result-references/result-reference.ts';
import { topicAsked } from './result-references/listing-topics.ts';
import { spellOutPlaces } from './place-aliases.ts';
import { readPlaces } from './places.ts';
import type { EarlierTurn } from './earlier-turn.ts';
import type { Question, ParsedQuestion } from './parsed-question.ts';
import { readPointedArea, type PointedArea } from './pointed-area.ts';
import { fold, readable } from './sentence.ts';
import { asTyped, englishForSpanish, isSpanish } from './spanish.ts';
import { readSmallTalk } from './small-talk.ts';
import { countConditions } from './conditions.ts';
import { readMarket } from './market.ts';
import { readMlsNumbers } from './mls-numbers.ts';
import { readWriting } from './writing.ts';
import { asksForFigures, hasConditions, readPage, readSteps, repeated } from './read-steps.ts';
import { readSearch } from './read-search.ts';

/** @returns what the question asks for, given what the thread's earlier turns established. Takes a few milliseconds at most. */
export function parseQuestion(question: Question): ParsedQuestion {
  const parsed = parseMessage(question);
  const written = fold(readable(question.text));
  if (!('unusedWords' in parsed) || parsed.unusedWords.length === 0 || !isSpanish(written)) return parsed;
  return { ...parsed, unusedWords: asTyped(parsed.unusedWords, written) };
}

/** Copy stands, whatever words asked for it. */
const WRITTEN = 'write';

/** How distances are measured anyway. */
const straightLine = /\s*\(?\b(?:(?:in\s+a\s+)?straight[\s-]lines?|as\s+the\s+crow\s+flies|en\s+l[ií]nea\s+recta)\b\)?/gi;

function parseMessage(question: Question): ParsedQuestion {
  const told = withoutPlaceOfToday(readable(question.text).replace(straightLine, ''));
  const named = corrected(spellOutPlaces(told), question.places);
  const text = withoutClients(named, question.places);
  const written = fold(text);
  const folded = isSpanish(written) ? englishForSpanish(written) : written;
  const { previous } = question;
  if (previous && hasConditions(previous.search) && asksForFigures.test(folded)) return repeated(previous.search);
  const pointed = readPointedArea(text, previous);
  if (pointed && !readMarket(text, folded, question)) return readWithin(pointed, question);
  const writing = readWriting(folded, previous);
  const other =
    (writing?.isPlain || (writing && takesOutOfCopy(folded, [WRITTEN])) ? writing : null) ??
    readSmallTalk(folded) ??
    writing ??
    (sortsHomes.test(folded) || asksOfOpened(folded, previous) ? null : readMarket(text, folded, question)) ??
    readSteps(folded, previous);
  if (other) return other;
  const backTo = goesBackTo(text);
  const alone = backTo === null ? null : readSearch(backTo, { ...question, previous: null }, null);
  const before = alone?.kind === 'search' ? searchNamed(alone.search, previous) : null;
  if (before) return repeated(before);
  const further = readFurtherCircle(text, question);
  if (further) return further;
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

const andOf = /^\s*(?:and|plus)\s+(?:also\s+)?(?:of|from)\s+(\S.*)$/i;

/** "And of 1700 Elm Street", upon homes around a place: within the same distance of both. */
function readFurtherCircle(text: string, question: Question): ParsedQuestion | null {
  const { previous } = question;
  const area = previous?.search.areaFilter;
  const standing = area?.type === 'radius' ? area : area?.type === 'any-of' ? area.near?.at(-1) : null;
  const [, place] = andOf.exec(text) ?? [];
  if (!previous || !area || !standing || !place) return null;
  const parsed = readSearch(`within ${standing.distance} miles of ${place}`, { ...question, previous: null }, null);
  if (parsed.kind !== 'search' || parsed.search.areaFilter?.type !== 'radius') return null;
  const search = { ...previous.search, areaFilter: withinAlso(area, parsed.search.areaFilter) };
  delete search.paginationPage;
  return { ...parsed, search, change: 'refined' };
}

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
  if (!listing && wanted === 'similar') {
    const own = readSearch(text.replace(/\bsimilar\b/gi, ' '), question, null);
    const isTold = own.kind === 'search' && own.search.areaFilter != null && countConditions(own.search) > 0;
    if (isTold && (!hasResults || saysMore(own.search, question.previous))) return own;
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

/** Beyond the request that stands. */
const saysMore = (search: ListingSearch, previous: EarlierTurn | null): boolean =>
  JSON.stringify(search) !== JSON.stringify(previous?.search);

/** "Did it go over asking?" of the home that was told about: of no market, where the words name none. */
export const asksOfOpened = (folded: string, previous: EarlierTurn | null): boolean =>
  previous?.opened != null &&
  previous.market == null &&
  /\bit\b/.test(folded) &&
  !/\b(?:here|there|homes|houses|condos|market|in\s+[a-z])\b/.test(folded) &&
  topicAsked(folded) !== null;

/** Upon a market as well. */
export const sortsHomes = /^\W*(?:(?:and|ok(?:ay)?|now|please)[\s,]+)*(?:sort|order|rank)(?:ed)?\b/i;

const wishAlone =
  /^\s*(?:(?:and|any|with|is\s+there|are\s+there|do\s+any\s+have)\s+)*(?:an?\s+|any\s+|the\s+)?([a-z][a-z\s/-]{2,30}?)\s*[?.!]*\s*$/;

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
