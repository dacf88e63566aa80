import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import type { ListingStatus } from '#contract/listing-vocabulary.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { Listing, ListingResult } from '#contract/listings.ts';
import { SIMILAR_LISTINGS_LIMIT } from '#contract/similar-listings.ts';
import type { Db } from '#server/platform/database/index.ts';
import { getListingDetails } from '../details.ts';
import type { OwnPhotos } from '../photos/own-photos.ts';
import type { ListingScope } from '../viewer.ts';
import { searchListings } from './search.service.ts';

/** How alike is alike: docs/product/search.md. */
const WITHIN_MILES = 1;
const PRICE_BAND_DOLLARS = 200_000;
/** The band of a sale would let every rent pass. */
const RENT_BAND = 0.25;
const SOLD_WITHIN_DAYS = 365;
/** What is on the market first, then what is about to be or to leave it, then what it was sold for. */
const statusesInTurn: readonly ListingStatus[][] = [['active'], ['soon', 'contingent', 'pending'], ['sold']];
/** Room for the subject itself and its home's other listings, which are left out. */
const ASKED_FOR = SIMILAR_LISTINGS_LIMIT + 10;

function areaAround(subject: Listing): AreaFilter | null {
  const { latitude, longitude, neighborhood, zipCode, city, state } = subject;
  if (latitude !== null && longitude !== null) return { type: 'radius', latitude, longitude, distance: WITHIN_MILES };
  const context = { city, stateAbbreviated: state };
  if (neighborhood) return { type: 'named-area', nameType: 'neighborhood', name: neighborhood, context };
  if (zipCode) return { type: 'named-area', nameType: 'zip-code', name: zipCode, context: null };
  return city ? { type: 'named-area', nameType: 'city', name: city, context: { stateAbbreviated: state } } : null;
}

function upToOneMore(count: number | null) {
  return count === null ? null : { startAt: count, endAt: count + 1 };
}

function priceBand({ currentPrice, isLease }: Listing) {
  if (currentPrice === null) return null;
  const band = isLease ? currentPrice * RENT_BAND : PRICE_BAND_DOLLARS;
  return { startAt: Math.max(0, currentPrice - band), endAt: currentPrice + band };
}

/** What a home like the subject is searched by; null for a subject of which no place is known. */
function similarTo(subject: Listing, atAnyPrice: boolean): ListingSearch | null {
  const areaFilter = areaAround(subject);
  if (!areaFilter) return null;
  return {
    areaFilter,
    bedroomsCount: upToOneMore(subject.bedroomCount),
    bathroomsCount: upToOneMore(subject.bathroomCount),
    price: atAnyPrice ? null : priceBand(subject),
    propertyTypes: [subject.propertyType.id],
    listingTransactionType: subject.isLease ? 'lease' : 'sale',
    orderResultsBy: { term: 'relevance' },
    paginationLimit: ASKED_FOR,
  };
}

function isOfSameHome(one: Listing, other: Listing): boolean {
  if (one.mlsSource === other.mlsSource && one.uPropertyId === other.uPropertyId) return true;
  if (one.addressLine1 === null) return false;
  return one.addressLine1 === other.addressLine1 && one.addressLine2 === other.addressLine2 && one.zipCode === other.zipCode;
}

/** @throws AppError `listing_not_found`, also for a listing that may not be seen */
export async function findSimilarListings(
  db: Db,
  reference: ListingReference,
  scope: ListingScope,
  { now, ownPhotos, atAnyPrice }: { now: Date; ownPhotos: OwnPhotos; atAnyPrice: boolean },
): Promise<ListingResult[]> {
  const subject = await getListingDetails(db, reference, scope, ownPhotos);
  const request = similarTo(subject, atAnyPrice);
  if (!request) return [];
  const soldSince = new Date(now.getTime() - SOLD_WITHIN_DAYS * 86_400_000).toISOString().slice(0, 10);
  const found: ListingResult[] = [];
  for (const propertyStatus of statusesInTurn) {
    const soldDate = propertyStatus.includes('sold') ? { startAt: soldSince } : null;
    const { items } = await searchListings(db, { ...request, propertyStatus, soldDate }, scope, ownPhotos);
    found.push(...items.filter((item) => !isOfSameHome(subject, item)));
    if (found.length >= SIMILAR_LISTINGS_LIMIT) break;
  }
  return found.slice(0, SIMILAR_LISTINGS_LIMIT);
}
