import type { ListingSearch } from '#contract/listing-search.ts';
import { middleOf } from '#contract/search-areas.ts';
import { sortOf } from '#contract/search-order.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { statusesOf } from './conditions.ts';
import type { Coordinates } from './geometry.ts';

export type SortColumn = 'price' | 'list_date' | 'days_on_market' | 'sold_date' | 'living_area_sqft' | 'lot_size_sqft';
export type SortDirection = 'asc' | 'desc';

export type Order =
  | { by: 'column'; column: SortColumn; direction: SortDirection }
  | { by: 'distance'; from: Coordinates; direction: SortDirection };

const columns = {
  price: 'price',
  listdate: 'list_date',
  solddate: 'sold_date',
  livingspace: 'living_area_sqft',
  lotsize: 'lot_size_sqft',
} as const satisfies Record<string, SortColumn>;

function pointOf(request: ListingSearch): Coordinates | undefined {
  const { latitude, longitude } = request.orderResultsBy ?? {};
  if (latitude != null && longitude != null) return { latitude, longitude };
  return middleOf(request.areaFilter) ?? undefined;
}

/** Newest first where no list date is known: the fewest days on the market first. */
export function byDaysOnMarket({ direction }: Order): Order {
  return { by: 'column', column: 'days_on_market', direction: direction === 'desc' ? 'asc' : 'desc' };
}

/**
 * The order that a request asks for; when it asks for none, the latest sale of sold homes first, else the newest list date.
 *
 * Relevance is what an agent would look at first: within a radius the nearest to its centre, in a search of sold listings the latest
 * sale, else the newest listing. It has no direction. Of several circles that must hold distances are from the first.
 * @throws AppError `invalid_request` for distance without a point
 */
export function orderOf(request: ListingSearch): Order {
  const { term, order: direction } = sortOf(request);
  if (term === 'distance') {
    const from = pointOf(request);
    if (!from) {
      throw new AppError('invalid_request', 'Sorting by distance needs a point.', {
        errors: [
          {
            path: 'body.orderResultsBy.latitude',
            message: 'Sorting by distance needs a latitude and longitude, or a radius area',
          },
        ],
      });
    }
    return { by: 'distance', from, direction };
  }
  if (term === 'relevance') {
    const from = middleOf(request.areaFilter);
    if (from) return { by: 'distance', from, direction: 'asc' };
    const onlySold = statusesOf(request).every((status) => status === 'sold');
    return { by: 'column', column: onlySold ? 'sold_date' : 'list_date', direction: 'desc' };
  }
  return { by: 'column', column: columns[term], direction };
}
