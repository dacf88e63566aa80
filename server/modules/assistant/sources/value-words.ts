import { listingStatusLabels, propertyTypeLabels, sortTerms } from '#contract/listing-vocabulary.ts';
import { unitOfPath, type Unit } from '../tracing/units.ts';

const MAX_CHARACTERS = 200;

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const endings: Partial<Record<Unit, string>> = {
  percent: '%',
  sqft: ' sq ft',
  days: ' days',
  months: ' months',
  miles: ' miles',
};

/** Units as answers name them, where they do. */
const namedUnits: Readonly<Record<string, (value: number) => string>> = {
  dollars: (value) => dollars.format(value),
  'dollars-per-month': (value) => `${dollars.format(value)} a month`,
  'dollars-per-sqft': (value) => `${dollars.format(value)} per sq ft`,
  days: (value) => `${number.format(value)} ${value === 1 ? 'day' : 'days'}`,
  percent: (value) => `${number.format(value)}%`,
  months: (value) => `${number.format(value)} months`,
  count: (value) => number.format(value),
};

/** Words for what answers say by a keyword. */
const keywords: Readonly<Record<string, string>> = {
  ...propertyTypeLabels,
  ...listingStatusLabels,
  sale: 'Sale',
  lease: 'Lease',
  'not-enough-data': 'Not enough data',
  'not-for-land': 'Not for land',
  increased: 'Increased',
  'roughly-the-same': 'Roughly the same',
  decreased: 'Decreased',
  faster: 'Faster',
  'similar-faster': 'Similar, faster',
  'exactly-the-same': 'Exactly the same',
  'similar-slower': 'Similar, slower',
  slower: 'Slower',
  'days-on-market': "The MLS's own days on market",
  'list-to-sale': 'Days from list date to sale',
  'sellers-market': "A seller's market",
  balanced: 'A balanced market',
  'buyers-market': "A buyer's market",
  listed: 'Listed',
  'price-changed': 'Price changed',
  'coming-soon': 'Coming soon',
  'back-on-market': 'Back on the market',
  'off-market': 'Off the market',
  'price-reduced': 'Price reduced',
  description: 'Listing description',
  social: 'Social post',
  email: 'E-mail',
  'open-house': 'Open house',
  'just-sold': 'Just sold',
};

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}(?=$|T)/;
const utc = (date: string) => new Date(`${date.slice(0, 10)}T00:00:00Z`);

/** "Nov 20, 2026" */
export function dateWords(date: string): string {
  return day.format(utc(date));
}

/** "Nov 2024" of "2024-11"; what is no month stays as it is. */
export function monthWords(name: string): string {
  return /^\d{4}-\d{2}$/.test(name) ? month.format(utc(`${name}-01`)) : name;
}

/** "Aug 22 – Nov 20, 2026" */
export function windowWords(from: string, to: string): string {
  // The library's blanks around the dash are thin ones, which some fonts lack.
  return day.formatRange(utc(from), utc(to)).replace(/\s/g, ' ');
}

/** A figure in the unit that stands beside it. */
export function figureWords(value: number, unit: unknown): string {
  return (typeof unit === 'string' ? namedUnits[unit] : undefined)?.(value) ?? number.format(value);
}

/** "−8.5%", "+5.3%" */
export function changeWords(percent: number): string {
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${number.format(Math.abs(percent))}%`;
}

/** One value of a field as people write it; the path of names tells what it counts. */
export function valueWords(value: unknown, path: readonly string[]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') {
    const sorts: Readonly<Record<string, { label: string }>> = sortTerms;
    const sort = path.at(-1) === 'term' ? sorts[value] : undefined;
    if (sort) return sort.label;
    return CALENDAR_DATE.test(value) ? dateWords(value) : (keywords[value] ?? value.slice(0, MAX_CHARACTERS));
  }
  if (typeof value !== 'number') return String(value).slice(0, MAX_CHARACTERS);
  if (path.some((name) => /changePercent/i.test(name))) return changeWords(value);
  const unit = unitOfPath(path);
  if (unit === 'dollars' || unit === 'dollars-per-sqft') return figureWords(value, unit);
  return unit === 'year' ? String(value) : `${number.format(value)}${endings[unit] ?? ''}`;
}

/** A range as one: "Aug 22 – Nov 20, 2026", "$500,000 to $650,000", "up to $650,000", "3 or more". */
export function rangeWords(from: unknown, to: unknown, path: readonly string[]): string {
  const isDate = (end: unknown): end is string => typeof end === 'string' && CALENDAR_DATE.test(end);
  const [first, last] = [from, to].map((end) => (end === null || end === undefined ? null : valueWords(end, path)));
  if (isDate(from) && isDate(to)) return windowWords(from, to);
  if (first && last) return first === last ? first : `${first} to ${last}`;
  if (first) return isDate(from) ? `since ${first}` : `${first} or more`;
  return isDate(to) ? `until ${last ?? ''}` : `up to ${last ?? ''}`;
}
