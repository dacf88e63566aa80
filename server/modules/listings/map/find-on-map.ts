import { mapLimits, type MapAnswer, type MapListing, type MapView } from '#contract/listing-map.ts';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingResult } from '#contract/listings.ts';
import type { Db } from '#server/platform/database/index.ts';
import { toListingResult } from '../listing-answer.ts';
import type { ListingRow } from '../listing-row.ts';
import type { OwnPhotos } from '../photos/own-photos.ts';
import { withinView } from '../search/area.ts';
import { matchOf, narrowed } from '../search/conditions.ts';
import type { ListingScope } from '../viewer.ts';
import { selectByIds, selectCells, selectSomeIds } from './map.queries.ts';

/** A cluster stands for a square of so many pixels, so that two never cover each other. */
const CELL_PIXELS = 72;
const WORLD_PIXELS_AT_ZOOM_0 = 512;

function toMapListing(listing: ListingResult): MapListing {
  const { id, mlsId, mlsSource, uPropertyId, addressLine1, addressLine2, city, listingStatus, propertyType } = listing;
  const { isLease, currentPrice, bedroomCount, bathroomCount, internalSize, photos } = listing;
  return {
    ...{ id, mlsId, mlsSource, uPropertyId, addressLine1, addressLine2, city, listingStatus, propertyType },
    ...{ isLease, currentPrice, bedroomCount, bathroomCount, internalSize },
    photos: photos.slice(0, 1),
  };
}

interface MapRequest {
  search: ListingSearch;
  view: MapView;
  zoom: number;
}

/** Homes of a search within a view: one by one up to `mapLimits.markers`, else gathered; a home that is alone in its cell is a marker. */
export async function findOnMap(
  db: Db,
  { search, view, zoom }: MapRequest,
  { scope, ownPhotos, today }: { scope: ListingScope; ownPhotos: OwnPhotos; today: string },
): Promise<MapAnswer> {
  const match = matchOf(search, scope, today);
  const inView = narrowed(match, withinView(view, match.location));
  const markersOf = (rows: readonly ListingRow[]): MapAnswer['markers'] =>
    rows.flatMap((row) => {
      const result = toListingResult(row, scope, { detailed: false, ownPhotos });
      const { latitude, longitude } = result;
      return latitude === null || longitude === null ? [] : [{ listing: toMapListing(result), latitude, longitude }];
    });

  const some = await selectSomeIds(db, inView, mapLimits.markers + 1);
  if (some.length <= mapLimits.markers) {
    return { clusters: [], markers: markersOf(await selectByIds(db, some)), total: some.length };
  }

  const cellDegrees = (CELL_PIXELS * 360) / (WORLD_PIXELS_AT_ZOOM_0 * 2 ** zoom);
  const { cells, total } = await selectCells(db, inView, cellDegrees);
  const alone = cells.filter(({ count }) => count === 1).map(({ id }) => id);
  return {
    clusters: cells.filter(({ count }) => count > 1).map(({ latitude, longitude, count }) => ({ latitude, longitude, count })),
    markers: markersOf(await selectByIds(db, alone)),
    total,
  };
}
