/** What is shown where a search finds nothing: the same wish, a little looser. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { looseningsOf, type Loosening, type SearchListingsAnswer } from '#server/modules/listings/index.ts';

/** What keeps the wish: a home without the pool that was asked for is offered, and not shown unasked. */
const kept: readonly Loosening['what']['kind'][] = ['limit', 'city', 'distance', 'bedrooms', 'baths'];

/** The nearest request that finds something; null where the search found homes itself, or nothing is near. */
export function nearestTo(search: ListingSearch, { totalItems, loosened }: SearchListingsAnswer): Loosening | null {
  if (totalItems > 0) return null;
  const best = loosened?.find((one) => one.totalItems > 0);
  const near = best && looseningsOf(search).find((one) => one.change === best.change);
  return near && kept.includes(near.what.kind) ? near : null;
}

/** Whether a request is the other one with a condition loosened. */
export const isNear = (search: ListingSearch, other: ListingSearch) =>
  looseningsOf(other).some((one) => kept.includes(one.what.kind) && JSON.stringify(one.search) === JSON.stringify(search));
