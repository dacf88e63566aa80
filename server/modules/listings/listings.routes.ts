import { getListingHistory } from '#contract/listing-history.ts';
import { exportListings } from '#contract/listing-export.ts';
import { findMapPlaces, findOnMap, getMapStyle } from '#contract/listing-map.ts';
import { getPlaceHull } from '#contract/listing-places.ts';
import { findListings, findPlaces, getListingDetails } from '#contract/listings.ts';
import { findSimilarListings } from '#contract/similar-listings.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { ListingsService } from './listings.service.ts';
import type { createExport } from './search/export-listings.ts';

/** Where the drawing of streets comes from, in both themes. */
export interface MapStyle {
  light: string;
  dark: string;
}

interface MountedListings {
  listings: ListingsService;
  exportResults: ReturnType<typeof createExport>;
  mapStyle: MapStyle;
}

export function mountListings(mount: Mount, { listings, exportResults, mapStyle }: MountedListings): void {
  mount.endpoint(findListings, async ({ body, query, caller }) => listings.search({ ...body, ...query }, caller));

  mount.endpoint(exportListings, async ({ body, caller }) => exportResults(body, caller));

  mount.endpoint(getListingDetails, async ({ body, caller }) => listings.getDetails(body.listingReference, caller));

  mount.endpoint(getListingHistory, async ({ body, caller }) => ({
    items: await listings.getHistory(body.listingReference, caller),
  }));

  mount.endpoint(findSimilarListings, async ({ body, caller }) => ({
    items: await listings.findSimilar(body.listingReference, caller, body),
  }));

  mount.endpoint(findOnMap, async ({ body, caller }) => listings.findOnMap(body, caller));

  mount.endpoint(findMapPlaces, async ({ body, caller }) => ({ items: await listings.findMapPlaces(body.view, caller) }));

  mount.endpoint(getMapStyle, async () => mapStyle);

  mount.endpoint(getPlaceHull, async ({ query, caller }) => listings.findPlaceHull(query, caller));

  mount.endpoint(findPlaces, async ({ query, caller }) => {
    const places = await listings.findPlaces(query.q, query.nameType, caller);
    return { items: places.map(({ nameType, name, context }) => ({ nameType, name, context })) };
  });
}
