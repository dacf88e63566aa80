/** The medians of a snapshot, each from two windows of sales. */
import type { PropertyType } from '#contract/listing-vocabulary.ts';
import { marketLimits, type MarketMedian, type MarketPeriod, type MarketSnapshot } from '#contract/market.ts';
import { changePercent, rounded, speedOf, trendOf } from './figures.ts';
import type { SalesRow } from './market.queries.ts';

/** The sales of the window and those of the same window a year earlier. */
export interface Windows {
  now: SalesRow;
  before: SalesRow;
  period: MarketPeriod;
  earlier: MarketPeriod;
}

interface Reading {
  n: number;
  median: number | null;
}

/** Under ten sales nothing is told. */
function valueOf({ n, median }: Reading, write: (median: number) => number): number | null {
  return n < marketLimits.sales || median === null ? null : write(median);
}

interface MedianParts {
  windows: Windows;
  unit: MarketMedian['unit'];
  read: (sales: SalesRow) => Reading;
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
    read: (sales) => ({ n: sales.priced, median: sales.median_price }),
    write: Math.round,
  });
  return { ...median, trend: trendOf(median.changePercent) };
}

/** Whole dollars; of a rent, where they say too little, cents too. */
export function pricePerSqFtOf(windows: Windows, types: readonly PropertyType[], isLease: boolean): MarketMedian {
  const median = medianOf({
    windows,
    unit: 'dollars-per-sqft',
    read: (sales) => ({ n: sales.sized, median: sales.median_price_per_sqft }),
    write: (median) => rounded(median, isLease ? 2 : 0),
  });
  return types.every((type) => type === 'lots-and-land') ? { ...median, missing: 'not-for-land' } : median;
}

export function saleToListOf(windows: Windows): MarketMedian {
  return medianOf({
    windows,
    unit: 'percent',
    read: (sales) => ({ n: sales.with_list_price, median: sales.median_sale_to_list }),
    write: (ratio) => rounded(100 * ratio, 1),
  });
}

const feedsDays = (sales: SalesRow): Reading => ({ n: sales.with_days_on_market, median: sales.median_days_on_market });
const daysListed = (sales: SalesRow): Reading => ({ n: sales.with_list_date, median: sales.median_days_listed });

/** One measure for all that is compared: the feed's days where most of the window's sales carry them. */
export function daysOnMarketOf(
  windows: Windows,
  city: { area: string; sales: SalesRow } | null,
): MarketSnapshot['medianDaysOnMarket'] {
  const hasFeeds = windows.now.with_days_on_market * 2 >= windows.now.sold;
  const read = hasFeeds ? feedsDays : daysListed;
  const median = medianOf({ windows, unit: 'days', read, write: Math.floor });
  const ofCity = city && { value: valueOf(read(city.sales), Math.floor), n: read(city.sales).n };
  return {
    ...median,
    basis: hasFeeds ? 'days-on-market' : 'list-to-sale',
    city: city && ofCity && { area: city.area, ...ofCity, ...speedOf(median.value, ofCity.value) },
  };
}
