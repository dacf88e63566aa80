/** The windows of market figures, as local calendar dates. */
import { marketLimits, type MarketPeriod } from '#contract/market.ts';

const MILLISECONDS_PER_DAY = 86_400_000;

function daysLater(date: string, days: number): string {
  return new Date(Date.parse(date) + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

export const dayBefore = (date: string): string => daysLater(date, -1);

/** The same day a year before; February 28 for a leap day. */
function yearEarlier(date: string): string {
  const year = String(Number(date.slice(0, 4)) - 1).padStart(4, '0');
  return `${year}${date.endsWith('-02-29') ? '-02-28' : date.slice(4)}`;
}

/**
 * "Last 90 days" as a search has it: from that many days before today to today. Back to the same day of the year before these are the
 * twelve months that months of supply count: that day is not counted twice, here and in the year that it is compared with.
 */
export function lastDays(today: string, days: number): MarketPeriod {
  const startAt = daysLater(today, -days);
  return startAt === yearEarlier(today) ? trailingYear(today) : { startAt, endAt: today };
}

/** A period that was asked for, as far as it has been and figures reach. */
export function knownPart({ startAt, endAt }: MarketPeriod, today: string): MarketPeriod {
  const end = endAt < today ? endAt : today;
  const earliest = daysLater(end, 1 - marketLimits.longestWindowDays);
  const start = startAt < earliest ? earliest : startAt;
  return { startAt: start < end ? start : end, endAt: end };
}

/** Days of a period, both ends included. */
export function daysOf({ startAt, endAt }: MarketPeriod): number {
  return Math.round((Date.parse(endAt) - Date.parse(startAt)) / MILLISECONDS_PER_DAY) + 1;
}

export function aYearEarlier({ startAt, endAt }: MarketPeriod): MarketPeriod {
  return { startAt: yearEarlier(startAt), endAt: yearEarlier(endAt) };
}

/** Twelve months that end today. At a month's end these are twelve whole calendar months, the current one included. */
export function trailingYear(today: string): MarketPeriod {
  return { startAt: daysLater(yearEarlier(today), 1), endAt: today };
}
