import { listingSearchSchema, type ListingSearch } from '#contract/listing-search.ts';
import { AppError } from '#server/platform/errors/index.ts';

/** What says how results are shown, and not which. */
const presentation = ['paginationPage', 'paginationLimit', 'detailedResults', 'operationName'] as const;

function untilToday(range: ListingSearch['listDate'], today: string): ListingSearch['listDate'] {
  if (range?.endAt == null || range.endAt < today) return range;
  return range.startAt == null ? null : { startAt: range.startAt };
}

/**
 * A search as it is kept to be watched: without a page, and without a last day that would shut out all that comes ("the last 30 days"
 * ends today).
 * @throws AppError invalid_request for one without a condition, which would tell of every home there is
 */
export function watchedSearchOf(search: ListingSearch, today: string): ListingSearch {
  const kept = Object.entries({
    ...search,
    listDate: untilToday(search.listDate, today),
    soldDate: untilToday(search.soldDate, today),
  }).filter(([field, value]) => value != null && !presentation.some((left) => left === field));
  const conditions = kept.filter(([field]) => field !== 'listingTransactionType' && field !== 'orderResultsBy');
  if (conditions.length === 0) {
    throw new AppError('invalid_request', 'Choose at least one filter to watch.', {
      errors: [{ path: 'search', message: 'Choose at least one filter to watch.' }],
    });
  }
  return listingSearchSchema.parse(Object.fromEntries(kept));
}

/** A stored search; null for one that an older program wrote and this one does not understand. */
export function readWatchedSearch(stored: unknown): ListingSearch | null {
  return listingSearchSchema.safeParse(stored).data ?? null;
}
