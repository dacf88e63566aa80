import { listingsTimeZone } from '#contract/listing-vocabulary.ts';

const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
/** In the zone of listings' dates, not the reader's: the server renders the same words as the browser. */
const longDateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: listingsTimeZone });

/** $1,250,000. */
export const dollars = (value: number): string => wholeDollars.format(value);

/** +$12,000, −$4,500, and a dash for nothing. */
export function signedDollars(value: number): string {
  if (value === 0) return '–';
  return `${value > 0 ? '+' : '−'}${wholeDollars.format(Math.abs(value))}`;
}

export const count = (value: number): string => wholeNumber.format(value);

/** 05/31/2026 of a calendar date. */
export function usDate(calendarDate: string): string {
  const [year = '', month = '', day = ''] = calendarDate.split('-');
  return `${month}/${day}/${year}`;
}

/** May 31, 2026 of an instant. */
export const longDay = (instant: string): string => longDateFormat.format(new Date(instant));

/** May 31, 2026 of a calendar date. */
export const longDate = (calendarDate: string): string => longDay(`${calendarDate}T20:00:00Z`);

interface Address {
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
}

export function streetOf({ addressLine1, addressLine2 }: Address): string {
  return [addressLine1, addressLine2].filter(Boolean).join(', ') || 'Address not shown';
}

/** "Oakland, CA 94618". */
export function placeOf({ city, state, zipCode }: Address): string {
  return [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** (415) 555-0134 of ten digits, else as it is. */
export function usPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}

/** The address of a photo at a width. */
export function photoAt(url: string, width: 320 | 640 | 960 | 1280 | 1920): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}`;
}
