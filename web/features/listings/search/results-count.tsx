import { useQuery } from '@tanstack/react-query';
import type { ListingSearch } from '#contract/listing-search.ts';
import { listingSearchQuery } from '../listings.data.ts';
import { countWords, isWithoutConditions } from './search-words.ts';

/** How many listings a search finds; nothing until it is known. */
export function ResultsCount({ search }: { search: ListingSearch }) {
  const { data } = useQuery({ ...listingSearchQuery(search), enabled: !isWithoutConditions(search) });
  return data && countWords(data.meta.totalItems);
}
