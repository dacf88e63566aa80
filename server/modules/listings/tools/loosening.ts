/** What could be asked for instead when nothing was found: one condition loosened at a time, the tightest kinds first. */
import { featureLabels, type ListingFeature } from '#contract/listing-features.ts';
import type { ListingSearch } from '#contract/listing-search.ts';

/** What a loosened request has instead, for whoever tells it in words of their own. */
type Loosened =
  | { kind: 'limit'; dollars: number }
  | { kind: 'city'; city: string }
  | { kind: 'distance'; miles: number }
  | { kind: 'feature'; feature: ListingFeature }
  | { kind: 'keywords'; words: string }
  | { kind: 'parking' }
  | { kind: 'bedrooms' | 'baths'; count: number }
  | { kind: 'any'; of: 'date' | 'days' | 'hoa' | 'year' | 'lot' | 'space' | 'type' | 'price' };

/** The figure of a change, under the name of its unit. */
export function figureOf(what: Loosened): { beds?: number; baths?: number; miles?: number; priceDollars?: number } {
  switch (what.kind) {
    case 'limit':
      return { priceDollars: what.dollars };
    case 'distance':
      return { miles: what.miles };
    case 'bedrooms':
      return { beds: what.count };
    case 'baths':
      return { baths: what.count };
    default:
      return {};
  }
}

export interface Loosening {
  /** In words: "a limit of $575,000". */
  change: string;
  what: Loosened;
  search: ListingSearch;
}

const RAISE = 1.15;
/** Bounds the counting for one empty result. */
const LOOSENINGS_LIMIT = 6;

const dollars = (value: number) => `$${value.toLocaleString('en-US')}`;

/** A rounder number above: $1,725,000 → $1,750,000. */
function rounded(value: number): number {
  const step = value >= 1_000_000 ? 50_000 : value >= 100_000 ? 25_000 : 100;
  return Math.ceil(value / step) * step;
}

/** The city around a place, as an area; null where it is none or not known. */
function cityAround({ areaFilter }: ListingSearch): ListingSearch['areaFilter'] {
  if (areaFilter?.type !== 'named-area' || areaFilter.nameType === 'city' || !areaFilter.context?.city) return null;
  const { city, stateAbbreviated } = areaFilter.context;
  return { type: 'named-area', nameType: 'city', name: city, ...(stateAbbreviated ? { context: { stateAbbreviated } } : {}) };
}

export function looseningsOf(search: ListingSearch): Loosening[] {
  const { price, areaFilter, bedroomsCount: beds, bathroomsCount: baths } = search;
  const found: Loosening[] = [];
  const loosen = (change: string, what: Loosened, other: Partial<ListingSearch>) =>
    found.push({ change, what, search: { ...search, ...other, paginationPage: 1 } });

  if (price?.endAt != null) {
    const endAt = rounded(price.endAt * RAISE);
    loosen(`a limit of ${dollars(endAt)}`, { kind: 'limit', dollars: endAt }, { price: { ...price, endAt } });
  }
  const city = cityAround(search);
  if (city?.type === 'named-area') loosen(`all of ${city.name}`, { kind: 'city', city: city.name }, { areaFilter: city });
  if (areaFilter?.type === 'radius')
    loosen(
      `a distance of ${areaFilter.distance * 2} miles`,
      { kind: 'distance', miles: areaFilter.distance * 2 },
      {
        areaFilter: { ...areaFilter, distance: areaFilter.distance * 2 },
      },
    );
  for (const feature of search.features ?? []) {
    const features = search.features?.filter((one) => one !== feature) ?? [];
    loosen(
      `“${featureLabels[feature]}” as a wish and not a must`,
      { kind: 'feature', feature },
      { features: features.length > 0 ? features : null },
    );
  }
  for (const words of search.keywords ?? []) {
    const keywords = search.keywords?.filter((one) => one !== words) ?? [];
    loosen(
      `“${words}” in the remarks as a wish and not a must`,
      { kind: 'keywords', words },
      { keywords: keywords.length > 0 ? keywords : null },
    );
  }
  if (search.soldDate ?? search.listDate) loosen('any date', { kind: 'any', of: 'date' }, { soldDate: null, listDate: null });
  if (search.homeownerAssociationFeeUSD) loosen('any HOA fee', { kind: 'any', of: 'hoa' }, { homeownerAssociationFeeUSD: null });
  if (search.daysOnMarket) loosen('any time on the market', { kind: 'any', of: 'days' }, { daysOnMarket: null });
  if (search.propertyYearBuilt) loosen('any year built', { kind: 'any', of: 'year' }, { propertyYearBuilt: null });
  if (search.parkingGarageSpaces?.startAt)
    loosen('parking as a wish and not a must', { kind: 'parking' }, { parkingGarageSpaces: null });
  if (search.lotSizeSqFt) loosen('any lot size', { kind: 'any', of: 'lot' }, { lotSizeSqFt: null });
  if (search.livingSpaceSqFt) loosen('any living space', { kind: 'any', of: 'space' }, { livingSpaceSqFt: null });
  if (beds?.startAt && beds.startAt > 1)
    loosen(
      `${beds.startAt - 1}+ bedrooms`,
      { kind: 'bedrooms', count: beds.startAt - 1 },
      { bedroomsCount: { ...beds, startAt: beds.startAt - 1 } },
    );
  if (baths?.startAt && baths.startAt > 1) {
    const startAt = Math.floor(baths.startAt - 0.5);
    loosen(`${startAt}+ baths`, { kind: 'baths', count: startAt }, { bathroomsCount: { ...baths, startAt } });
  }
  if (search.propertyTypes) loosen('any type', { kind: 'any', of: 'type' }, { propertyTypes: null });
  if (price) loosen('any price', { kind: 'any', of: 'price' }, { price: null });
  return found.slice(0, LOOSENINGS_LIMIT);
}
