/** What to try when nothing was found: the loosened condition that gives results, with its count, as far as the tool counted. */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { SearchListingsAnswer } from '#server/modules/assistant/tools/facts.ts';
import { looseningsOf } from '#server/modules/assistant/tools/loosening.ts';
import { list, plain, plural } from './format.ts';

export function suggestLoosening(search: ListingSearch, loosened: SearchListingsAnswer['loosened']): string | null {
  const best = loosened?.find(({ totalItems }) => totalItems > 0);
  if (best)
    return `With ${plain(best.change)} there ${best.totalItems === 1 ? 'is' : 'are'} ${plural(best.totalItems, 'match', 'matches')}.`;
  const changes = looseningsOf(search).map(({ change }) => change);
  if (changes.length === 0) return null;
  return loosened ? `Not even ${list(changes, 'or')} would find any.` : `You could try ${list(changes, 'or')}.`;
}
