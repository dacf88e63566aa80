import type { ListingDetails } from '#contract/listings.ts';
import type { ListingsService, ListingViewer } from '#server/modules/listings/index.ts';
import { isAppError } from '#server/platform/errors/index.ts';
import type { PropertyRow } from '../presentations.queries.ts';
import { factsOfListing, propertyFactsSchema } from '../properties/property-facts.ts';

export interface RefreshedHomes {
  homes: PropertyRow[];
  /** What the sources ask to stand beside their listings, each once. */
  attributions: ListingDetails['attribution'][];
}

/**
 * The homes with what their listings say now, by the rights of the viewer and the surface on which they are shown. A listing that an agent
 * cannot find any more stays as it was last seen; on a client's surface it goes, because its licence or its seller may have taken it back.
 */
export async function refreshHomes(
  listings: Pick<ListingsService, 'getDetails'>,
  homes: readonly PropertyRow[],
  viewer: ListingViewer,
): Promise<RefreshedHomes> {
  const attributions = new Map<string, ListingDetails['attribution']>();
  const refreshed = await Promise.all(
    homes.map(async (home): Promise<PropertyRow | null> => {
      if (home.mls_id === null || home.mls_source === null) return home;
      const listing = await listings
        .getDetails({ mlsId: home.mls_id, mlsSource: home.mls_source }, viewer)
        .catch((error: unknown) => {
          if (isAppError(error) && error.code === 'listing_not_found') return null;
          throw error;
        });
      if (!listing) return (viewer.surface ?? 'agent') === 'agent' ? home : null;
      attributions.set(listing.mlsSource, listing.attribution);
      const stored = propertyFactsSchema.parse(home.facts);
      return { ...home, facts: { ...factsOfListing(listing), propertyStyles: stored.propertyStyles } };
    }),
  );
  return { homes: refreshed.filter((home) => home !== null), attributions: [...attributions.values()] };
}
