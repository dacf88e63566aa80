/** Dates as people write them: "May 1, 2026", "5/1", "2026-05-01", "March", and windows between two of them. */
import { addDays, addMonths, formatDay, isDay, mondayOf, monthSpan, parseDay } from './calendar.ts';

interface DaySpan {
  startAt: string;
  endAt: string;
}

/** As names of months begin. */
export const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?';
const monthNumber = (written: string) => months.indexOf(written.slice(0, 3)) + 1;
/** One date: "May 1, 2026", "5/1", "2026-05-01", or a month alone. */
/** Days and seasons that people name; each is the latest that has begun. */
const NAMED =
  '(?:(?:last\\s+|this\\s+|this\\s+past\\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:last|this|this\\s+past)\\s+(?:spring|summer|fall|autumn|winter)\\b|(?:the\\s+)?(?:spring|summer|fall|autumn|winter)\\s+(?:of\\s+)?20\\d\\d|labor\\s+day|memorial\\s+day|thanksgiving|christmas|halloween|independence\\s+day|(?:the\\s+)?fourth\\s+of\\s+july|(?:the\\s+)?(?:beginning|start)\\s+of\\s+(?:the\\s+|this\\s+)?(?:year|month|week))';
export const DATE = `(?:${NAMED}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?(?!s\\b|\\s*-?(?:acre|ac\\b|lot))|${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+20\\d\\d)?(?![\\d.,]*[\\dk])|\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}(?:,?\\s+20\\d\\d)?|${MONTH}(?:,?\\s+(?:of\\s+)?20\\d\\d)?)`;

/** First and last day of a written date; without a year the latest that has begun by today. */
export function spanOf(written: string, today: string): DaySpan | null {
  const special = namedSpan(written, today);
  if (special) return special;
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

const weekdays = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'];
const seasons: Record<string, number> = { spring: 3, summer: 6, fall: 9, autumn: 9, winter: 12 };

function namedSpan(written: string, today: string): DaySpan | null {
  const weekday = weekdays.findIndex((name) => written.endsWith(`${name}day`));
  if (weekday >= 0) {
    const day = addDays(mondayOf(today), weekday);
    const past = day < today ? day : addDays(day, -7);
    return { startAt: past, endAt: past };
  }
  const season = Object.keys(seasons).find((name) => new RegExp(`\\b${name}\\b`).test(written));
  if (season) return seasonSpan(seasons[season] ?? 3, Number(/20\d\d/.exec(written)?.[0]), today);
  if (/year$/.test(written)) return { startAt: `${parseDay(today).year}-01-01`, endAt: today };
  if (/month$/.test(written)) return { startAt: `${today.slice(0, 8)}01`, endAt: today };
  if (/week$/.test(written)) return { startAt: mondayOf(today), endAt: today };
  const { year } = parseDay(today);
  const day = holiday(written, year);
  if (!day) return null;
  const past = day <= today ? day : (holiday(written, year - 1) ?? day);
  return { startAt: past, endAt: past };
}

function seasonSpan(firstMonth: number, written: number, today: string): DaySpan {
  const { year, month } = parseDay(today);
  const begun = Number.isNaN(written) ? (month >= firstMonth ? year : year - 1) : written;
  const start = formatDay({ year: begun, month: firstMonth, day: 1 });
  return { startAt: start, endAt: addDays(addMonths(start, 3), -1) };
}

/** Holidays of the United States that people count from. */
function holiday(written: string, year: number): string | null {
  const firstMonday = (month: number) => mondayOf(formatDay({ year, month, day: 7 }));
  if (written === 'christmas') return `${year}-12-25`;
  if (written === 'halloween') return `${year}-10-31`;
  if (/independence|fourth/.test(written)) return `${year}-07-04`;
  if (/^labor/.test(written)) return firstMonday(9);
  if (/^memorial/.test(written)) return mondayOf(`${year}-05-31`);
  // The fourth Thursday: the Thursday of the week that holds the 25th of a month whose 22nd to 28th has it.
  return written === 'thanksgiving' ? addDays(mondayOf(addDays(`${year}-11-28`, -3)), 3) : null;
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
