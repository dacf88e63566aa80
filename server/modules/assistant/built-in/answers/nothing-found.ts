/** What to try when nothing was found: the conditions that can be loosened, the tightest kinds first. */
import type { ListingSearch } from '#contract/listings.ts';
import { dollars, list } from './format.ts';

const RAISE = 1.15;
const SUGGESTIONS = 3;

/** A rounder number above, or below: $1,500,000 → $1,725,000 → $1,750,000. */
function rounded(value: number): number {
  const step = value >= 1_000_000 ? 50_000 : value >= 100_000 ? 25_000 : 100;
  return Math.ceil(value / step) * step;
}

export function suggestLoosening(search: ListingSearch): string | null {
  const { price, areaFilter } = search;
  const ideas: (string | number | false | null | undefined)[] = [
    price?.endAt != null && `a limit of ${dollars(rounded(price.endAt * RAISE))}`,
    price?.endAt == null && price?.startAt != null && 'no lower price limit',
    areaFilter?.type === 'named-area' &&
      areaFilter.nameType !== 'city' &&
      areaFilter.context?.city &&
      `all of ${areaFilter.context.city}`,
    areaFilter?.type === 'radius' && `a distance of ${areaFilter.distance * 2} miles`,
    (search.soldDate || search.listDate) && 'a longer time',
    search.homeownerAssociationFeeUSD && 'any HOA fee',
    search.propertyYearBuilt && 'any year built',
    search.parkingGarageSpaces?.startAt && 'parking as a wish and not a must',
    search.lotSizeSqFt && 'any lot size',
    search.livingSpaceSqFt && 'any living space',
    search.bedroomsCount?.startAt && search.bedroomsCount.startAt > 1 && `${search.bedroomsCount.startAt - 1}+ bedrooms`,
    search.bathroomsCount?.startAt &&
      search.bathroomsCount.startAt > 1 &&
      `${Math.floor(search.bathroomsCount.startAt - 0.5)}+ baths`,
    search.propertyTypes && 'any type',
  ];
  const said = ideas.filter((idea) => typeof idea === 'string').slice(0, SUGGESTIONS);
  return said.length > 0 ? `You could try ${list(said, 'or')}.` : null;
}
