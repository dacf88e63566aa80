import type { ResoListing } from './reso-listing.ts';

/** Reads fields of one record leniently in form and strictly in sense, and gathers what is wrong with it. */
export interface FieldReader {
  record: ResoListing;
  /** Local calendar date on which the record is read, `YYYY-MM-DD`. */
  today: string;
  /** Why the record cannot be kept; empty when it can. */
  problems: string[];
}

/** Longest name, number or code that is kept; a longer one is a mistake of the feed. */
const SHORT_TEXT_LENGTH = 200;

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** Text that PostgreSQL can store: no NUL characters, no halves of surrogate pairs. */
export function storable(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes('\0') ? whole.replaceAll('\0', '') : whole;
}

/** The first of the fields that has a text, trimmed; numbers count as texts (a ListingKey may be one). */
export function readText({ record, problems }: FieldReader, ...fields: string[]): string | null {
  for (const field of fields) {
    const value = record[field];
    if (isAbsent(value)) continue;
    if (typeof value !== 'string' && typeof value !== 'number') {
      problems.push(`${field} is not a text`);
      return null;
    }
    const text = storable(String(value)).trim();
    if (text.length > SHORT_TEXT_LENGTH) {
      problems.push(`${field} is longer than ${SHORT_TEXT_LENGTH} characters`);
      return null;
    }
    if (text !== '') return text;
  }
  return null;
}

/** Free text for people, cut after so many characters. */
export function readLongText({ record, problems }: FieldReader, field: string, maxLength: number): string | null {
  const value = record[field];
  if (isAbsent(value)) return null;
  if (typeof value !== 'string') {
    problems.push(`${field} is not a text`);
    return null;
  }
  return storable(value.length > maxLength ? `${value.slice(0, maxLength - 1)}…` : value).trim() || null;
}

export interface NumberBounds {
  min: number;
  max: number;
  /** Feeds write 0 for an unknown figure of this kind. */
  zeroIsUnknown?: boolean;
}

/** The first of the fields that has a number; texts such as `1,250` and `$450,000.00` count. Out of bounds is a problem. */
export function readNumber({ record, problems }: FieldReader, fields: string | string[], bounds: NumberBounds): number | null {
  for (const field of typeof fields === 'string' ? [fields] : fields) {
    const value = record[field];
    if (isAbsent(value)) continue;
    const number = typeof value === 'number' ? value : typeof value === 'string' ? Number(value.replace(/[$,\s]/g, '')) : NaN;
    if (!Number.isFinite(number)) {
      problems.push(`${field} is not a number`);
      return null;
    }
    if (number === 0 && bounds.zeroIsUnknown) continue;
    if (number < bounds.min || number > bounds.max) {
      problems.push(`${field} is ${number}, which is not between ${bounds.min} and ${bounds.max}`);
      return null;
    }
    return number;
  }
  return null;
}

export function readWholeNumber(reader: FieldReader, fields: string | string[], bounds: NumberBounds): number | null {
  const number = readNumber(reader, fields, bounds);
  if (number === null || Number.isInteger(number)) return number;
  reader.problems.push(`${typeof fields === 'string' ? fields : fields.join('/')} is ${number}, which is not a whole number`);
  return null;
}

/** True, false, or null for unknown; `Y`, `yes`, `true`, `1` and their opposites count. */
export function readYesNo({ record, problems }: FieldReader, field: string): boolean | null {
  const value = record[field];
  if (isAbsent(value)) return null;
  if (typeof value === 'boolean') return value;
  const text = (typeof value === 'string' || typeof value === 'number' ? String(value) : '').trim().toLowerCase();
  if (['true', 'y', 'yes', '1', 't'].includes(text)) return true;
  if (['false', 'n', 'no', '0', 'f'].includes(text)) return false;
  problems.push(`${field} is neither true nor false`);
  return null;
}

/** Values of a lookup with several choices: a list, or one text with commas. */
export function readList({ record, problems }: FieldReader, field: string): string[] {
  const value = record[field];
  if (isAbsent(value)) return [];
  const values: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [undefined];
  const texts = values.map((item) => (typeof item === 'string' ? storable(item).trim() : undefined));
  if (texts.includes(undefined)) problems.push(`${field} is not a list of texts`);
  return texts.filter((text) => text !== undefined && text !== '').slice(0, 50) as string[];
}

/** A web address that may become a link; only http and https. */
export function readLink(reader: FieldReader, ...fields: string[]): string | null {
  for (const field of fields) {
    const value = reader.record[field];
    if (typeof value === 'string' && value.length <= 2_000 && /^https?:\/\//i.test(value.trim()) && URL.canParse(value.trim())) {
      return value.trim();
    }
  }
  return null;
}
