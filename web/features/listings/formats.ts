import { listingsTimeZone } from '#contract/listing-vocabulary.ts';

const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const shortNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** $1,250,000, for cards, tables and details: as replies write it. */
export function fullPrice(dollars: number): string {
  return wholeDollars.format(dollars);
}

/** $1.25M, $1.295M, $895K, $4,200: for pins and chips, which have no room for more. */
export function shortPrice(dollars: number): string {
  if (dollars >= 999_500) return `$${shortNumber.format(dollars / 1_000_000)}M`;
  if (dollars >= 10_000) return `$${wholeNumber.format(dollars / 1_000)}K`;
  return wholeDollars.format(dollars);
}

export function squareFeet(value: number): string {
  return `${wholeNumber.format(value)} sq ft`;
}

const MEANS_MISSING = 'N/A';

/** A value as text, or N/A where the record has none (docs/product/listings.md). */
export function orMissing<Value>(value: Value | null | undefined, toText: (value: Value) => string = String): string {
  return value === null || value === undefined || value === '' ? MEANS_MISSING : toText(value);
}

interface SizeFacts {
  bedroomCount: number | null;
  bathroomCount: number | null;
  internalSize: number | null;
}

/** "3 bd · 2.5 ba · 1,840 sq ft", without what is unknown. */
export function sizeLine({ bedroomCount, bathroomCount, internalSize }: SizeFacts): string {
  const parts = [
    bedroomCount === null ? null : bedroomCount === 0 ? 'Studio' : `${bedroomCount} bd`,
    bathroomCount === null ? null : `${bathroomCount} ba`,
    internalSize === null ? null : squareFeet(internalSize),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** 05/31/2026 of a calendar date. */
export function usDate(calendarDate: string): string {
  const [year = '', month = '', day = ''] = calendarDate.split('-');
  return `${month}/${day}/${year}`;
}

interface Address {
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
}

/** "12 Elm St, Unit 4, San Francisco, CA 94114", without what is unknown. */
export function fullAddress({ addressLine1, addressLine2, city, state, zipCode }: Address): string {
  const region = [state, zipCode].filter(Boolean).join(' ');
  return [addressLine1, addressLine2, city, region].filter(Boolean).join(', ') || 'Address not shown';
}

const MS_PER_DAY = 86_400_000;

/** Whole days from one calendar date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY));
}

const calendarDate = new Intl.DateTimeFormat('en-CA', {
  timeZone: listingsTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today's calendar date for listings, as the server counts it. */
export function listingsToday(): string {
  return calendarDate.format(new Date());
}
