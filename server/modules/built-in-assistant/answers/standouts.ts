/** Up to three listings worth a look, each with a reason that is computed from the results. */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { SortTerm } from '#contract/listing-vocabulary.ts';
import { sortOf } from '#contract/search-order.ts';
import type { SearchListingsAnswer, SearchResultFacts } from '#server/modules/listings/index.ts';
import { dollars } from './format.ts';
import type { Texts } from './texts/index.ts';

interface Standout {
  listing: SearchResultFacts;
  reason: string;
}

const STANDOUTS = 3;
type Value = (listing: SearchResultFacts) => number | null;

function best(items: SearchResultFacts[], value: Value, direction: 1 | -1): SearchResultFacts | null {
  let found: SearchResultFacts | null = null;
  for (const item of items) {
    const own = value(item);
    if (own === null) continue;
    const leading = found && value(found);
    if (leading === null || own * direction < leading * direction) found = item;
  }
  return found;
}

const cut: Value = ({ price, originalListPrice, status }) =>
  price !== null && originalListPrice !== null && status !== 'sold' && originalListPrice > price
    ? originalListPrice - price
    : null;

/** Figures are compared over the listings at hand, and say so when there are more. */
export function findStandouts(
  search: ListingSearch,
  { items, totalItems, currentPage }: SearchListingsAnswer,
  { common, search: { standouts: texts } }: Texts,
): Standout[] {
  if (items.length < 2) return [];
  const { term, order } = sortOf(search);
  /** The first page of an order holds the best of all by that order; by any other measure only the best of the page. */
  const among = (terms: SortTerm[] = [], best: 'asc' | 'desc' = 'asc') =>
    totalItems <= items.length || (currentPage === 1 && terms.includes(term) && order === best) ? '' : texts.ofThoseShown;
  const found: Standout[] = [];
  const add = (listing: SearchResultFacts | null, reason: (one: SearchResultFacts) => string) => {
    if (listing && found.length < STANDOUTS && !found.some((one) => one.listing === listing))
      found.push({ listing, reason: reason(listing) });
  };
  const byPrice = () =>
    add(
      best(items, (one) => one.price, 1),
      () => texts.lowestPrice(among(['price'], 'asc')),
    );
  const bySpace = () =>
    add(
      best(items, (one) => one.livingAreaSqFt, -1),
      () => texts.mostSpace(among(['livingspace'], 'desc')),
    );
  const byLot = () =>
    add(
      best(items, (one) => one.lotSizeSqFt, -1),
      (one) => texts.biggestLot(among(['lotsize'], 'desc'), one.lotSizeSqFt ?? 0),
    );
  const byYear = () =>
    add(
      best(items, (one) => one.yearBuilt, -1),
      (one) => texts.newestBuilt(among(), one.yearBuilt),
    );
  // A rent of some dollars per square foot tells nobody anything.
  const byValue = () => {
    if (search.listingTransactionType === 'lease') return;
    add(
      best(items, (one) => (one.propertyType === 'lots-and-land' ? null : one.pricePerSqFt), 1),
      (one) => texts.lowestPerSqFt(among(), one.pricePerSqFt ?? 0),
    );
  };
  const byCut = () =>
    add(best(items, cut, -1), (one) => {
      const by = cut(one) ?? 0;
      const first = one.originalListPrice ?? by;
      return texts.cut(dollars(by), ((100 * by) / first).toFixed(1), dollars(first));
    });
  const byDate = () => {
    if (items.every((one) => one.status === 'sold')) {
      const latest =
        [...items]
          .filter((one) => one.soldDate !== null)
          .sort((one, other) => (other.soldDate ?? '').localeCompare(one.soldDate ?? ''))[0] ?? null;
      add(latest, (one) => texts.latestSale(among(['solddate'], 'desc'), common.day(one.soldDate ?? '')));
    } else
      add(
        best(items, (one) => (one.status === 'sold' ? null : one.daysListed), 1),
        (one) => texts.newest(among(['listdate'], 'desc'), one.daysListed ?? 0),
      );
  };
  if (term === 'price' && order === 'desc')
    add(
      best(items, (one) => one.price, -1),
      () => texts.highestPrice(among(['price'], 'desc')),
    );
  else if (term === 'price') byPrice();
  if (term === 'livingspace') bySpace();
  if (term === 'lotsize') byLot();
  byDate();
  byValue();
  byCut();
  byPrice();
  bySpace();
  byLot();
  byYear();
  return found;
}
