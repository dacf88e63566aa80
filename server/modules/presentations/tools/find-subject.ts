import { listingStatuses } from '#contract/listing-vocabulary.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { ListingsService, ListingViewer } from '#server/modules/listings/index.ts';

/** The newest listing at an address, in the MLSs that the viewer may see; null for a home that is in none. */
export async function findListingAt(
  listings: Pick<ListingsService, 'search'>,
  { address, city }: { address: string; city?: string | null | undefined },
  viewer: ListingViewer,
): Promise<ListingReference | null> {
  const [street = address] = address.split(',');
  const { items } = await listings.search(
    {
      areaFilter: { type: 'named-area', nameType: 'street-and-number', name: street.trim(), context: city ? { city } : null },
      propertyStatus: [...listingStatuses],
      orderResultsBy: { term: 'listdate', order: 'desc' },
      paginationLimit: 1,
    },
    viewer,
  );
  const [found] = items;
  return found ? { mlsId: found.mlsId ?? found.uPropertyId, mlsSource: found.mlsSource } : null;
}
