/** A search and the answer to it. Where nothing is found, what is nearest to the wish is shown, and said to be that. */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import {
  looseningsOf,
  schoolDistrictsAnswerSchema,
  searchListingsAnswerSchema,
  type Loosening,
  type SearchListingsAnswer,
} from '#server/modules/listings/index.ts';
import { areaName } from './answers/describe-search.ts';
import { plain } from './answers/format.ts';
import { composeSearchAnswer, searchInWords } from './answers/search-answer.ts';
import { nearestTo } from './nearest-search.ts';
import { placesThatAddNone } from './results/places-added.ts';
import type { ParsedQuestion } from './question-parser/parsed-question.ts';
import { isSame } from './question-parser/result-references/among-results.ts';
import { answerTo, callTools, say, type Reply, type Step, type ToolCall } from './reply.ts';
import { DISTRICTS_TOOL, SEARCH_TOOL } from './turn.ts';

type Search = Extract<ParsedQuestion, { kind: 'search' }>;

/** What was searched last of what one request led to. */
interface Attempt {
  search: ListingSearch;
  /** Words of the remarks that no home has. */
  left: string[];
  /** The request that found nothing, where this one is nearest to it. */
  instead: { of: ListingSearch; near: Loosening } | null;
}

function nextAttempt({ search, left, instead }: Attempt, found: SearchListingsAnswer, like?: ListingReference): Attempt | null {
  if (instead) return null;
  if (like) {
    // What is like a home is looked for in the whole city before it costs more or is smaller: "similar but cheaper".
    const near = hasOthers(found, like) ? undefined : looseningsOf(search).find(({ what }) => what.kind === 'city');
    return near ? { search: near.search, left, instead: { of: search, near } } : null;
  }
  if (found.totalItems > 0) return null;
  if (search.keywords?.length && left.length === 0) {
    const without = withoutKeywords(search, found);
    return { search: without, left: search.keywords.filter((words) => !without.keywords?.includes(words)), instead };
  }
  const near = nearestTo(search, found);
  return near && { search: near.search, left, instead: { of: search, near } };
}

const anyOfThem =
  /\b(?:any|one|some|which|either|none)\s+of\s+(?:them|these|those)\b|^\W*(?:do|does|is|are)\s+(?:they|it|either)\b|^\W*(?:do|does|did)\s+any\b|\balguna?\s+de\s+(?:ellas|esas|estas)\b/i;

/** "Do any of them have views?": of those shown, where that is all that there are; nobody asks for others. */
function asksOfThem({ turn }: Step, { change }: Search): boolean {
  const { results = [], totalPages } = turn.previous ?? {};
  const areAll = results.length > 0 && totalPages === 1 && turn.previous?.near == null;
  return areAll && change === 'refined' && anyOfThem.test(turn.english);
}

const hasOthers = ({ totalItems, items }: SearchListingsAnswer, like: ListingReference): boolean =>
  totalItems > (items.some((one) => isSame(one, like)) ? 1 : 0);

export function search(step: Step, parsed: Search): Reply {
  const { turn, texts } = step;
  const answers = turn.answers.filter(({ toolName }) => toolName === SEARCH_TOOL);
  let attempt: Attempt = { search: parsed.search, left: [], instead: null };
  for (const [at, { value }] of answers.entries()) {
    const { data: found } = searchListingsAnswerSchema.safeParse(value);
    if (!found) return say(texts.search.failed);
    if (found.totalItems === 0 && asksOfThem(step, parsed)) return say(texts.search.noneOfThem);
    const next = nextAttempt(attempt, found, parsed.like);
    if (!next) return told(step, parsed, attempt, found);
    attempt = next;
    if (at + 1 === answers.length)
      return callTools(step, [{ toolName: SEARCH_TOOL, input: next.search }], searchInWords(next.search, 'refined', texts));
  }
  const calls: ToolCall[] = [{ toolName: SEARCH_TOOL, input: parsed.search }];
  if (parsed.notes.some(({ kind }) => kind === 'schools-not-rated'))
    calls.unshift({ toolName: DISTRICTS_TOOL, input: parsed.search });
  return callTools(step, calls, searchInWords(parsed.search, parsed.change, texts));
}

function told({ turn, texts }: Step, parsed: Search, { search, left, instead }: Attempt, found: SearchListingsAnswer): Reply {
  const districts = schoolDistrictsAnswerSchema.safeParse(answerTo(turn, DISTRICTS_TOOL)?.value).data?.districts ?? [];
  const text = composeSearchAnswer({ ...parsed, search, instead, found, districts }, texts);
  const none = instead === null ? placesThatAddNone(turn.previous, search, found) : [];
  const before = [
    left.length > 0 ? texts.search.withoutWords(left) : '',
    none.length > 0 ? texts.search.addsNone(none.map((area) => plain(areaName(area, texts)))) : '',
  ];
  return say([...before, text].filter(Boolean).join('\n\n'));
}

/** How agents word a home is no fact: where no remarks say the words, the homes without them are shown. */
function withoutKeywords(search: ListingSearch, { loosened = [] }: SearchListingsAnswer): ListingSearch {
  const fewer = looseningsOf(search).find(
    ({ what, change }) => what.kind === 'keywords' && loosened.some((one) => one.change === change && one.totalItems > 0),
  );
  const { keywords: _words, ...without } = search;
  return fewer ? { ...fewer.search, paginationPage: search.paginationPage } : without;
}
