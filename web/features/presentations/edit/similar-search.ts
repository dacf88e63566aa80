import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import { propertyTypeLabels, propertyTypes } from '#contract/listing-vocabulary.ts';
import type { PresentationProperty } from '#contract/presentation-property.ts';

const PRICE_BAND_DOLLARS = 200_000;

function areaAround(
  { latitude, longitude, neighborhood, zipCode, city, state }: PresentationProperty,
  miles: number,
): AreaFilter | null {
  if (latitude !== null && longitude !== null) return { type: 'radius', latitude, longitude, distance: miles };
  const context = { city, stateAbbreviated: state };
  if (neighborhood) return { type: 'named-area', nameType: 'neighborhood', name: neighborhood, context };
  if (zipCode) return { type: 'named-area', nameType: 'zip-code', name: zipCode };
  return city ? { type: 'named-area', nameType: 'city', name: city, context: { stateAbbreviated: state } } : null;
}

const upToOneMore = (value: number | null) =>
  value === null ? null : { startAt: Math.floor(value), endAt: Math.floor(value) + 1 };

/** What homes like the subject are searched by: around it, as many beds and baths or one more, its type, a band around its price. */
export function similarSearch(
  subject: PresentationProperty,
  { status, miles }: { status: 'sold' | 'active' | 'pending'; miles: number },
): ListingSearch {
  const price = subject.soldPrice ?? subject.currentPrice;
  const type = propertyTypes.find((one) => propertyTypeLabels[one] === subject.propertyType);
  return {
    areaFilter: areaAround(subject, miles),
    bedroomsCount: upToOneMore(subject.beds),
    bathroomsCount: upToOneMore(subject.baths),
    price: price === null ? null : { startAt: Math.max(0, price - PRICE_BAND_DOLLARS), endAt: price + PRICE_BAND_DOLLARS },
    propertyTypes: type ? [type] : null,
    propertyStatus: [status],
    listingTransactionType: subject.isLease ? 'lease' : 'sale',
    orderResultsBy: status === 'sold' ? { term: 'solddate', order: 'desc' } : { term: 'listdate', order: 'desc' },
    paginationLimit: 20,
  };
}

/** Homes on a street, or at one address. */
export function streetSearch(street: string, status: 'sold' | 'active' | 'pending'): ListingSearch {
  const name = street.trim();
  return {
    areaFilter: { type: 'named-area', nameType: /^\d/.test(name) ? 'street-and-number' : 'street', name },
    propertyStatus: [status],
    orderResultsBy: { term: 'listdate', order: 'desc' },
    paginationLimit: 20,
  };
}
