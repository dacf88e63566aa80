/** The medians of a snapshot, each from two windows of sales. */
import type { PropertyType } from '#contract/listing-vocabulary.ts';
import { marketLimits, type MarketMedian, type MarketPeriod, type MarketSnapshot } from '#contract/market.ts';
import type { SalesSummary } from '#server/modules/listings/index.ts';
import { changePercent, rounded, speedOf, trendOf } from './figures.ts';

/** The sales of the window and those of the same window a year earlier. */
export interface Windows {
  now: SalesSummary;
  before: SalesSummary;
  period: MarketPeriod;
  earlier: MarketPeriod;
}

interface Sample {
  n: number;
  median: number | null;
}

/** Under ten sales nothing is told. */
function valueOf({ n, median }: Sample, write: (median: number) => number): number | null {
  return n < marketLimits.sales || median === null ? null : write(median);
}

interface MedianParts {
  windows: Windows;
  unit: MarketMedian['unit'];
  read: (sales: SalesSummary) => Sample;
  write: (median: number) => number;
}

function medianOf({ windows: { now, before, period, earlier }, unit, read, write }: MedianParts): MarketMedian {
  const value = valueOf(read(now), write);
  const valueEarlier = valueOf(read(before), write);
  return {
    value,
    unit,
    n: read(now).n,
    period,
    missing: value === null ? 'not-enough-data' : null,
    yearEarlier: { value: valueEarlier, unit, n: read(before).n, period: earlier },
    changePercent: unit === 'percent' ? null : changePercent(value, valueEarlier),
  };
}

export function medianPriceOf(windows: Windows, isLease: boolean): MarketSnapshot['medianPrice'] {
  const median = medianOf({
    windows,
    unit: isLease ? 'dollars-per-month' : 'dollars',
    read: (sales) => ({ n: sales.priced, median: sales.medianPrice }),
    write: Math.round,
  });
  return { ...median, trend: trendOf(median.changePercent) };
}

/** Whole dollars; of a rent, where they say too little, cents too. */
export function pricePerSqFtOf(windows: Windows, types: readonly PropertyType[], isLease: boolean): MarketMedian {
  const median = medianOf({
    windows,
    unit: 'dollars-per-sqft',
    read: (sales) => ({ n: sales.sized, median: sales.medianPricePerSqFt }),
    write: (median) => rounded(median, isLease ? 2 : 0),
  });
  return types.every((type) => type === 'lots-and-land') ? { ...median, missing: 'not-for-land' } : median;
}

export function saleToListOf(windows: Windows): MarketMedian {
  return medianOf({
    windows,
    unit: 'percent',
    read: (sales) => ({ n: sales.withListPrice, median: sales.medianSaleToList }),
    write: (ratio) => rounded(100 * ratio, 1),
  });
}

const feedsDays = (sales: SalesSummary): Sample => ({ n: sales.withDaysOnMarket, median: sales.medianDaysOnMarket });
const daysListed = (sales: SalesSummary): Sample => ({ n: sales.withListDate, median: sales.medianDaysListed });

/** One measure for all that is compared: the feed's days where most of the window's sales carry them. */
export function daysOnMarketOf(
  windows: Windows,
  city: { area: string; sales: SalesSummary } | null,
): MarketSnapshot['medianDaysOnMarket'] {
  const hasFeeds = windows.now.withDaysOnMarket * 2 >= windows.now.sold;
  const read = hasFeeds ? feedsDays : daysListed;
  const median = medianOf({ windows, unit: 'days', read, write: Math.floor });
  const ofCity = city && { value: valueOf(read(city.sales), Math.floor), n: read(city.sales).n };
  return {
    ...median,
    basis: hasFeeds ? 'days-on-market' : 'list-to-sale',
    city: city && ofCity && { area: city.area, ...ofCity, ...speedOf(median.value, ofCity.value) },
  };
}
