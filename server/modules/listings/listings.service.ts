import type { HistoryEvent } from '#contract/listing-history.ts';
import type { MapAnswer, MapView } from '#contract/listing-map.ts';
import type { PlaceHull, PlaceHullQuery } from '#contract/listing-places.ts';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { AreaNameType } from '#contract/listing-vocabulary.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { Listing, ListingDetails, ListingResult, ListingSearchAnswer } from '#contract/listings.ts';
import { calendarDateOf, systemClock, type Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';
import type { ListingViewer } from '#server/platform/viewer.ts';
import { toAttribution } from './listing-answer.ts';
import { getListingDetails } from './details.ts';
import { getListingHistory } from './history/history.service.ts';
import { createHomes, type Homes } from './homes.ts';
import { findCoverage, type Coverage, type CoverageRequest } from './places/coverage.ts';
import { findMapPlaces, type MapPlace } from './map/find-map-places.ts';
import { findOnMap } from './map/find-on-map.ts';
import { findPlaceHull } from './places/find-place-hull.ts';
import { findPlaces, type Place } from './places/find-places.ts';
import { findPlacesNamed, type PlaceCandidate } from './places/find-places-named.ts';
import { takeListingNews, type TakenNews } from './news/listing-news.ts';
import { noOwnPhotos, type OwnPhotos } from './photos/own-photos.ts';
import { findAtAddresses, type AskedAddress } from './search/at-addresses.ts';
import { matchOf } from './search/conditions.ts';
import { createSearchTurns } from './search/in-turn.ts';
import { countListings } from './search/page-queries.ts';
import {
  averageSales,
  countActiveByPart,
  summarizeSales,
  summarizeSalesByPart,
  type SalesAverages,
  type SalesOfPart,
  type SalesPart,
  type SalesRequest,
  type SalesSummary,
} from './search/sales.ts';
import { selectMonths, type MonthFigures } from './search/months.ts';
import { selectFactRows, type FactRow } from './search/rows.ts';
import { searchListings } from './search/search.service.ts';
import { findSimilarListings } from './search/similar.ts';
import { findSchoolDistricts, type SchoolDistrict } from './search/school-districts.ts';
import { summarizeListings, type SearchSummary } from './search/summarize.ts';
import { createSourcesService, type Sources, type SourcesService } from './sources/sources.service.ts';
import { scopeOf, type ListingScope } from './viewer.ts';

/**
 * Reading listings with the rights of a viewer, the licence of each source and, for clients, the sellers' choices. Listings with status
 * `none` are never answered.
 */
export interface ListingsService {
  /** Where listings come from, and what their licences allow. */
  sources: SourcesService;
  /** Facts of homes, for those who value them. */
  homes: Homes;
  /** What a viewer may see. */
  scopeFor: (viewer: ListingViewer) => Promise<ListingScope>;
  /**
   * One page of matching listings with the exact total. Throws `invalid_request` for an order by distance without a point, and like
   * each search `search_too_slow` for what takes more than two seconds.
   */
  search: (request: ListingSearch, viewer: ListingViewer) => Promise<ListingSearchAnswer>;
  /** Least, greatest and median price of everything that a request matches. */
  summarize: (request: ListingSearch, viewer: ListingViewer) => Promise<SearchSummary>;
  /** The facts of what matches, the latest first, for who computes with them. */
  factRows: (request: ListingSearch, viewer: ListingViewer, limit: number) => Promise<{ rows: FactRow[]; isCut: boolean }>;
  /** The listing at each address, in their order; null where there is none, or not one alone. */
  findAtAddresses: (addresses: readonly AskedAddress[], viewer: ListingViewer) => Promise<(Listing | null)[]>;
  /** How many match. */
  count: (request: ListingSearch, viewer: ListingViewer) => Promise<number>;
  /** The school districts that most of what matches is in. */
  schoolDistricts: (request: ListingSearch, viewer: ListingViewer) => Promise<SchoolDistrict[]>;
  /** The cities that a viewer has listings in, and the sources that they come from. */
  coverage: (request: CoverageRequest, viewer: ListingViewer) => Promise<Coverage>;
  /** Counts and medians of the sales of a period. */
  summarizeSales: (request: SalesRequest, viewer: ListingViewer) => Promise<SalesSummary>;
  /** The same for each neighborhood, city or ZIP code in an area. */
  summarizeSalesByPart: (request: SalesRequest & { part: SalesPart }, viewer: ListingViewer) => Promise<SalesOfPart[]>;
  /** Active listings of each such part, by its name. */
  countActiveByPart: (
    request: Omit<ListingSearch, 'propertyStatus'> & { part: SalesPart },
    viewer: ListingViewer,
  ) => Promise<ReadonlyMap<string, number>>;
  /** Means of the sales of a period. */
  averageSales: (request: SalesRequest, viewer: ListingViewer) => Promise<SalesAverages>;
  /** What happened to matching listings month by month, whatever their status is now; each month with the `windowMonths - 1` before it. */
  summarizeMonths: (
    request: Omit<ListingSearch, 'propertyStatus'>,
    viewer: ListingViewer,
    windowMonths?: number,
  ) => Promise<MonthFigures[]>;
  /** Throws `listing_not_found`, also for what the viewer may not see. */
  getDetails: (reference: ListingReference, viewer: ListingViewer) => Promise<ListingDetails>;
  /** Prices and statuses of the listing's home, newest first. Throws like `getDetails`. */
  getHistory: (reference: ListingReference, viewer: ListingViewer) => Promise<HistoryEvent[]>;
  /** Homes like that of a listing, at most 12, active first. Throws like `getDetails`. */
  findSimilar: (
    reference: ListingReference,
    viewer: ListingViewer,
    options?: { atAnyPrice?: boolean | undefined },
  ) => Promise<ListingResult[]>;
  /** Homes of a search within a view of the map, clustered where there are many. */
  findOnMap: (request: { search: ListingSearch; view: MapView; zoom: number }, viewer: ListingViewer) => Promise<MapAnswer>;
  /** Cities and neighborhoods whose middle lies in a view, those with most listings first. */
  findMapPlaces: (view: MapView, viewer: ListingViewer) => Promise<MapPlace[]>;
  /** Areas whose name begins with or resembles a text, for area fields; at most 20. */
  findPlaces: (text: string, nameType: AreaNameType | undefined, viewer: ListingViewer) => Promise<Place[]>;
  /** The outline of an area around its listings, for maps. */
  findPlaceHull: (query: PlaceHullQuery, viewer: ListingViewer) => Promise<PlaceHull>;
  /** Areas that phrases of a question name, for the assistant; at most five per phrase. */
  findPlacesNamed: (phrases: readonly string[], viewer: ListingViewer) => Promise<PlaceCandidate[]>;
  /**
   * Takes up to so many listings that came or changed since news was last taken; each is handed out once. `sources` are read before
   * the transaction begins.
   */
  takeNews: (tx: Tx, sources: Sources, limit: number) => Promise<TakenNews>;
}

interface ListingsOptions {
  db: Db;
  clock?: Clock;
  /** Pictures that this program makes itself. */
  ownPhotos?: OwnPhotos;
}

export function createListingsService({ db, clock = systemClock, ownPhotos = noOwnPhotos }: ListingsOptions): ListingsService {
  const sources = createSourcesService({ db, clock });
  const inTurn = createSearchTurns();
  const scopeFor = async (viewer: ListingViewer): Promise<ListingScope> => scopeOf(viewer, (await sources.read()).values());
  return {
    sources,
    scopeFor,
    homes: createHomes({ db, ownPhotos, scopeFor }),
    search: async (request, viewer) => {
      const scope = await scopeFor(viewer);
      return inTurn(() => searchListings(db, request, scope, ownPhotos, calendarDateOf(clock.now())));
    },
    summarize: async (request, viewer) => {
      const scope = await scopeFor(viewer);
      return inTurn(() => summarizeListings(db, request, scope));
    },
    factRows: async (request, viewer, limit) => {
      const scope = await scopeFor(viewer);
      return inTurn(() => selectFactRows(db, request, scope, limit));
    },
    findAtAddresses: async (addresses, viewer) => {
      const scope = await scopeFor(viewer);
      return inTurn(() => findAtAddresses(db, addresses, scope, ownPhotos));
    },
    count: async (request, viewer) => {
      const match = matchOf(request, await scopeFor(viewer));
      return inTurn(() => countListings(db, match));
    },
    schoolDistricts: async (request, viewer) => {
      const scope = await scopeFor(viewer);
      return inTurn(() => findSchoolDistricts(db, request, scope));
    },
    coverage: async (request, viewer) => {
      const known = await sources.read();
      const scope = scopeOf(viewer, known.values());
      return inTurn(() => findCoverage(db, { ...request, scope, sources: known }));
    },
    summarizeSales: async (request, viewer) => {
      const scope = await scopeFor(viewer);
      return inTurn(() => summarizeSales(db, request, scope));
    },
    summarizeSalesByPart: async (request, viewer) => {
      const scope = await scopeFor(viewer);
      return inTurn(() => summarizeSalesByPart(db, request, scope));
    },
    countActiveByPart: async (request, viewer) => {
      const scope = await scopeFor(viewer);
      return inTurn(() => countActiveByPart(db, request, scope));
    },
    averageSales: async (request, viewer) => {
      const scope = await scopeFor(viewer);
      return inTurn(() => averageSales(db, request, scope));
    },
    summarizeMonths: async (request, viewer, windowMonths) => {
      const scope = await scopeFor(viewer);
      return inTurn(() => selectMonths(db, request, scope, windowMonths));
    },
    getDetails: async (reference, viewer) => {
      const listing = await getListingDetails(db, reference, await scopeFor(viewer), ownPhotos);
      const source = (await sources.read()).get(listing.mlsSource);
      return { ...listing, attribution: toAttribution(listing.mlsSource, source) };
    },
    getHistory: async (reference, viewer) => getListingHistory(db, reference, await scopeFor(viewer)),
    findSimilar: async (reference, viewer, { atAnyPrice = false } = {}) => {
      const scope = await scopeFor(viewer);
      return inTurn(() => findSimilarListings(db, reference, scope, { now: clock.now(), ownPhotos, atAnyPrice }));
    },
    findOnMap: async (request, viewer) => {
      const scope = await scopeFor(viewer);
      return inTurn(() => findOnMap(db, request, { scope, ownPhotos, today: calendarDateOf(clock.now()) }));
    },
    findMapPlaces: async (view, viewer) => {
      const scope = await scopeFor(viewer);
      return inTurn(() => findMapPlaces(db, view, scope));
    },
    findPlaces: async (text, nameType, viewer) => findPlaces(db, text, nameType, await scopeFor(viewer)),
    findPlaceHull: async (query, viewer) => findPlaceHull(db, query, await scopeFor(viewer)),
    findPlacesNamed: async (phrases, viewer) => findPlacesNamed(db, phrases, await scopeFor(viewer)),
    takeNews: (tx, known, limit) => takeListingNews(tx, [...known.values()], limit),
  };
}
