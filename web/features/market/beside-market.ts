/** A home beside the market that it is in, figure by figure. */
import type { AreaFilter } from '#contract/listing-search.ts';
import type { ListingDetails } from '#contract/listings.ts';
import type { MarketMedian, MarketRequest, MarketSnapshot } from '#contract/market.ts';
import { inUnit, shortDollars } from './market-formats.ts';

export type HomeOfMarket = Pick<
  ListingDetails,
  | 'neighborhood'
  | 'city'
  | 'state'
  | 'isLease'
  | 'propertyType'
  | 'listingStatus'
  | 'soldPrice'
  | 'listPrice'
  | 'internalSize'
  | 'daysOnMarket'
>;

export interface Beside {
  label: string;
  own: string;
  /** "12 % above the median of $489 (170 sales)" */
  words: string;
}

/** The markets around a home of its type, the smallest first. */
export function marketsAround({ neighborhood, city, state, isLease, propertyType }: HomeOfMarket): MarketRequest[] {
  if (!city || !state) return [];
  const ofHome = {
    propertyTypes: [propertyType.id],
    ...(isLease ? { listingTransactionType: 'lease' as const } : {}),
  };
  const area = (nameType: 'neighborhood' | 'city', name: string, within: { city?: string }): AreaFilter => ({
    ...{ type: 'named-area', nameType, name },
    context: { ...within, stateAbbreviated: state },
  });
  return [
    ...(neighborhood ? [{ ...ofHome, areaFilter: area('neighborhood', neighborhood, { city }) }] : []),
    { ...ofHome, areaFilter: area('city', city, {}) },
  ];
}

function comparedTo(own: number, median: MarketMedian, sales: string): string {
  const of = `the median of ${inUnit(median.value ?? 0, median.unit)} (${median.n.toLocaleString('en-US')} ${sales})`;
  const percent = Math.round((100 * (own - (median.value ?? 0))) / (median.value ?? 1));
  return percent === 0 ? `At ${of}` : `${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'} ${of}`;
}

/** Empty where the market has too few sales, or the home too few facts. */
export function besideMarket(home: HomeOfMarket, told: MarketSnapshot): Beside[] {
  const { isLease, internalSize, daysOnMarket } = home;
  const price = home.listingStatus.id === 'sold' ? home.soldPrice : home.listPrice;
  const sales = isLease ? 'leases' : 'sales';
  const { medianPrice, medianPricePerSqFt: perSqFt, medianDaysOnMarket: days } = told;
  const ownPerSqFt = price !== null && internalSize ? price / internalSize : null;
  return [
    ...(price === null || medianPrice.value === null
      ? []
      : [{ label: isLease ? 'Rent' : 'Price', own: shortDollars(price), words: comparedTo(price, medianPrice, sales) }]),
    ...(ownPerSqFt === null || perSqFt.value === null
      ? []
      : [
          {
            label: isLease ? 'Rent per sq ft' : 'Price per sq ft',
            own: inUnit(isLease ? Math.round(ownPerSqFt * 100) / 100 : Math.round(ownPerSqFt), perSqFt.unit),
            words: comparedTo(ownPerSqFt, perSqFt, sales),
          },
        ]),
    // Another measure of days is none to compare with.
    ...(daysOnMarket === null || days.value === null || days.basis !== 'days-on-market'
      ? []
      : [
          {
            label: 'Days on market',
            own: inUnit(daysOnMarket, 'days'),
            words: `Half of the ${days.n.toLocaleString('en-US')} ${sales} took ${inUnit(days.value, 'days')} or less`,
          },
        ]),
  ];
}
