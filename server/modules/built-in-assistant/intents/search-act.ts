/** What is searched: anew, or the search that stands with what a message changes of it. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { countConditions } from '../question-parser/conditions.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { foundNothing, mentionsPlace, type Asked } from './asked.ts';
import type { Intent } from './vocabulary.ts';
import { cutsFirst, whatItBuys } from '../question-parser/changes.ts';
import { fold } from '../question-parser/sentence.ts';

const goesOnThen = /\bthen\s*[?.!]*\s*$/i;
/** "In Coral Gables or Coconut Grove": a fragment moves the search that stands. */
const movesTo = /^\s*(?:(?:ok(?:ay)?|and|now|hmm|no|actually|or|y|o)[\s,]+)*(?:in|around|near|try|en|por)\s/i;
/** A place in more words than these stands among conditions of its own. */
const MAX_MOVE_WORDS = 10;

export function searchOf(intent: Intent, parsed: ParsedQuestion, { text, previous, alone }: Asked): ParsedQuestion {
  const standing = previous?.search;
  const stands = standing !== undefined && Object.values(standing).some((value) => value != null);
  if (foundNothing(parsed))
    return { kind: 'cannot', reason: intent === 'search' ? 'which-homes' : stands ? 'no-such-condition' : 'no-search-yet' };
  if (parsed.kind !== 'search') return parsed;
  if (!stands && namesNoPlaceButOneLeftOut(parsed.search)) return { kind: 'cannot', reason: 'no-search-yet' };
  if (intent === 'search') {
    // "What's available in Culver City then?" asks for the same there.
    const isMove = stands && movesTo.test(text) && alone?.kind === 'search' && countConditions(alone.search) === 0;
    if (alone && mentionsPlace(alone) && !goesOnThen.test(text) && !isMove) return alone;
    return previous?.market ? { ...parsed, change: 'new' } : parsed;
  }
  if (!stands) return mentionsPlace(parsed) ? { ...parsed, change: 'refined' } : { kind: 'cannot', reason: 'no-search-yet' };
  // "Start over" leaves nothing to change.
  if (parsed.change !== 'new' || Object.values(parsed.search).every((value) => value == null)) return parsed;
  const { areaFilter } = parsed.search;
  // A place and two conditions are a whole request: nothing of the one before is meant.
  const isWhole =
    cutsFirst.test(fold(text)) ||
    whatItBuys.test(fold(text)) ||
    countConditions(parsed.search) >= 2 ||
    text.trim().split(/\s+/).length > MAX_MOVE_WORDS;
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
export const isOfHomesAlone = (search: ListingSearch, standing: ListingSearch) => {
  const isSame = (name: keyof ListingSearch) => JSON.stringify(search[name] ?? null) === JSON.stringify(standing[name] ?? null);
  return (search.areaFilter == null || isSame('areaFilter')) && !ofHomesAlone.every(isSame);
};
