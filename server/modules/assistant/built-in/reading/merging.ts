/** Joins what a follow-up says with the request that stands. */
import { listingStatuses, propertyTypes, searchLimits } from '#contract/listing-vocabulary.ts';
import type { ListingSearch, NamedArea } from '#contract/listing-search.ts';
import type { SearchResultFacts } from '#server/modules/assistant/tools/facts.ts';
import type { EarlierTurn, PlaceCandidate } from './reading.ts';
import type { Sentence } from './sentence.ts';

/** Price span and area of "more like this", as the similar-property search of document 2 §9. */
const SIMILAR_PRICE_DOLLARS = 200_000;

/** New conditions replace old ones of their kind; any change goes back to the first page. */
export function mergeSearch(standing: ListingSearch, asked: ListingSearch, dropped: (keyof ListingSearch)[]): ListingSearch {
  const merged: ListingSearch = { ...standing, ...asked };
  for (const key of dropped) if (asked[key] === undefined) delete merged[key];
  delete merged.paginationPage;
  delete merged.operationName;
  const marketChanged =
    asked.listingTransactionType && asked.listingTransactionType !== (standing.listingTransactionType ?? 'sale');
  if (marketChanged && !asked.price) delete merged.price;
  // The dates of a request follow its status: a window of list dates says nothing about sales.
  if (asked.soldDate && !asked.listDate) delete merged.listDate;
  if (asked.listDate && !asked.soldDate) delete merged.soldDate;
  if (asked.propertyStatus && !asked.propertyStatus.includes('sold')) delete merged.soldDate;
  if (asked.propertyStatus?.every((status) => status === 'sold') && !asked.listDate) delete merged.listDate;
  return merged;
}

/** "Cheaper", "bigger", "newer": than the listing that is open, else an order of the request that stands. */
export function relativeTo(sentence: Sentence, previous: EarlierTurn): ListingSearch | null {
  const opened = previous.results.find(
    (one) => one.mlsId === previous.opened?.mlsId && one.mlsSource === previous.opened.mlsSource,
  );
  if (
    sentence.take(
      /\b(?:cheaper|less\s+expensive|more\s+affordable|lower\s+priced?)(?:\s+(?:ones?|homes?|options|listings?|than\s+(?:that|this|it)(?:\s+one)?))?(?!\s+than)\b/,
    )
  ) {
    const price: ListingSearch = opened?.price ? { price: { ...lower(previous), endAt: opened.price - 1 } } : {};
    return { ...price, orderResultsBy: { term: 'price', order: 'asc' } };
  }
  if (
    sentence.take(
      /\b(?:more\s+expensive|pricier|higher\s+priced?|nicer)(?:\s+(?:ones?|homes?|options|listings?|than\s+(?:that|this|it)(?:\s+one)?))?(?!\s+than)\b/,
    )
  ) {
    return {
      ...(opened?.price ? { price: { startAt: opened.price + 1 } } : {}),
      orderResultsBy: { term: 'price', order: 'desc' },
    };
  }
  if (
    sentence.take(
      /\b(?:bigger|larger)(?:\s+(?:ones?|homes?|options|places|listings?|than\s+(?:that|this|it)(?:\s+one)?))?(?!\s+(?:than|lots?|yards?))\b/,
    )
  ) {
    return {
      ...(opened?.livingAreaSqFt ? { livingSpaceSqFt: { startAt: opened.livingAreaSqFt + 1 } } : {}),
      orderResultsBy: { term: 'livingspace', order: 'desc' },
    };
  }
  if (
    sentence.take(/\bsmaller(?:\s+(?:ones?|homes?|options|places|than\s+(?:that|this|it)(?:\s+one)?))?(?!\s+(?:than|lots?))\b/)
  ) {
    return {
      ...(opened?.livingAreaSqFt ? { livingSpaceSqFt: { endAt: opened.livingAreaSqFt - 1 } } : {}),
      orderResultsBy: { term: 'livingspace', order: 'asc' },
    };
  }
  return moreRooms(sentence, previous.search);
}

