/** What most of the listings at hand have in common and an agent would want to hear: one sentence at most, without counts. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { sortOf } from '#contract/search-order.ts';
import type { SearchListingsAnswer, SearchResultFacts } from '#server/modules/listings/index.ts';
import type { Texts } from './texts/index.ts';

/** Below this many listings a share says nothing. */
const MIN_LISTINGS = 4;
const MOST = 0.6;
const STALE_DAYS = 60;
const FRESH_DAYS = 7;

interface Pattern {
  /** Null: the record does not tell. */
  test: (listing: SearchResultFacts) => boolean | null;
  /** Said behind "All of them" or "Most of them"; a figure in it is one of the listings that it holds for, so that it can be traced. */
  words: (texts: Texts['search']['patterns'], those: readonly SearchResultFacts[]) => string;
  /** Whether the question asked for it, so that it is no news. */
  isAsked?: (search: ListingSearch) => boolean;
}

const isSold = ({ status }: SearchResultFacts) => status === 'sold';
const compared = ({ price, originalListPrice }: SearchResultFacts, test: (price: number, first: number) => boolean) =>
  price === null || originalListPrice === null ? null : test(price, originalListPrice);
const listed = ({ daysListed }: SearchResultFacts, test: (days: number) => boolean) =>
  daysListed === null ? null : test(daysListed);

const ofSales: Pattern[] = [
  { test: (one) => compared(one, (price, first) => price > first), words: ({ soldAbove }) => soldAbove },
  { test: (one) => compared(one, (price, first) => price < first), words: ({ soldBelow }) => soldBelow },
  { test: (one) => listed(one, (days) => days <= 2 * FRESH_DAYS), words: ({ soldFast }) => soldFast },
];
const ofListings: Pattern[] = [
  { test: (one) => compared(one, (price, first) => price < first), words: ({ haveCut }) => haveCut },
  {
    test: (one) => listed(one, (days) => days <= FRESH_DAYS),
    words: ({ fresh }) => fresh,
    isAsked: (search) => Boolean(search.listDate) || sortOf(search).term === 'listdate',
  },
  {
    test: (one) => listed(one, (days) => days > STALE_DAYS),
    words: ({ stale }, those) => stale(Math.min(...those.flatMap(({ daysListed }) => daysListed ?? []))),
    isAsked: ({ listDate, orderResultsBy }) => Boolean(listDate) || orderResultsBy?.order === 'asc',
  },
];

/** Unlike shares, "all" and "most" can be checked at a glance against what is shown. */
export function commonPattern(
  search: ListingSearch,
  { items, totalItems }: SearchListingsAnswer,
  { search: { patterns: texts } }: Texts,
): string | null {
  if (items.length < MIN_LISTINGS) return null;
  const patterns = items.every(isSold) ? ofSales : items.some(isSold) ? [] : ofListings;
  for (const { test, words, isAsked } of patterns) {
    if (isAsked?.(search)) continue;
    const known = items.map(test).filter((value) => value !== null);
    if (known.length < items.length * MOST || known.length < MIN_LISTINGS) continue;
    const share = known.filter(Boolean).length / known.length;
    if (share < MOST) continue;
    const all = share === 1 && known.length === items.length;
    return (all ? texts.all : texts.most)(totalItems > items.length, words(texts, items.filter(test)));
  }
  return null;
}

const BROAD_FROM = 100;

/** A bare place with a great many homes: what would narrow it. */
export function narrowingIdea(
  search: ListingSearch,
  { totalItems }: SearchListingsAnswer,
  { search: { patterns: texts } }: Texts,
): string | null {
  const missing = [
    search.price ? null : texts.missing.price,
    search.bedroomsCount ? null : texts.missing.bedrooms,
    search.propertyTypes ? null : texts.missing.type,
  ].filter((one) => one !== null);
  return totalItems >= BROAD_FROM && missing.length >= 2 ? texts.narrow(missing) : null;
}
