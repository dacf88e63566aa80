/** Ways on from a reply: at most three, each in words that this assistant understands next (proposals.test.ts asks them all). */
import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import { askLink } from '#contract/reply-links.ts';
import type { SearchListingsAnswer, SearchResultFacts } from '#server/modules/listings/index.ts';
import type { CopyAnswer } from '#server/modules/writing/index.ts';
import type { MarketQuestion } from '../question-parser/parsed-question.ts';
import { plain } from './format.ts';
import type { Texts } from './texts/index.ts';

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
  { proposals: words }: Texts,
): string {
  if (items.length === 0) return '';
  const place = nameOfArea(search.areaFilter);
  const market = place !== null && search.listingTransactionType !== 'lease' ? words.market(place) : null;
  if (totalItems === 1) return inARow([words.aboutFirst, words.similarToFirst, market]);
  const otherOrder = search.orderResultsBy?.term === 'price' ? words.newestFirst : words.cheapestFirst;
  const more = currentPage < totalPages ? words.showMore : null;
  return inARow([more === null ? words.compareFirstTwo : otherOrder, market, more ?? otherOrder]);
}

/** A search in each, the largest first. */
export function proposalsAfterDistricts(districts: readonly { name: string }[], { proposals: words }: Texts): string {
  return inARow(districts.map(({ name }) => words.homesIn(plain(name))));
}

export function proposalsAfterListing({ status, isLease }: SearchResultFacts, { proposals: words }: Texts): string {
  return inARow([isLease ? null : words.comps, words.similar, status === 'sold' ? words.justSold : words.describe]);
}

export function proposalsAfterComparison({ proposals: words }: Texts): string {
  return inARow([words.aboutFirst, words.aboutSecond]);
}

export function proposalsAfterMarket({ places, figures, isLease }: MarketQuestion, { proposals: words }: Texts): string {
  const [area] = places;
  const place = nameOfArea(area);
  if (place === null || isLease) return '';
  return inARow([
    words.homesIn(place),
    figures.includes('balance') ? words.trend(place) : words.balance(place),
    words.pastYear(place),
  ]);
}

export function proposalsAfterCopy({ copy }: CopyAnswer, { proposals: words }: Texts): string {
  return inARow([
    copy.length === 'short' ? words.longer : words.shorter,
    copy.tone === 'warm' ? words.moreProfessional : words.warmer,
    copy.kind === 'social' ? words.email : words.post,
  ]);
}
