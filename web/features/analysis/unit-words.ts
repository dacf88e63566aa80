import type { AnalysisUnit } from '#contract/analysis.ts';

const compactDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
});
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exactDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** As an axis has room for it. */
export const shortIn = (unit: AnalysisUnit | null, value: number): string => withMinus(shortWords(unit, value));

/** Whole, with what it counts. */
export const exactIn = (unit: AnalysisUnit, value: number): string => withMinus(exactWords(unit, value));

/** The sign, which is as wide as a plus, for the keyboard's hyphen. */
const withMinus = (words: string): string => words.replace(/^-/, '−');

function shortWords(unit: AnalysisUnit | null, value: number): string {
  switch (unit) {
    case 'dollars':
    case 'dollarsPerMonth':
      return Math.abs(value) < 10_000 ? wholeDollars.format(value) : compactDollars.format(value);
    case 'dollarsPerSqFt':
      return wholeDollars.format(value);
    case 'percent':
      return `${plain.format(value)}%`;
    // A year is a number too.
    case 'number':
      return String(Math.round(value * 100) / 100);
    default:
      return plain.format(value);
  }
}

function exactWords(unit: AnalysisUnit, value: number): string {
  switch (unit) {
    case 'dollars':
      return exactDollars.format(value);
    case 'dollarsPerMonth':
      return `${exactDollars.format(value)} a month`;
    case 'dollarsPerSqFt':
      return `${exactDollars.format(value)} per sq ft`;
    case 'days':
      return `${plain.format(value)} days`;
    case 'months':
      return `${plain.format(value)} months`;
    case 'sqFt':
      return `${plain.format(value)} sq ft`;
    default:
      return shortWords(unit, value);
  }
}

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** "Oct 26" of `2026-10`; other names as they are. */
export const nameOfX = (x: string | number, unit: AnalysisUnit | null): string =>
  typeof x === 'number' ? shortIn(unit, x) : /^\d{4}-\d{2}$/.test(x) ? month.format(new Date(`${x}-01`)) : x;
