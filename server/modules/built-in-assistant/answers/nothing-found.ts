/** What to try when nothing was found: the loosened condition that gives results, with its count, as far as the tool counted. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { looseningsOf, type Loosening, type SearchListingsAnswer } from '#server/modules/listings/index.ts';
import { dollars, plain } from './format.ts';
import type { Texts } from './texts/index.ts';

/** Uncounted ideas that one answer gives. */
const IDEAS = 3;

export function looseningInWords({ what }: Loosening, { search }: Texts): string {
  const { loosened } = search;
  switch (what.kind) {
    case 'limit':
      return loosened.limit(dollars(what.dollars));
    case 'city':
      return loosened.allOf(plain(what.city));
    case 'distance':
      return loosened.distance(what.miles);
    case 'feature':
      return loosened.without(what.feature);
    case 'keywords':
      return loosened.withoutWords(plain(what.words));
    case 'parking':
      return loosened.parking;
    case 'bedrooms':
      return loosened.bedrooms(what.count);
    case 'baths':
      return loosened.baths(what.count);
    case 'any':
      return loosened.any[what.of];
  }
}

export function suggestLoosening(search: ListingSearch, loosened: SearchListingsAnswer['loosened'], texts: Texts): string | null {
  const known = looseningsOf(search);
  const toldAs = (change: string) => {
    const found = known.find((one) => one.change === change);
    return found ? looseningInWords(found, texts) : plain(change);
  };
  const words = texts.search.loosened;
  const best = loosened?.find(({ totalItems }) => totalItems > 0);
  if (best) return words.offer(toldAs(best.change), best.totalItems);
  if (loosened && loosened.length > 0) return words.noneHelps(loosened.map(({ change }) => toldAs(change)));
  const ideas = known.slice(0, IDEAS).map((one) => looseningInWords(one, texts));
  return ideas.length > 0 ? words.ideas(ideas) : null;
}
