/** What a home that was looked up by its address leaves behind: it is "it" from then on, and the list before it stands. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { listingStatuses } from '#contract/listing-vocabulary.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { referenceOf } from '../question-parser/result-references/among-results.ts';

/** One home of whatever status at an address: nobody asks for a list so. */
const isLookUp = ({ areaFilter, propertyStatus, paginationLimit }: ListingSearch): boolean =>
  areaFilter?.type === 'named-area' &&
  areaFilter.nameType === 'street-and-number' &&
  paginationLimit === 1 &&
  propertyStatus?.length === listingStatuses.length;

/**
 * Null where a list was searched, or nothing stands at the address.
 * @param isNext whether the same turn has looked up another one: they stand side by side then, and "the first" is the first of them
 */
export function afterLookUp(
  state: EarlierTurn | null,
  search: ListingSearch,
  items: readonly SearchResultFacts[],
  isNext: boolean,
): EarlierTurn | null {
  const [home] = items;
  if (!home || !isLookUp(search)) return null;
  const before = isNext ? (state?.lookedUp ?? []) : [];
  if (isNext && before.length === 0) return null;
  const lookedUp = [...before, home];
  if (lookedUp.length > 1)
    return {
      ...state,
      ...{ search: {}, results: lookedUp, totalPages: 1, lookedUp },
      ...{ opened: null, openedFacts: null, market: null, offered: null },
    };
  const list = state && state.results.length > 1 ? state : { ...state, search, results: [...items], totalPages: 1 };
  return { ...list, lookedUp, opened: referenceOf(home), openedFacts: home, market: null, offered: null };
}
