import { readState, readZip, splitAddress } from '../cells/addresses.ts';
import { readDateCell } from '../cells/dates.ts';
import { cleanCell } from '../cells/empty.ts';
import { readBathsCell, readMoney, readNumberCell, readWholeCell, readYear, readYesNoCell } from '../cells/numbers.ts';
import { readLivingCell, readSize } from '../cells/sizes.ts';
import { statusOf, typeOf } from './known-values.ts';

/** What the values of a field look like, to tell apart columns that share a name: "area" may be square feet or a district. */
export const shapes = [
  ...([
    'text',
    'prose',
    'number',
    'whole',
    'beds',
    'baths',
    'garage',
    'money',
    'area',
    'living',
    'lot',
    'acres',
    'year',
    'date',
  ] as const),
  ...([
    'instant',
    'zip',
    'state',
    'latitude',
    'longitude',
    'status',
    'type',
    'lease',
    'yesno',
    'rating',
    'address',
    'direction',
  ] as const),
  ...(['full-address', 'url', 'name', 'id'] as const),
] as const;
export type Shape = (typeof shapes)[number];

const between = (low: number, high: number, read: (text: string) => number | undefined) => (text: string) => {
  const number = read(text);
  return number !== undefined && number >= low && number <= high;
};
const plainNumber = (text: string) => (/^-?[\d.,]+$/.test(text) ? Number(text.replace(/,/g, '')) : undefined);

const looks: Record<Shape, (text: string) => boolean> = {
  text: () => true,
  prose: () => true,
  id: (text) => /\d/.test(text),
  name: (text) => /\p{L}/u.test(text),
  number: between(0, 1e9, readNumberCell),
  // Portals write -1 for none.
  whole: between(-1, 1e5, readWholeCell),
  beds: between(0, 99, readNumberCell),
  baths: (text) => readBathsCell(text) !== undefined,
  garage: between(0, 99, readNumberCell),
  money: between(0, 1e10, readMoney),
  area: between(0, 1e10, readLivingCell),
  living: between(0, 1e7, readLivingCell),
  lot: (text) => readSize(text) !== undefined,
  acres: (text) => readSize(text) !== undefined,
  year: (text) => {
    const year = readYear(text);
    return year === 0 || (year !== undefined && year >= 1600 && year <= 2200);
  },
  date: (text) =>
    !/^1\d{9}$/.test(text) && (readDateCell(text, 'month-first', 2026) ?? readDateCell(text, 'day-first', 2026)) !== undefined,
  instant: (text) => /^\d{4}-\d{2}-\d{2}T/.test(text),
  zip: (text) => readZip(text, null) !== undefined,
  state: (text) => readState(text) !== undefined,
  latitude: between(-90, 90, plainNumber),
  longitude: (text) => {
    const number = plainNumber(text);
    return number !== undefined && Math.abs(number) <= 180;
  },
  // Two letters are as likely a state, and a figure is no status.
  status: (text) => /[a-z]/i.test(text) && !/^https?:/i.test(text) && text.length <= 60,
  type: (text) => typeOf(text) !== undefined,
  lease: (text) => /\blease\b|\brent(?:al)?\b/i.test(text) || /^(?:residential|commercial)lease$/i.test(text),
  yesno: (text) => readYesNoCell(text) !== undefined,
  rating: (text) => /^(?:[1-9]|10)$/.test(text) || /^(?:very )?(?:poor|fair|good|excellent)$|average$/i.test(text),
  address: (text) =>
    /^\d+\S*\s+\S/.test(text) ||
    /^(?:lot|unit|tbd|0)\b/i.test(text) ||
    /\b(?:st|ave|rd|dr|ln|blvd|ct|way|hwy|road|street)\b/i.test(text),
  direction: (text) => /^(?:[nsew]|[ns][ew]|(?:north|south)?(?:east|west)?)\.?$/i.test(text),
  'full-address': (text) =>
    /\b(?:[A-Z]{2}|[A-Z][a-z]{3,})\.?,? *\d{5}\b|,\s*[A-Z]{2}(?:,|$)/.test(text) && splitAddress(text) !== undefined,
  url: (text) => /^https?:\/\//i.test(text),
};

/** At least so many of the filled cells must look right: files have slips. */
const SHARE = 0.8;
/** Classes that only some rows are of: one lease among sales is enough. Types are looked up one by one later, so that a few may be unknown. */
const shareOf: Partial<Record<Shape, number>> = {
  lease: 0.001,
  type: 0.3,
  'full-address': 0.6,
  // What is called so, and cannot be read in part, stops the import with examples instead of being left out.
  money: 0.3,
  date: 0.3,
  address: 0.6,
};
const mustBeFilled = new Set<Shape>(['lease', 'full-address', 'yesno', 'rating', 'instant']);

/** The share of a column's filled cells that have the shape; 1 for an empty column. */
export function shareOfShape(shape: Shape, values: readonly string[]): number {
  const filled = values.map(cleanCell).filter((value) => value !== '');
  if (filled.length === 0) return mustBeFilled.has(shape) ? 0 : 1;
  return filled.filter(looks[shape]).length / filled.length;
}

/** Whether a column's values, as far as they are filled, have the shape. */
export function hasShape(shape: Shape, values: readonly string[]): boolean {
  return shareOfShape(shape, values) >= (shareOf[shape] ?? SHARE);
}

/** Whether so many of a column's values are statuses that are known, that it is one without a telling name. */
export function isStatus(values: readonly string[]): boolean {
  const filled = values.map(cleanCell).filter((value) => value !== '');
  return filled.length > 0 && filled.filter((value) => statusOf(value) !== undefined).length >= SHARE * filled.length;
}
