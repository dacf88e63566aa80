import type { SavedSearchChangeKind } from '#contract/saved-searches.ts';
import type { WatchedNews } from '#server/modules/listings/index.ts';

const underContract = new Set(['pending', 'contingent']);
const notForSale = new Set(['pending', 'contingent', 'sold', 'none']);

/** What is told of a listing that a search finds, or found until now; null where it is nothing that anybody asked for. */
export function changeKindOf({
  news,
  wasFound,
  isFound,
}: Pick<WatchedNews, 'news' | 'wasFound' | 'isFound'>): SavedSearchChangeKind | null {
  const { fromStatus, toStatus, fromListPrice, toListPrice } = news;
  if (!wasFound && !isFound) return null;
  // Withdrawn and expired listings are shown to nobody.
  if (toStatus === 'none') return null;
  if (fromStatus === null) return 'new';
  if (toStatus === 'sold') return fromStatus === 'sold' ? null : 'sold';
  if (underContract.has(toStatus)) return underContract.has(fromStatus) ? null : 'pending';
  if (notForSale.has(fromStatus)) return 'back-on-market';
  if (fromListPrice !== null && toListPrice !== null && toListPrice < fromListPrice) return 'price-cut';
  // From coming soon to active, or raised into the search.
  return wasFound ? null : 'new';
}
