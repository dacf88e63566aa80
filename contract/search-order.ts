import type { ListingSearch } from './listing-search.ts';
import { sortTerms, type SortTerm } from './listing-vocabulary.ts';

/** The order of a search that asks for none: homes that are sold, and those alone, by their sold date, all others by list date. */
export function usualSortTerm({ propertyStatus }: Pick<ListingSearch, 'propertyStatus'>): SortTerm {
  return propertyStatus?.length && propertyStatus.every((status) => status === 'sold') ? 'solddate' : 'listdate';
}

/** What a search is sorted by and in which direction, asked for or usual. */
export function sortOf(search: Pick<ListingSearch, 'propertyStatus' | 'orderResultsBy'>): {
  term: SortTerm;
  order: 'asc' | 'desc';
} {
  const term = search.orderResultsBy?.term ?? usualSortTerm(search);
  return { term, order: search.orderResultsBy?.order ?? sortTerms[term].order };
}
