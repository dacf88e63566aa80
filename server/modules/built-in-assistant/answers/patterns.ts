/** What most of the listings at hand have in common and an agent would want to hear: one sentence at most, without counts. */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { SearchListingsAnswer, SearchResultFacts } from '#server/modules/listings/index.ts';

/** Below this many listings a share says nothing. */
const MIN_LISTINGS = 4;
const MOST = 0.6;
const STALE_DAYS = 60;
const FRESH_DAYS = 7;

interface Pattern {
  /** Null: the record does not tell. */
  test: (listing: SearchResultFacts) => boolean | null;
  /** Said behind "All of them" or "Most of them". */
  /** Of the listings that it holds for; a figure in it is one of theirs, so that it can be traced. */
  words: (those: readonly SearchResultFacts[]) => string;
  /** Whether the question asked for it, so that it is no news. */
  isAsked?: (search: ListingSearch) => boolean;
}

const isSold = ({ status }: SearchResultFacts) => status === 'sold';
const compared = ({ price, originalListPrice }: SearchResultFacts, test: (price: number, first: number) => boolean) =>
  price === null || originalListPrice === null ? null : test(price, originalListPrice);
const listed = ({ daysListed }: SearchResultFacts, test: (days: number) => boolean) =>
  daysListed === null ? null : test(daysListed);

const ofSales: Pattern[] = [
  { test: (one) => compared(one, (price, first) => price > first), words: () => 'sold above their first list price' },
  { test: (one) => compared(one, (price, first) => price < first), words: () => 'sold below their first list price' },
  { test: (one) => listed(one, (days) => days <= 2 * FRESH_DAYS), words: () => 'sold within two weeks of listing' },
];
const ofListings: Pattern[] = [
  { test: (one) => compared(one, (price, first) => price < first), words: () => 'have cut their price' },
  {
    test: (one) => listed(one, (days) => days <= FRESH_DAYS),
    words: () => 'came on in the last week',
    isAsked: ({ listDate, orderResultsBy }) => Boolean(listDate) || (orderResultsBy?.term ?? 'listdate') === 'listdate',
  },
  {
    test: (one) => listed(one, (days) => days > STALE_DAYS),
    words: (those) => `have been listed for ${Math.min(...those.flatMap(({ daysListed }) => daysListed ?? []))} days or more`,
    isAsked: ({ listDate, orderResultsBy }) => Boolean(listDate) || orderResultsBy?.order === 'asc',
  },
];

/** Unlike shares, "all" and "most" can be checked at a glance against what is shown. */
export function commonPattern(search: ListingSearch, { items, totalItems }: SearchListingsAnswer): string | null {
  if (items.length < MIN_LISTINGS) return null;
  const patterns = items.every(isSold) ? ofSales : items.some(isSold) ? [] : ofListings;
  for (const { test, words, isAsked } of patterns) {
    if (isAsked?.(search)) continue;
    const known = items.map(test).filter((value) => value !== null);
    if (known.length < items.length * MOST || known.length < MIN_LISTINGS) continue;
    const share = known.filter(Boolean).length / known.length;
    if (share < MOST) continue;
    const all = share === 1 && known.length === items.length;
    return `${all ? 'All' : 'Most'} of ${totalItems > items.length ? 'those shown' : 'them'} ${words(items.filter(test))}.`;
  }
  return null;
}

const BROAD_FROM = 100;

/** A bare place with a great many homes: what would narrow it. */
export function narrowingIdea(search: ListingSearch, { totalItems }: SearchListingsAnswer): string | null {
  const missing = [
    search.price ? null : 'a price',
    search.bedroomsCount ? null : 'bedrooms',
    search.propertyTypes ? null : 'a type',
  ].filter((one) => one !== null);
  return totalItems >= BROAD_FROM && missing.length >= 2
    ? `Tell me ${missing.slice(0, -1).join(', ')} or ${missing.at(-1)} to narrow this down.`
    : null;
}
