/** Reading a question: words in, a search request or another intent out. Pure and deterministic. The law is the design's `domain.md`. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { startsAnew, takeDropped, takeStartOver } from './changes.ts';
import { takeFeatures } from './features.ts';
import { mergeSearch, relativeTo, similarTo, takeDistance, withAdded } from './merging.ts';
import { isFiller } from './ordinary-words.ts';
import { readPageMove } from './paging.ts';
import { likeWhich, readPick } from './picks.ts';
import { spellOutPlaces } from './place-aliases.ts';
import { readPlaces } from './places.ts';
import type { Note, Question, Reading } from './reading.ts';
import { rewrite } from './rewriting.ts';
import { createSentence, fold } from './sentence.ts';
import type { Sentence } from './sentence.ts';
import { readSmallTalk } from './small-talk.ts';
import { countConditions, takeConditions } from './conditions.ts';
import { readMarket } from './market.ts';
import { unusedWords } from './unused-words.ts';
import { readWriting } from './writing.ts';

/** Longer texts are pasted documents; their beginning is read. */
const READ_CHARACTERS = 2_000;

/** @returns what the question asks for, given what the thread's earlier turns established. Takes a few milliseconds at most. */
export function readQuestion(question: Question): Reading {
  const text = spellOutPlaces(question.text.slice(0, READ_CHARACTERS));
  const { previous, today } = question;
  if (previous && hasConditions(previous.search) && asksForFigures.test(fold(text))) return repeated(previous.search);
  const talk = readSmallTalk(text) ?? readWriting(text, previous) ?? readMarket(text, question);
  if (talk) return talk;
  const pageMove = readPageMove(fold(text).trim());
  if (pageMove) return readPage(pageMove, question);
  const pick = readPick(text, previous);
  if (pick) return pick;

  const places = readPlaces(text, question.places, previous?.search.areaFilter ?? null);
  if (places.ask) return { kind: 'ask', question: 'which-place', ...places.ask };
  const words = withNewBound(rewrite(places.rest), previous?.search ?? null);
  const sentence = createSentence(words);
  const startOver = takeStartOver(sentence);
  const similar = likeWhich(words, previous);
  if (similar === null) return { kind: 'cannot', reason: previous?.results.length ? 'which-listing' : 'nothing-shown-yet' };
  const dropped = takeDropped(sentence);
  const standing = startOver || !previous || !hasConditions(previous.search) ? null : previous;
  const relative = standing ? (relativeTo(sentence, standing) ?? takeDistance(sentence, standing.search, question.places)) : null;
  const { search: asked, transaction } = takeConditions(sentence, today, standing?.search ?? null);
  if (places.area) asked.areaFilter = places.area;
  const features = takeFeatures(sentence);
  const notes: Note[] = features.length > 0 ? [...places.notes, { kind: 'not-searchable', features }] : places.notes;

  const unknown = unknownPlace(sentence, text, asked.orderResultsBy?.term === 'distance');
  if (unknown && !places.area) return { kind: 'ask', question: 'unknown-place', phrase: unknown };
  const conditions = countConditions(asked);
  const namesPlace = places.area !== null;
  const nothing = conditions === 0 && !namesPlace && dropped.length === 0 && !relative && !similar && !startOver;
  if (nothing && features.length > 0 && standing)
    return { kind: 'search', search: standing.search, unusedWords: unusedWords(sentence), notes, change: 'refined' };
  if (nothing && !mentionsListings(words)) return { kind: 'cannot', reason: 'not-listings' };

  const anew = !standing || (dropped.length === 0 && !relative && startsAnew({ words, namesPlace, conditions }));
  const base: ListingSearch = anew ? keptArea(words, standing?.search ?? null) : standing.search;
  const search = similar
    ? mergeSearch(similarTo(similar), asked, [])
    : mergeSearch(base, { ...(anew ? asked : withAdded(words, asked, base)), ...relative }, dropped);
  return {
    kind: 'search',
    search: settle(search, transaction),
    unusedWords: unusedWords(sentence),
    notes,
    change: anew ? 'new' : 'refined',
  };
}

