/** What can be drawn of a market by month. */
import type { MarketMonth } from '#contract/market-history.ts';
import { dollars } from './dollars.ts';
import { shortDollars } from './market-formats.ts';

export const monthFigures = ['price', 'per-sqft', 'days', 'sale-to-list', 'reduced', 'sold', 'listed', 'pended'] as const;
export type MonthFigure = (typeof monthFigures)[number];

interface MonthFigureWords {
  label: string;
  read: (month: MarketMonth) => { value: number | null; n: number };
  /** On the axis, and exactly in the table. */
  short: (value: number) => string;
  exact: (value: number) => string;
}

const count = (value: number): string => Math.round(value).toLocaleString('en-US');
const days = { short: count, exact: (value: number) => `${count(value)} days` };
const percent = { short: (value: number) => `${Math.round(value * 10) / 10}%`, exact: (value: number) => `${value}%` };
const cases = (read: (month: MarketMonth) => number): Pick<MonthFigureWords, 'read' | 'short' | 'exact'> => ({
  read: (month) => ({ value: read(month), n: read(month) }),
  short: count,
  exact: count,
});

export const wordsOfFigures = (isLease: boolean): Record<MonthFigure, MonthFigureWords> => ({
  price: { label: isLease ? 'Median rent' : 'Median price', read: (one) => one.medianPrice, short: shortDollars, exact: dollars },
  'per-sqft': {
    label: isLease ? 'Rent per sq ft' : 'Price per sq ft',
    read: (one) => one.medianPricePerSqFt,
    short: (value) => `$${Math.round(value * 100) / 100}`,
    exact: (value) => `$${value}`,
  },
  days: { label: 'Days on market', read: (one) => one.medianDaysOnMarket, ...days },
  'sale-to-list': { label: isLease ? 'Rent to asking rent' : 'Sale-to-list', read: (one) => one.saleToList, ...percent },
  reduced: { label: `${isLease ? 'Leases' : 'Sales'} after a price cut`, read: (one) => one.reduced, ...percent },
  sold: { label: isLease ? 'Leased' : 'Sold', ...cases((one) => one.sold) },
  listed: { label: 'New listings', ...cases((one) => one.listed) },
  pended: { label: 'Under contract', ...cases((one) => one.pended) },
});
