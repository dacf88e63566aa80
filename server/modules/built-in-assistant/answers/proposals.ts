/** Ways on from a reply: at most three, each in words that this assistant understands next (proposals.test.ts asks them all). */
import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import { askLink } from '#contract/reply-links.ts';
import type { SearchListingsAnswer, SearchResultFacts } from '#server/modules/listings/index.ts';
import type { CopyAnswer } from '#server/modules/writing/index.ts';
import type { MarketQuestion } from '../question-parser/parsed-question.ts';
import { plain } from './format.ts';

const MAX_PROPOSALS = 3;

/** A paragraph of their own; empty for none. */
function inARow(words: readonly (string | null)[]): string {
  return [...new Set(words.filter((one) => one !== null))].slice(0, MAX_PROPOSALS).map(askLink).join(' ');
}

/** "Noe Valley" where an area has a name that is understood by itself; not of a street or a drawn area. */
function nameOfArea(area: AreaFilter | null | undefined): string | null {
  if (area?.type !== 'named-area' || area.nameType.startsWith('street')) return null;
  const city = area.nameType === 'neighborhood' ? area.context?.city : null;
  return plain([area.name, city].filter(Boolean).join(', '));
}

export function proposalsAfterSearch(
  search: ListingSearch,
  { totalItems, items, currentPage, totalPages }: SearchListingsAnswer,
): string {
  if (items.length === 0) return '';
  const place = nameOfArea(search.areaFilter);
  const market = place !== null && search.listingTransactionType !== 'lease' ? `How is the market in ${place}?` : null;
  if (totalItems === 1) return inARow(['Tell me about the first one', 'Similar homes to the first one', market]);
  const otherOrder = search.orderResultsBy?.term === 'price' ? 'Newest first' : 'Cheapest first';
  const more = currentPage < totalPages ? 'Show more' : null;
  return inARow([more === null ? 'Compare the first two' : otherOrder, market, more ?? otherOrder]);
}

export function proposalsAfterListing({ status, isLease }: SearchResultFacts): string {
  return inARow([
    isLease ? null : 'Comps for this one',
    'Similar homes to this one',
    status === 'sold' ? 'Write a just-sold post about it' : 'Write a description of it',
  ]);
}

export function proposalsAfterComparison(): string {
  return inARow(['Tell me about the first one', 'Tell me about the second one']);
}

export function proposalsAfterMarket({ places, figures, isLease }: MarketQuestion): string {
  const [area] = places;
  const place = nameOfArea(area);
  if (place === null || isLease) return '';
  return inARow([
    `Homes for sale in ${place}`,
    figures.includes('balance') ? `How have prices changed in ${place}?` : `Is it a buyer's market in ${place}?`,
    `How was the market in ${place} over the past year?`,
  ]);
}

export function proposalsAfterCopy({ copy }: CopyAnswer): string {
  return inARow([
    copy.length === 'short' ? 'Make it longer' : 'Make it shorter',
    copy.tone === 'warm' ? 'Make it more professional' : 'Make it warmer',
    copy.kind === 'social' ? 'Write an e-mail about it' : 'Write a social post about it',
  ]);
}
