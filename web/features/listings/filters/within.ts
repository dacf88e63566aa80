import { usDate } from '../formats.ts';

export interface DateRange {
  startAt?: string | null | undefined;
  endAt?: string | null | undefined;
}

interface Period {
  label: string;
  days?: number;
  months?: number;
}

/** The choices of Listed Within and Sold Within (docs/product/search.md). */
export const periods = {
  any: { label: 'Any Time' },
  '1d': { label: 'Last 1 day', days: 1 },
  '7d': { label: 'Last 7 days', days: 7 },
  '30d': { label: 'Last 30 days', days: 30 },
  '60d': { label: 'Last 60 days', days: 60 },
  '3m': { label: 'Last 3 months', months: 3 },
  '6m': { label: 'Last 6 months', months: 6 },
  '12m': { label: 'Last 12 months', months: 12 },
  '24m': { label: 'Last 24 months', months: 24 },
  '36m': { label: 'Last 36 months', months: 36 },
} as const satisfies Record<string, Period>;
export type PeriodKey = keyof typeof periods;

/** A choice of the list, or a range that the assistant made and none of the choices is. */
export type Within = PeriodKey | 'custom';

const periodKeys = Object.keys(periods) as PeriodKey[];

function startOf({ days = 0, months = 0 }: Period, today: string): string {
  const date = new Date(`${today}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // Three months before May 31 is the last of February, not a day in March.
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

/** The days of a period that ends today; null for Any Time, which has no bounds. */
export function rangeOf(period: PeriodKey, today: string): DateRange | null {
  return period === 'any' ? null : { startAt: startOf(periods[period], today), endAt: today };
}

/** A range that ends today, or is open at its end, and begins as a period does is that period (docs/product/search.md). */
export function withinOf(range: DateRange | null | undefined, today: string): Within {
  if (!range?.startAt && !range?.endAt) return 'any';
  const reachesToday = !range.endAt || range.endAt === today;
  const known = periodKeys.find((key) => key !== 'any' && range.startAt === startOf(periods[key], today));
  return (reachesToday && known) || 'custom';
}

export function customRangeWords({ startAt, endAt }: DateRange): string {
  if (!startAt) return `Until ${usDate(endAt ?? '')}`;
  return endAt ? `${usDate(startAt)}–${usDate(endAt)}` : `Since ${usDate(startAt)}`;
}
