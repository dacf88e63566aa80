/** Arithmetic on local calendar dates written YYYY-MM-DD. There is no time and no time zone in them. */

interface CalendarDay {
  year: number;
  /** 1–12 */
  month: number;
  day: number;
}

export function parseDay(date: string): CalendarDay {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

export function formatDay({ year, month, day }: CalendarDay): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function addDays(date: string, days: number): string {
  const { year, month, day } = parseDay(date);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** The Monday on or before a date: weeks begin on Mondays. */
export function mondayOf(date: string): string {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The same day that many months on; the month's last day where it has no such day (March 31 less a month is February 28). */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = parseDay(date);
  const index = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return formatDay({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) });
}

/** First and last day of a run of whole months. */
export function monthSpan(year: number, firstMonth: number, lastMonth = firstMonth): { startAt: string; endAt: string } {
  return {
    startAt: formatDay({ year, month: firstMonth, day: 1 }),
    endAt: formatDay({ year, month: lastMonth, day: daysInMonth(year, lastMonth) }),
  };
}

export function isDay({ year, month, day }: CalendarDay): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
