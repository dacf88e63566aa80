import type { ListingReference } from '#contract/listings.ts';
import { AppError } from '#server/platform/errors/index.ts';

/** The listing that `mlsSource:mlsId` names. A source's name may hold colons, an MLS id none. */
export function referenceOf(name: string): ListingReference {
  const at = name.lastIndexOf(':');
  const [mlsSource, mlsId] = [name.slice(0, Math.max(0, at)).trim(), name.slice(at + 1).trim()];
  // Without its source an id may mean several listings.
  if (mlsSource === '' || mlsId === '') throw new AppError('listing_not_found', 'There is no such listing.');
  return { mlsSource, mlsId };
}
