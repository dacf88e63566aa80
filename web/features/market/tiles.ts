/** The six figures of a market as tiles. */
import type { MarketMonth } from '#contract/market-history.ts';
import type { MarketMedian, MarketPeriod, MarketSnapshot } from '#contract/market.ts';
import { inUnit, percentWords, periodWords, shortDollars } from './market-formats.ts';

/** The listings that a figure was counted from: sold in the window, sold in twelve months, on the market now. */
export type MarketRecords = (typeof marketRecords)[number];
const marketRecords = ['sold', 'year', 'active'] as const;

export const isRecords = (name: string): name is MarketRecords => marketRecords.some((records) => records === name);

export interface Tile {
  label: string;
  /** Null where there is too little. */
  figure: string | null;
  /** Against the year before; empty where there is nothing to compare. */
  change: string;
  basis: string;
  records: MarketRecords;
  /** What its sparkline draws of each month that is over; null where most months have too few cases. */
  ofMonth: ((month: MarketMonth) => number | null) | null;
}

const signed = (percent: number): string => `${percent < 0 ? '−' : '+'}${percentWords(Math.abs(percent))} in a year`;

function changeOf({ value, changePercent, yearEarlier, unit }: MarketMedian): string {
  if (value === null || yearEarlier.value === null) return '';
  if (unit === 'days' || unit === 'percent' || changePercent === null) return `${inUnit(yearEarlier.value, unit)} a year earlier`;
  return changePercent === 0 ? 'As a year earlier' : signed(changePercent);
}

const DAYS_PER_MONTH = 365.25 / 12;

/** Sales of a usual month of a period. */
function aMonth(count: number, { startAt, endAt }: MarketPeriod): number {
  const days = (Date.parse(endAt) - Date.parse(startAt)) / 86_400_000;
  return (count * DAYS_PER_MONTH) / Math.max(1, days);
}

export function tilesOf(told: MarketSnapshot): Tile[] {
  const { isLease, medianPrice, medianPricePerSqFt, medianDaysOnMarket, saleToList, monthsOfSupply: supply, soldCount } = told;
  const sales = (n: number): string => `${isLease ? 'lease' : 'sale'}${n === 1 ? '' : 's'}`;
  const median = (label: string, figure: MarketMedian, ofMonth: (month: MarketMonth) => number | null): Tile => ({
    label,
    figure:
      figure.value === null ? null : figure.unit === 'dollars' ? shortDollars(figure.value) : inUnit(figure.value, figure.unit),
    change: changeOf(figure),
    basis:
      figure.missing === 'not-for-land'
        ? 'Not told of land'
        : `${figure.n.toLocaleString('en-US')} ${figure.n < soldCount.value ? `of ${soldCount.value.toLocaleString('en-US')} ` : ''}${sales(soldCount.value)}${figure.missing ? `, ${told.neededCount} are needed` : ''}`,
    records: 'sold',
    ofMonth: aMonth(figure.n, told.period) < told.neededCount ? null : ofMonth,
  });
  return [
    median(isLease ? 'Median rent' : 'Median price', medianPrice, (one) => one.medianPrice.value),
    median(isLease ? 'Rent per sq ft' : 'Price per sq ft', medianPricePerSqFt, (one) => one.medianPricePerSqFt.value),
    median('Days on market', medianDaysOnMarket, (one) => one.medianDaysOnMarket.value),
    median(isLease ? 'Rent to asking rent' : 'Sale-to-list', saleToList, (one) => one.saleToList.value),
    {
      label: 'Months of supply',
      figure: supply.value === null ? null : `${supply.value}`,
      change: supply.value === null ? '' : `${told.activeCount.value.toLocaleString('en-US')} active now`,
      basis: `${supply.n.toLocaleString('en-US')} ${sales(supply.n)} in 12 months${supply.missing ? `, ${told.neededCount} are needed` : ''}`,
      records: 'year',
      ofMonth: null,
    },
    {
      label: isLease ? 'Leased' : 'Sold',
      figure: soldCount.value.toLocaleString('en-US'),
      change: soldCount.changePercent === null ? '' : signed(soldCount.changePercent),
      basis: periodWords(soldCount.period),
      records: 'sold',
      ofMonth: (one) => one.sold,
    },
  ];
}
