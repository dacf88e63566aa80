/** The list that an agent makes of what was shown: "drop the second", "keep the 1st and 3rd", "add it back", "put that one on my list". */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { plain } from '../answers/format.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { Note, ParsedQuestion } from '../question-parser/parsed-question.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { homeNamed, homesMeant, type HomesMeant } from './homes-meant.ts';
import { readListOrder, type ListOrder } from './short-list-words.ts';

type Search = Extract<ParsedQuestion, { kind: 'search' }>;
/** A list as a search, or that there is no such home in the list. */
type ShortList = Search | Extract<ParsedQuestion, { kind: 'cannot' }>;

const noSuchHome: ShortList = { kind: 'cannot', reason: 'no-such-result' };

const found = (search: ListingSearch, notes: Note[] = [], isShortList = Boolean(search.mlsIds?.length)): Search => ({
  ...{ kind: 'search', search, unusedWords: [], notes, change: 'refined' },
  ...(isShortList ? { isShortList } : {}),
});

const listedWith = ({ orderResultsBy }: ListingSearch, mlsIds: readonly string[]): ListingSearch => ({
  ...(orderResultsBy ? { orderResultsBy } : {}),
  mlsIds: [...new Set(mlsIds)],
});
const numbersOf = (homes: readonly { mlsId: string }[]): string[] => homes.map(({ mlsId }) => mlsId);
const notThere = ({ missing }: Pick<HomesMeant, 'missing'>): Note[] =>
  missing.length > 0 ? [{ kind: 'not-in-list', places: missing }] : [];

/** What was put together by hand last, also before another home was looked up. */
const standingList = ({ search, earlierSearches = [] }: EarlierTurn): ListingSearch | undefined =>
  [...earlierSearches, search].findLast(({ mlsIds }) => mlsIds?.length);

function keep(meant: HomesMeant, { search }: EarlierTurn): ShortList {
  return meant.homes.length === 0 ? noSuchHome : found(listedWith(search, numbersOf(meant.homes)), notThere(meant));
}

function drop(meant: HomesMeant, { search, results, totalPages }: EarlierTurn): ShortList | null {
  const { homes } = meant;
  if (homes.length === 0) return noSuchHome;
  const names = homes.map(({ addressLine1, mlsId }) => plain(addressLine1 ?? mlsId));
  const notes: Note[] = [{ kind: 'left-out', homes: names }, ...notThere(meant)];
  const { paginationPage: _page, ...standing } = search;
  // Nothing would be left of it.
  if (homes.length === results.length && (totalPages ?? 1) < 2) return null;
  if (search.mlsIds?.length) {
    const left = results.filter((one) => !homes.some((home) => isSame(one, home)));
    return found({ ...standing, mlsIds: numbersOf(left) }, notes);
  }
  const excludedMlsIds = [...new Set([...(search.excludedMlsIds ?? []), ...numbersOf(homes)])];
  return found({ ...standing, excludedMlsIds }, notes);
}

function bringBack(isAll: boolean, { search, earlierSearches }: EarlierTurn): Search | null {
  const stepBefore = earlierSearches?.at(-1);
  const { excludedMlsIds, ...standing } = search;
  if (!excludedMlsIds?.length) return search.mlsIds?.length && stepBefore ? found(stepBefore) : null;
  // Those that were left out together come back together.
  const before = stepBefore?.excludedMlsIds ?? [];
  const isLastStep = stepBefore && before.length < excludedMlsIds.length && before.every((one) => excludedMlsIds.includes(one));
  const left = isAll ? [] : isLastStep ? before : excludedMlsIds.slice(0, -1);
  return found({ ...standing, ...(left.length > 0 ? { excludedMlsIds: left } : {}) });
}

/** Onto "my list" or, where none was made, onto a new one; "the list" is what is shown. */
function add(which: string, isShown: boolean, previous: EarlierTurn): ShortList | null {
  const { results, opened, search } = previous;
  const isOpened = /^(?:it|this|that|es[ae]|est[ae])\b/.test(which);
  const meant = isOpened
    ? { homes: opened ? [opened] : results.length === 1 ? results : [], missing: [] }
    : homesMeant(which, results);
  if (meant.homes.length === 0) return isOpened ? null : noSuchHome;
  const list = standingList(previous);
  const before = list?.mlsIds ?? (isShown && isOpened ? numbersOf(results) : []);
  return found(listedWith(list ?? search, [...before, ...numbersOf(meant.homes)]), notThere(meant));
}

/** Whether homes are what was talked of last: of comparables, copy and figures "drop the second" means something else. */
const isOfHomes = ({ market, value, cma, writing, chart, payment, closing }: EarlierTurn): boolean =>
  ![market, value, cma, writing, chart, payment, closing].some(Boolean);

const named = (home: SearchResultFacts | null | undefined): HomesMeant | null => (home ? { homes: [home], missing: [] } : null);

function ofHomes(order: ListOrder, previous: EarlierTurn): ShortList | null {
  const { search, results, opened } = previous;
  switch (order.kind) {
    case 'keep':
      return keep(homesMeant(order.which, results), previous);
    case 'drop':
      return drop(homesMeant(order.which, results), previous);
    case 'drop-opened':
    case 'drop-named': {
      const one = named(
        order.kind === 'drop-named' ? homeNamed(order.name, results) : results.find((home) => isSame(home, opened)),
      );
      return one && drop(one, previous);
    }
    case 'bring-back':
    case 'bring-all-back':
      return bringBack(order.kind === 'bring-all-back', previous);
    case 'show-rest':
      return search.excludedMlsIds?.length || search.mlsIds?.length ? found(search) : null;
    default:
      return null;
  }
}

/** Null where the message makes no list of what was shown. */
export function readShortList({ english, previous }: Turn): ShortList | null {
  if (!previous || previous.results.length === 0) return null;
  const folded = fold(english);
  const order = readListOrder(folded);
  if (!order) return null;
  if (order.kind === 'show') {
    const list = standingList(previous);
    return list ? found(list) : null;
  }
  if (order.kind === 'add') return add(order.which, /\b(?:the|this)\s+list\b/.test(folded), previous);
  return isOfHomes(previous) ? ofHomes(order, previous) : null;
}
