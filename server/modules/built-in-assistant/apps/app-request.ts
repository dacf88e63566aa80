/** What is asked of connected apps in the chat: an entry of the calendar, a draft of mail, a loop. */
import { addDays, formatDay, isDay, parseDay } from '../question-parser/calendar.ts';

export type AppRequest =
  | { kind: 'calendar'; date: string | null; time: string | null; minutes: number | null }
  | { kind: 'mail'; to: string | null }
  | { kind: 'loop'; isOfPresentation: boolean };

const please = String.raw`^\s*(?:please\s+|(?:can|could|would)\s+you\s+(?:please\s+)?|ok(?:ay)?,?\s+|now\s+)*`;
const asksCalendar = new RegExp(
  `${please}(?:put|add|schedule|book|block|create|make|set|enter|save)\\b.*\\b(?:calendar|calender)\\b`,
);
const address = /\b[\w.+'-]+@[\w-]+(?:\.[\w-]+)+\b/;
const asksMail = new RegExp(`${please}(?:draft|write|prepare|compose|put|save)\\b.*\\b(?:e-?mail|mail|gmail|drafts?|message)\\b`);
const asksLoop = new RegExp(`${please}(?:start|create|open|make|set\\s+up|begin)\\b.*\\b(?:dotloop|loop)\\b`);

const ofPresentation = /\b(?:presentations?|cma)\b/;

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Null where the words ask for something else. @param folded in lower case @param today YYYY-MM-DD */
export function readAppRequest(folded: string, today: string): AppRequest | null {
  if (asksCalendar.test(folded)) return { kind: 'calendar', date: dayIn(folded, today), ...timeIn(folded) };
  if (asksLoop.test(folded)) return { kind: 'loop', isOfPresentation: ofPresentation.test(folded) };
  const to = address.exec(folded)?.[0] ?? null;
  if (asksMail.test(folded) && (to !== null || /\b(?:gmail|(?:my|as\s+a)\s+drafts?)\b/.test(folded))) return { kind: 'mail', to };
  return null;
}

/** The next day of that name or date; a showing is never in the past. */
export function dayIn(text: string, today: string): string | null {
  if (/\b(?:today|tonight|this\s+(?:morning|afternoon|evening))\b/.test(text)) return today;
  if (/\btomorrow\b/.test(text)) return addDays(today, /\bday\s+after\s+tomorrow\b/.test(text) ? 2 : 1);
  const iso = /\b20\d\d-\d\d-\d\d\b/.exec(text)?.[0];
  if (iso) return iso;
  const slashed = /\b(\d{1,2})\/(\d{1,2})(?:\/(20\d\d))?\b/.exec(text);
  if (slashed) return upcoming(Number(slashed[1]), Number(slashed[2]), slashed[3], today);
  const named = new RegExp(`\\b(${months.join('|')})[a-z]*\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(20\\d\\d))?\\b`).exec(text);
  if (named) return upcoming(months.indexOf(named[1] ?? '') + 1, Number(named[2]), named[3], today);
  const weekday = /\b(next\s+)?((?:sun|mon|tues|wednes|thurs|fri|satur)day)\b/.exec(text);
  if (!weekday) return null;
  const ahead = (weekdays.indexOf(weekday[2] ?? '') - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
}

function upcoming(month: number, day: number, written: string | undefined, today: string): string | null {
  const { year } = parseDay(today);
  const first = { year: written ? Number(written) : year, month, day };
  if (!isDay(first)) return null;
  const date = formatDay(first);
  return written || date >= today ? date : formatDay({ ...first, year: year + 1 });
}

const HOUR = String.raw`(\d{1,2})(?::([0-5]\d))?\s*([ap])?\.?(?:m\b\.?)?`;
const span = new RegExp(`\\b(?:from|between)?\\s*${HOUR}\\s*(?:-|–|to|until|till)\\s*${HOUR}(?!\\d)`);
const at = new RegExp(`\\b(?:at|@|from|by)\\s+${HOUR}(?![\\d/])`);
const alone = /\b(\d{1,2})(?::([0-5]\d))?\s*([ap])\.?m\b/;

/** "At 3" is in the afternoon: nobody shows a home at night. */
function timeIn(text: string): { time: string | null; minutes: number | null } {
  if (/\b(?:at\s+)?noon\b/.test(text)) return { time: '12:00', minutes: null };
  const both = span.exec(text);
  const one = at.exec(text) ?? alone.exec(text);
  if (both && (both[3] ?? both[6] ?? /\b(?:from|between)\b/.exec(both[0]))) {
    const start = minuteOf(both[1], both[2], both[3] ?? both[6]);
    const end = minuteOf(both[4], both[5], both[6]);
    if (start !== null && end !== null && end > start) return { time: clockOf(start), minutes: end - start };
  }
  const start = one && minuteOf(one[1], one[2], one[3]);
  return { time: start === null ? null : clockOf(start), minutes: null };
}

/** "1 PM – 4 PM", as a record tells it. */
export function hoursIn(hours: string): { time: string; minutes: number | null } | null {
  const { time, minutes } = timeIn(hours.toLowerCase());
  return time === null ? null : { time, minutes };
}

const FIRST_HOUR = 8;
function minuteOf(hours: string | undefined, minutes: string | undefined, half: string | undefined): number | null {
  const written = Number(hours);
  if (written > 23 || (half && (written > 12 || written === 0))) return null;
  const hour = half ? (written % 12) + (half === 'p' ? 12 : 0) : written < FIRST_HOUR ? written + 12 : written;
  return hour > 23 ? null : hour * 60 + Number(minutes ?? 0);
}

const two = (part: number): string => String(part).padStart(2, '0');
const clockOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
