/** What to try when nothing was found: the loosened condition that gives results, with its count, as far as the tool counted. */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { SearchListingsAnswer } from '#server/modules/assistant/tools/facts.ts';
import { looseningsOf } from '#server/modules/assistant/tools/loosening.ts';
import { list, plain, plural } from './format.ts';

export function suggestLoosening(search: ListingSearch, loosened: SearchListingsAnswer['loosened']): string | null {
  const best = loosened?.find(({ totalItems }) => totalItems > 0);
  if (best)
    return `With ${plain(best.change)} there ${best.totalItems === 1 ? 'is' : 'are'} ${plural(best.totalItems, 'match', 'matches')}. Say yes to see ${best.totalItems === 1 ? 'it' : 'them'}.`;
  const changes = (loosened ?? looseningsOf(search)).map(({ change }) => plain(change));
  if (changes.length === 0) return null;
  return loosened ? `No single change finds any: I tried ${list(changes)}.` : `You could try ${list(changes, 'or')}.`;
}
