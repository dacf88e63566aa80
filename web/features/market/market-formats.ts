import type { MarketMedian, MarketPeriod } from '#contract/market.ts';
import { dollars } from './dollars.ts';

const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
});

/** $1.25M, $895K: where a price is read at a glance. */
export const shortDollars = (amount: number): string => (Math.abs(amount) < 10_000 ? dollars(amount) : compact.format(amount));

/** "103.0%": with one digit behind the point, as replies say it. */
export const percentWords = (percent: number): string => `${percent.toFixed(1)}%`;

/** A figure in its unit. */
export function inUnit(value: number, unit: MarketMedian['unit']): string {
  switch (unit) {
    case 'dollars':
      return dollars(value);
    case 'dollars-per-month':
      return `${dollars(value)} a month`;
    case 'dollars-per-sqft':
      return `$${value.toLocaleString('en-US', { minimumFractionDigits: value % 1 === 0 ? 0 : 2 })}`;
    case 'days':
      return value === 1 ? '1 day' : `${value.toLocaleString('en-US')} days`;
    case 'percent':
      return percentWords(value);
  }
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayOfYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "Aug 22 to Nov 20, 2026" */
export function periodWords({ startAt, endAt }: MarketPeriod): string {
  const isOneYear = startAt.slice(0, 4) === endAt.slice(0, 4);
  return `${(isOneYear ? day : dayOfYear).format(new Date(startAt))} to ${dayOfYear.format(new Date(endAt))}`;
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "August 2026" of `2026-08`. */
export const monthWords = (calendarMonth: string): string => month.format(new Date(`${calendarMonth}-01`));

const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** In the reader's own time. */
export const instantWords = (at: string): string => instant.format(new Date(at));
