import type { HistoryEvent } from '#contract/listing-history.ts';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { AreaNameType } from '#contract/listing-vocabulary.ts';
import type { Listing, ListingReference, ListingSearchAnswer } from '#contract/listings.ts';
import type { Db } from '#server/platform/database/index.ts';
import { getListingDetails } from './details.ts';
import { getListingHistory } from './history/history.service.ts';
import { findPlaces, type Place } from './places/find-places.ts';
import { findPlacesNamed, type PlaceCandidate } from './places/find-places-named.ts';
import { searchListings } from './search/search.service.ts';
import { summarizeListings, type SearchSummary } from './search/summarize.ts';
import type { ListingViewer } from './viewer.ts';

/** Reading listings with the rights of a viewer. Listings with status `none` are never answered. */
export interface ListingsService {
  /** One page of matching listings with the exact total. Throws `invalid_request` for an order by distance without a point. */
  search: (request: ListingSearch, viewer: ListingViewer) => Promise<ListingSearchAnswer>;
  /** Least, greatest and median price of everything that a request matches. */
  summarize: (request: ListingSearch, viewer: ListingViewer) => Promise<SearchSummary>;
  /** Throws `listing_not_found`, also for what the viewer may not see. */
  getDetails: (reference: ListingReference, viewer: ListingViewer) => Promise<Listing>;
  /** Prices and statuses of the listing's home, newest first. Throws like `getDetails`. */
  getHistory: (reference: ListingReference, viewer: ListingViewer) => Promise<HistoryEvent[]>;
  /** Areas whose name begins with or resembles a text, for area fields; at most 20. */
  findPlaces: (text: string, nameType: AreaNameType | undefined, viewer: ListingViewer) => Promise<Place[]>;
  /** Areas that phrases of a question name, for the assistant; at most five per phrase. */
  findPlacesNamed: (phrases: readonly string[], viewer: ListingViewer) => Promise<PlaceCandidate[]>;
}

export function createListingsService({ db }: { db: Db }): ListingsService {
  return {
    search: (request, viewer) => searchListings(db, request, viewer),
    summarize: (request, viewer) => summarizeListings(db, request, viewer),
    getDetails: (reference, viewer) => getListingDetails(db, reference, viewer),
    getHistory: (reference, viewer) => getListingHistory(db, reference, viewer),
    findPlaces: (text, nameType, viewer) => findPlaces(db, text, nameType, viewer),
    findPlacesNamed: (phrases, viewer) => findPlacesNamed(db, phrases, viewer),
  };
}
