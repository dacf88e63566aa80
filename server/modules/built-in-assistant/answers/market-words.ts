/** The words around market figures: windows, counts, what is missing, whose market it is. */
import { marketLimits, type MarketMedian, type MarketPeriod, type MarketSnapshot } from '#contract/market.ts';
import { day, dollars, plural } from './format.ts';

export type Median = Pick<MarketMedian, 'value' | 'unit' | 'n' | 'missing' | 'yearEarlier' | 'changePercent'>;

/** "August 23 to November 21, 2026" */
export function span({ startAt, endAt }: MarketPeriod): string {
  const from = day(startAt);
  return `${startAt.slice(0, 4) === endAt.slice(0, 4) ? from.slice(0, from.lastIndexOf(',')) : from} to ${day(endAt)}`;
}

export const sales = (n: number, isLease: boolean) => plural(n, isLease ? 'lease' : 'sale');

/** A value in its unit. */
export function figure(value: number, unit: MarketMedian['unit']): string {
  switch (unit) {
    case 'dollars':
      return dollars(value);
    case 'dollars-per-sqft':
      return Number.isInteger(value) ? dollars(value) : `$${value.toFixed(2)}`;
    case 'dollars-per-month':
      return `${dollars(value)} a month`;
    case 'days':
      return plural(value, 'day');
    case 'percent':
      return `${value.toFixed(1)}%`;
  }
}

export const percent = (value: number) => `${Math.abs(value).toFixed(1)}%`;

/** "not enough data (4 sales, 10 are needed)" */
export function missing({ missing: reason, n }: Pick<MarketMedian, 'missing' | 'n'>, isLease: boolean): string {
  return reason === 'not-for-land'
    ? 'not given for land'
    : `not enough data (${sales(n, isLease)}, ${marketLimits.sales} are needed)`;
}

export const trendWords: Record<NonNullable<MarketSnapshot['medianPrice']['trend']>, string> = {
  increased: 'increased',
  'roughly-the-same': 'roughly stayed the same',
  decreased: 'decreased',
};

/** Beside what its city takes. */
export const speedWords: Record<NonNullable<NonNullable<MarketSnapshot['medianDaysOnMarket']['city']>['speed']>, string> = {
  faster: 'faster here',
  'similar-faster': 'similar, a little faster here',
  'exactly-the-same': 'exactly the same',
  'similar-slower': 'similar, a little slower here',
  slower: 'slower here',
};

export const balanceWords: Record<NonNullable<MarketSnapshot['monthsOfSupply']['balance']>, string> = {
  'sellers-market': "a seller's market",
  balanced: 'a balanced market',
  'buyers-market': "a buyer's market",
};

/** "31 active listings ÷ 12.8 sales a month, from 153 sales November 22, 2025 to November 21, 2026" */
export function supplyBasis(
  { meanSales, n, period }: MarketSnapshot['monthsOfSupply'],
  active: number | undefined,
  isLease: boolean,
): string {
  const pace = `${meanSales.value} ${isLease ? 'leases' : 'sales'} a month`;
  return `${active === undefined ? pace : `${plural(active, 'active listing')} ÷ ${pace}`}, from ${sales(n, isLease)} ${span(period)}`;
}
