/** Three insights of a neighborhood, as presentations show them: `docs/product/market.md` has their rules. */
import type { AreaFilter } from '#contract/listing-search.ts';
import type { Insights, InsightsRequest } from '#contract/market-insights.ts';
import { marketLimits } from '#contract/market.ts';
import type { ListingsService, ListingViewer } from '#server/modules/listings/index.ts';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import { changePercent, rounded } from './figures.ts';
import { aYearEarlier, lastDays } from './periods.ts';

type PriceChange = Insights['medianSalesPriceChange'];
type PricePerSquareFoot = Insights['averageSalesPricePerSquareFoot'];
type DaysOnMarket = Insights['averageDaysOnMarket'];

const notEnough = { mode: 'not-enough-data' } as const;

/** How a change is called: from 1 % either way it is one. */
export function priceChangeOf(median: number | null, medianYearEarlier: number | null, isLease: boolean): PriceChange {
  const percent = changePercent(median, medianYearEarlier);
  if (percent === null || median === null || medianYearEarlier === null) return notEnough;
  const direction = percent >= 0 ? 'increase' : 'decrease';
  const isChange = Math.abs(percent) >= marketLimits.changePercent;
  const trend = !isChange ? 'roughly stayed the same' : direction === 'increase' ? 'increased' : 'decreased';
  const what = isLease ? 'The median rent' : 'The median sales price';
  const words = isChange
    ? `${what} ${trend} by ${Math.abs(percent).toFixed(1)}% from the same time last year.`
    : `${what} ${trend} as at the same time last year, with a ${Math.abs(percent).toFixed(1)}% ${direction}.`;
  return { mode: 'ok', ...{ percent, median, medianYearEarlier, direction, trend, words } };
}

export function pricePerSquareFootOf(living: number | null, lot: number | null): PricePerSquareFoot {
  const whole = { living: living === null ? null : Math.round(living), lot: lot === null ? null : Math.round(lot) };
  const parts = [
    ...(whole.living === null ? [] : [`$${whole.living.toLocaleString('en-US')} a square foot of living space`]),
    ...(whole.lot === null ? [] : [`$${whole.lot.toLocaleString('en-US')} a square foot of lot`]),
  ];
  return parts.length === 0 ? notEnough : { mode: 'ok', ...whole, words: `The average price was ${parts.join(' and ')}.` };
}

function speedOf(percent: number): (DaysOnMarket & { mode: 'ok' })['speed'] {
  if (percent <= -marketLimits.speedPercent) return 'faster';
  if (percent >= marketLimits.speedPercent) return 'slower';
  if (percent === 0) return 'exactly the same';
  return percent < 0 ? 'similar, faster' : 'similar, slower';
}

const speedWords: Record<ReturnType<typeof speedOf>, string> = {
  faster: 'faster than',
  'similar, faster': 'at a similar pace, slightly faster than',
  'exactly the same': 'exactly the same as',
  'similar, slower': 'at a similar pace, slightly slower than',
  slower: 'slower than',
};

/** By the days as they are shown, so that words and figures never disagree. */
export function daysOnMarketOf(exactDays: number | null, exactCityDays: number | null): DaysOnMarket {
  if (exactDays === null || exactCityDays === null) return notEnough;
  const days = Math.floor(exactDays);
  const cityDays = Math.floor(exactCityDays);
  if (cityDays === 0) return notEnough;
  const differencePercent = rounded((100 * (days - cityDays)) / cityDays, 2);
  const speed = speedOf(differencePercent);
  const by =
    differencePercent === 0
      ? ''
      : ` (${Math.abs(differencePercent).toFixed(2)}% ${differencePercent < 0 ? 'fewer' : 'more'} days)`;
  const words = `Homes sell in ${days} days on average, ${speedWords[speed]} the city's ${cityDays}${by}.`;
  return { mode: 'ok', ...{ days, cityDays, differencePercent, speed, words } };
}

interface InsightsParts {
  clock: Clock;
  listings: Pick<ListingsService, 'summarizeSales' | 'averageSales'>;
}

export function createInsights({ clock, listings }: InsightsParts) {
  return async (
    { neighborhood, city, state, isLease, propertyType }: InsightsRequest,
    viewer: ListingViewer,
  ): Promise<Insights> => {
    const period = lastDays(calendarDateOf(clock.now()), marketLimits.windowDays);
    const context = { city, stateAbbreviated: state.toUpperCase() };
    const own: AreaFilter = { type: 'named-area', nameType: 'neighborhood', name: neighborhood, context };
    const around: AreaFilter = {
      ...{ type: 'named-area', nameType: 'city', name: city },
      context: { stateAbbreviated: context.stateAbbreviated },
    };
    const market = { propertyTypes: [propertyType], listingTransactionType: isLease ? ('lease' as const) : ('sale' as const) };
    const [now, earlier, averages, ofCity] = await Promise.all([
      listings.summarizeSales({ ...market, areaFilter: own, soldDate: period }, viewer),
      listings.summarizeSales({ ...market, areaFilter: own, soldDate: aYearEarlier(period) }, viewer),
      listings.averageSales({ ...market, areaFilter: own, soldDate: period }, viewer),
      listings.averageSales({ ...market, areaFilter: around, soldDate: period }, viewer),
    ]);
    const enough = (n: number, value: number | null): number | null => (n < marketLimits.sales ? null : value);
    return {
      medianSalesPriceChange: priceChangeOf(
        enough(now.priced, now.medianPrice),
        enough(earlier.priced, earlier.medianPrice),
        isLease,
      ),
      averageSalesPricePerSquareFoot: pricePerSquareFootOf(
        enough(averages.sized, averages.pricePerSqFt),
        enough(averages.withLot, averages.pricePerLotSqFt),
      ),
      averageDaysOnMarket: daysOnMarketOf(enough(averages.withDays, averages.days), enough(ofCity.withDays, ofCity.days)),
    };
  };
}