/** "One more bedroom", "add a bath": one more than the request that stands asks for. */
function moreRooms(sentence: Sentence, standing: ListingSearch): ListingSearch | null {
  const more = sentence.take(
    /\b(?:(?:1|one|an?)\s+(?:more|extra|additional)|another|add\s+(?:an?|another|1))\s+(bed|bath)(?:room)?\b/,
  );
  if (!more) return null;
  const key = more[1] === 'bed' ? 'bedroomsCount' : 'bathroomsCount';
  return { [key]: { startAt: (standing[key]?.startAt ?? 0) + 1 } };
}

/** "Within 2 miles": another distance around the same point. */
export function takeDistance(sentence: Sentence, { areaFilter }: ListingSearch, places: PlaceCandidate[]): ListingSearch | null {
  if (!areaFilter || areaFilter.type === 'polygon') return null;
  const center = areaFilter.type === 'radius' ? areaFilter : centerOf(areaFilter, places);
  if (!center) return null;
  const miles = Number(sentence.take(bareDistance)?.[1]);
  if (!(miles > 0 && miles <= searchLimits.radiusMiles)) return null;
  const { latitude, longitude } = center;
  return { areaFilter: { type: 'radius', latitude, longitude, distance: miles } };
}

const bareDistance = /(?:^|\b(?:within|to|inside|it|try|only))\s*(?:an?\s+)?(\d+(?:\.\d+)?)\s*(?:miles?|mi)\b(?:\s+radius)?/;

/** The middle of the place that stands, when it was looked up with the question's own phrases. */
function centerOf(area: NamedArea, places: PlaceCandidate[]): PlaceCandidate['center'] {
  return places.find(
    ({ nameType, name, context }) =>
      nameType === area.nameType &&
      name === area.name &&
      (context.city ?? null) === (area.context?.city ?? null) &&
      (context.stateAbbreviated ?? null) === (area.context?.stateAbbreviated ?? null),
  )?.center;
}

/** "Houses too", "include townhouses", "pending too" adds to the types and statuses that stand. */
export function withAdded(words: string, asked: ListingSearch, standing: ListingSearch): ListingSearch {
  if (!/\b(?:too|also|as\s+well|include|including|add|plus)\b|^\s*(?:and|or)\b/.test(words)) return asked;
  const added = { ...asked };
  if (asked.propertyTypes && standing.propertyTypes) {
    const both = [...asked.propertyTypes, ...standing.propertyTypes];
    added.propertyTypes = propertyTypes.filter((type) => both.includes(type));
  }
  if (asked.propertyStatus) {
    const both = [...asked.propertyStatus, ...(standing.propertyStatus ?? ['active'])];
    added.propertyStatus = listingStatuses.filter((status) => both.includes(status));
  }
  return added;
}

function lower(previous: EarlierTurn): { startAt?: number } {
  const startAt = previous.search.price?.startAt;
  return startAt == null ? {} : { startAt };
}

/** The request that finds listings like one. */
export function similarTo(listing: SearchResultFacts): ListingSearch {
  const { neighborhood, zipCode, city, state, price, beds, baths } = listing;
  const context = { ...(city ? { city } : {}), ...(state ? { stateAbbreviated: state } : {}) };
  const inState = state ? { stateAbbreviated: state } : {};
  const search: ListingSearch = { propertyTypes: [listing.propertyType] };
  if (neighborhood) search.areaFilter = { type: 'named-area', nameType: 'neighborhood', name: neighborhood, context };
  else if (zipCode) search.areaFilter = { type: 'named-area', nameType: 'zip-code', name: zipCode, context };
  else if (city) search.areaFilter = { type: 'named-area', nameType: 'city', name: city, context: inState };
  if (price !== null)
    search.price = { startAt: Math.max(0, price - SIMILAR_PRICE_DOLLARS), endAt: price + SIMILAR_PRICE_DOLLARS };
  if (beds !== null) search.bedroomsCount = { startAt: beds, endAt: beds + 1 };
  if (baths !== null) search.bathroomsCount = { startAt: baths, endAt: baths + 1 };
  if (listing.isLease) search.listingTransactionType = 'lease';
  return search;
}
