import { listingsTimeZone } from '#contract/listing-vocabulary.ts';

/** The only source of time for services; tests hand in one that they move. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The local calendar date `YYYY-MM-DD` of an instant in a zone; listings' dates have no zone of their own (docs/product/listings.md). */
export function calendarDateOf(instant: Date, timeZone = listingsTimeZone): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);
}
