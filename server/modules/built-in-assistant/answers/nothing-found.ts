/** What to try when nothing was found: the loosened condition that gives results, with its count, as far as the tool counted. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { type SearchListingsAnswer, looseningsOf } from '#server/modules/listings/index.ts';
import { list, plain, plural } from './format.ts';

/** Uncounted ideas that one answer gives. */
const IDEAS = 3;

export function suggestLoosening(search: ListingSearch, loosened: SearchListingsAnswer['loosened']): string | null {
  const best = loosened?.find(({ totalItems }) => totalItems > 0);
  if (best)
    return `With ${plain(best.change)} there ${best.totalItems === 1 ? 'is' : 'are'} ${plural(best.totalItems, 'match', 'matches')}. Say yes to see ${best.totalItems === 1 ? 'it' : 'them'}.`;
  if (loosened && loosened.length > 0)
    return `No single change finds any: I tried ${list(loosened.map(({ change }) => plain(change)))}.`;
  const ideas = looseningsOf(search)
    .slice(0, IDEAS)
    .map(({ change }) => plain(change));
  return ideas.length > 0 ? `You could try ${list(ideas, 'or')}.` : null;
}
