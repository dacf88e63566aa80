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

/** Null where a list was searched, or nothing stands at the address. */
export function afterLookUp(
  state: EarlierTurn | null,
  search: ListingSearch,
  items: readonly SearchResultFacts[],
): EarlierTurn | null {
  const [home] = items;
  if (!home || !isLookUp(search)) return null;
  const list = state && state.results.length > 1 ? state : { ...state, search, results: [...items], totalPages: 1 };
  return { ...list, opened: referenceOf(home), openedFacts: home, market: null, offered: null };
}