function readPage(move: NonNullable<ReturnType<typeof readPageMove>>, { previous }: Question): Reading {
  if (!previous) return { kind: 'cannot', reason: 'nothing-shown-yet' };
  const current = previous.search.paginationPage ?? 1;
  const page = 'to' in move ? move.to : current + move.by;
  if (page < 1) return { kind: 'cannot', reason: 'before-the-first-page' };
  if (previous.totalPages !== undefined && page > previous.totalPages) return { kind: 'cannot', reason: 'after-the-last-page' };
  return { kind: 'search', search: { ...previous.search, paginationPage: page }, unusedWords: [], notes: [], change: 'page' };
}

/** "How many are there?", "what's the median price?": the standing search answers it again. */
const asksForFigures =
  /^\s*(?:how\s+many(?:\s+(?:are\s+there|results?|matches|listings?|homes?|did\s+you\s+find))*|what(?:'s|\s+is)\s+the\s+(?:median(?:\s+price)?|price\s+range)(?:\s+(?:of|for)\s+(?:these|those|them))?)\s*[?.!]*\s*$/;
const repeated = (search: ListingSearch): Reading => ({ kind: 'search', search, unusedWords: [], notes: [], change: 'refined' });

/** "Lower it to 800": another bound in the place of the one that stands. */
function withNewBound(words: string, standing: ListingSearch | null): string {
  if (!standing?.price) return words;
  const bound = standing.price.endAt == null ? 'at least ' : 'up to ';
  return words.replace(
    /\b(?:lower|raise|bump|drop|make|change|set|increase|take|bring)\s+(?:it|that|this|the\s+(?:price|budget|limit))\s*(?:up|down)?\s*(?:to|at)?\s+(?=\$?\d)(?![$\d.,]+\s*\+?\s*-?(?:bed|bath|br|bd|ba|sq|sf|mi|acre|car|month|day|year|week|garage))/,
    bound,
  );
}

const hasConditions = (search: ListingSearch) => Object.values(search).some((value) => value != null);

/** "My area", "there", "same area" keep the thread's last place in a new request. */
function keptArea(words: string, previous: ListingSearch | null): ListingSearch {
  const kept =
    /\b(?:my|same|that|this)\s+(?:area|neighbou?rhood|city|zip|place|location)\b|\bthere\b(?<!\b(?:are|is)\s+there)/.test(words);
  return kept && previous?.areaFilter ? { areaFilter: previous.areaFilter } : {};
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
  if (order?.term === 'distance' && settled.areaFilter?.type === 'radius') {
    const { latitude, longitude } = settled.areaFilter;
    settled.orderResultsBy = { ...order, latitude, longitude };
  } else if (order?.term === 'distance') delete settled.orderResultsBy;
  for (const key of Object.keys(settled) as (keyof ListingSearch)[]) if (settled[key] == null) delete settled[key];
  return settled;
}

const mentionsListings = (words: string) =>
  /\b(?:homes?|houses?|listings?|propert(?:y|ies)|places?|real\s+estate|for\s+sale|inventory|options)\b/.test(words);
const notPlaces =
  /^(?:spring|summer|fall|autumn|winter|unit|law|ground|good|great|excellent|move|laundry|building|escrow|foreclosure|cash|total|mind|general|particular|an?|need|my|your|their|our|his|her|which|what|order|case|fact|time|person|line|contract|suite|like|reserve|half|fee|nice|ready|new|mint|perfect|walking|place|between|any|and|or|view|with|this|that|there|short|long|terms?|budget|price|size|age|front|back|town|here|top)$/;

const placeBehind = /\b(?:in|near|around)\s+(?:the\s+)?([a-z][a-z'.-]+(?:\s+[a-z][a-z'-]{2,}){0,2})/;
const nearestTo = /\bto\s+(?:the\s+)?([a-z][a-z'.-]+(?:\s+[a-z][a-z'-]{2,}){0,2})/;

/** "Homes in Atlantis", "closest to Atlantis": words behind "in" that no topic read and no area is called. */
function unknownPlace(sentence: Sentence, text: string, isNearest: boolean): string | null {
  const found = placeBehind.exec(sentence.text) ?? (isNearest ? nearestTo.exec(sentence.text) : null);
  const words = found?.[1]?.split(/\s+/) ?? [];
  const end = words.findIndex((word) => isFiller(word) || notPlaces.test(word));
  const name = words.slice(0, end === -1 ? words.length : end).join(' ');
  if (!name) return null;
  const at = fold(text).indexOf(name);
  return at >= 0 ? text.slice(at, at + name.length) : name;
}
