/** Dates as people write them: "May 1, 2026", "5/1", "2026-05-01", "March", and windows between two of them. */
import { addMonths, formatDay, isDay, monthSpan, parseDay } from './calendar.ts';

interface DaySpan {
  startAt: string;
  endAt: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?';
const monthNumber = (written: string) => months.indexOf(written.slice(0, 3)) + 1;
/** One date: "May 1, 2026", "5/1", "2026-05-01", or a month alone. */
export const DATE = `(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?(?!\\s*-?(?:acre|ac\\b|lot))|${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+20\\d\\d)?(?![\\d.,]*[\\dk])|\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}(?:,?\\s+20\\d\\d)?|${MONTH}(?:,?\\s+(?:of\\s+)?20\\d\\d)?)`;

/** First and last day of a written date; without a year the latest that has begun by today. */
export function spanOf(written: string, today: string): DaySpan | null {
  const now = parseDay(today);
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written);
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?$/.exec(written);
  const named = new RegExp(`^(${MONTH})(?:\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d))?(?:,?\\s+(?:of\\s+)?(20\\d\\d))?$`).exec(
    written,
  );
  const reversed = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(${MONTH})(?:,?\\s+(20\\d\\d))?$`).exec(written);
  let year: number | undefined;
  let month: number;
  let day: number | undefined;
  if (iso) [year, month, day] = [Number(iso[1]), Number(iso[2]), Number(iso[3])];
  else if (slashed) [year, month, day] = [fullYear(slashed[3]), Number(slashed[1]), Number(slashed[2])];
  else if (named?.[1]) [year, month, day] = [fullYear(named[3]), monthNumber(named[1]), named[2] ? Number(named[2]) : undefined];
  else if (reversed?.[2]) [year, month, day] = [fullYear(reversed[3]), monthNumber(reversed[2]), Number(reversed[1])];
  else return null;
  const begun = formatDay({ year: now.year, month, day: day ?? 1 }) <= today;
  const chosen = year ?? (begun ? now.year : now.year - 1);
  if (!isDay({ year: chosen, month, day: day ?? 1 })) return null;
  if (day === undefined) return monthSpan(chosen, month);
  const date = formatDay({ year: chosen, month, day });
  return { startAt: date, endAt: date };
}

function fullYear(written: string | undefined): number | undefined {
  if (!written) return undefined;
  return written.length === 2 ? 2000 + Number(written) : Number(written);
}

/** Both ends of a window; an end that would stand before its start belongs to a year earlier, or later, than its own words say. */
export function between(low: string | undefined, high: string | undefined, today: string): DaySpan | null {
  const end = spanOf(high ?? '', today);
  const start = spanOf(low ?? '', today);
  if (!start || !end) return null;
  const yearOfEnd = /20\d\d/.exec(high ?? '')?.[0];
  const written = yearOfEnd && !/20\d\d/.test(low ?? '') ? { ...start, startAt: `${yearOfEnd}${start.startAt.slice(4)}` } : start;
  if (written.startAt > end.endAt) return { startAt: addMonths(written.startAt, -12), endAt: end.endAt };
  return { startAt: written.startAt, endAt: end.endAt };
}
