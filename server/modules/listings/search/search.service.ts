import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingSearchAnswer } from '#contract/listings.ts';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import { findListings } from '#contract/listings.ts';
import type { Db } from '#server/platform/database/index.ts';
import { toListingResult } from '../listing-answer.ts';
import type { OwnPhotos } from '../photos/own-photos.ts';
import { findExcerpts } from '../remarks/remark-words.ts';
import type { ListingScope } from '../viewer.ts';
import { matchOf } from './conditions.ts';
import { orderOf } from './order.ts';
import { selectPage } from './page.ts';

/** Paths of neighbouring pages: the same body is sent there, and the page in the query wins over the body's. */
function linksOf(page: number, totalPages: number, limit: number): ListingSearchAnswer['links'] {
  const pathOf = (target: number): string | null =>
    target >= 1 && target <= totalPages && target <= searchLimits.page
      ? `${findListings.path}?paginationPage=${target}&paginationLimit=${limit}`
      : null;
  // From beyond the end one comes back to the last page.
  return { first: pathOf(1), previous: pathOf(Math.min(page - 1, totalPages)), next: pathOf(page + 1), last: pathOf(totalPages) };
}

/** Whether an area is small enough to be fetched whole, once for the page and the count. */
function isBoundedBy(area: ListingSearch['areaFilter']): boolean {
  if (area == null || area.type === 'named-area') return false;
  if (area.type !== 'any-of' || area.near?.length) return true;
  return area.areas.length > 0 && area.areas.every(({ type }) => type !== 'named-area');
}

/**
 * One page of the listings that match a request and that may be seen, with the exact total.
 * @throws AppError `invalid_request` for an order by distance without a point
 */
export async function searchListings(
  db: Db,
  request: ListingSearch,
  scope: ListingScope,
  ownPhotos: OwnPhotos,
  today?: string,
): Promise<ListingSearchAnswer> {
  const match = matchOf(request, scope, today);
  const order = orderOf(request);
  const page = request.paginationPage ?? 1;
  const limit = request.paginationLimit ?? searchLimits.defaultPageSize;
  const isBounded = isBoundedBy(request.areaFilter);

  const { rows, total, isByDaysOnMarket } = await selectPage(db, match, order, { limit, offset: (page - 1) * limit }, isBounded);
  const excerpts = await findExcerpts(
    db,
    rows.map(({ id }) => id),
    request.keywords ?? [],
  );
  const totalPages = Math.ceil(total / limit);
  return {
    items: rows.map((row) => {
      const excerpt = excerpts.get(row.id);
      const result = toListingResult(row, scope, { detailed: request.detailedResults ?? false, ownPhotos });
      return excerpt ? { ...result, remarksExcerpt: excerpt } : result;
    }),
    meta: { currentPage: page, totalPages, totalItems: total, itemsPerPage: limit, itemCount: rows.length },
    links: linksOf(page, totalPages, limit),
    ...(isByDaysOnMarket ? { sortedBy: 'days-on-market' as const } : {}),
  };
}
