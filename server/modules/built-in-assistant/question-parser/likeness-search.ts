/** The searches that start from one listing: others like it, and what sold like it. */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { addDays } from './calendar.ts';

/** Price span of "more like this", as the similar-property search of docs/product/search.md. */
const SIMILAR_PRICE_DOLLARS = 200_000;
/** The middle steps in which docs/product/market.md widens the search for comparables. */
const COMPS_DAYS = 180;
const COMPS_SPACE = 0.2;

function areaOf({ neighborhood, zipCode, city, state }: SearchResultFacts): ListingSearch['areaFilter'] {
  const context = { ...(city ? { city } : {}), ...(state ? { stateAbbreviated: state } : {}) };
  const inState = state ? { stateAbbreviated: state } : {};
  if (neighborhood) return { type: 'named-area', nameType: 'neighborhood', name: neighborhood, context };
  if (zipCode) return { type: 'named-area', nameType: 'zip-code', name: zipCode, context };
  return city ? { type: 'named-area', nameType: 'city', name: city, context: inState } : null;
}

function base(listing: SearchResultFacts): ListingSearch {
  const area = areaOf(listing);
  return {
    propertyTypes: [listing.propertyType],
    ...(area ? { areaFilter: area } : {}),
    ...(listing.isLease ? { listingTransactionType: 'lease' } : {}),
  };
}

export function similarTo(listing: SearchResultFacts): ListingSearch {
  const { price, beds, baths } = listing;
  const search = base(listing);
  if (price !== null)
    search.price = { startAt: Math.max(0, price - SIMILAR_PRICE_DOLLARS), endAt: price + SIMILAR_PRICE_DOLLARS };
  if (beds !== null) search.bedroomsCount = { startAt: beds, endAt: beds + 1 };
  if (baths !== null) search.bathroomsCount = { startAt: baths, endAt: baths + 1 };
  return search;
}

/** No band of prices: it would bias the answer toward the list price. */
export function compsOf(listing: SearchResultFacts, today: string): ListingSearch {
  const { livingAreaSqFt: space, beds } = listing;
  const search: ListingSearch = {
    ...base(listing),
    propertyStatus: ['sold'],
    soldDate: { startAt: addDays(today, -COMPS_DAYS), endAt: today },
  };
  if (space !== null)
    search.livingSpaceSqFt = { startAt: Math.round(space * (1 - COMPS_SPACE)), endAt: Math.round(space * (1 + COMPS_SPACE)) };
  else if (beds !== null) search.bedroomsCount = { startAt: beds, endAt: beds };
  return search;
}
