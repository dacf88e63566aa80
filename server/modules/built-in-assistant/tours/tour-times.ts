/** Times of day in the words of a tour: "starting at 10am", "1:45", "between 10 and 1", "20 min each". */
import { inLines } from '#server/platform/text/in-lines.ts';

const NOON_HOUR = 12;
/** "At 2" is in the afternoon. */
const FIRST_MORNING_HOUR = 7;
const MAX_HOUR = 23;

/** An hour as one is named alone: behind "at", or with its half of the day or its minutes. */
export const TIME = String.raw`(?:(?:\b(?:at|from|around|by)\s+)?\b(?:\d{1,2}(?::[0-5]\d)?(?:\s*[ap]\.?m\b\.?|[ap]\b)|\d{1,2}:[0-5]\d(?!\d)|noon\b)|\b(?:at|from|around)\s+\d{1,2}(?![\d:%/]|\s*(?:min|hours?|homes?|stops?)))`;
const parts = /(\d{1,2})(?::([0-5]\d))?\s*([ap])?/;
/** "Between 10 and 1", "10am-1pm": the first of them is the start. */
const spans = inLines('g')`
  (?:\b(?:between|from|at)\s+(?=\d)|(?<=day\s)|(?=\d{1,2}(?::\d\d)?\s*(?:[ap]m?)?\s*(?:-|–|to|until)\s*\d{1,2}(?::\d\d)?\s*[ap]\.?m))
  (\d{1,2}(?::\d\d)?(?:\s*[ap]\.?m?\b\.?)?)\s*(?:-|–|to|and|until|till)\s*\d{1,2}(?::\d\d)?(?:\s*[ap]\.?m?\b\.?)?(?![\d/%]|\s*min)
`;

/** Minutes after midnight; null for what is no time. */
export function minuteOf(words: string): number | null {
  if (/\bnoon\b/.test(words)) return NOON_HOUR * 60;
  const [, hours, minutes = '0', half] = parts.exec(words) ?? [];
  const hour = Number(hours);
  if (hours === undefined || hour > MAX_HOUR) return null;
  const isAfternoon = half ? half === 'p' : hour < FIRST_MORNING_HOUR || hour === NOON_HOUR;
  if (hour > NOON_HOUR) return hour * 60 + Number(minutes);
  return ((hour % NOON_HOUR) + (isAfternoon ? NOON_HOUR : 0)) * 60 + Number(minutes);
}

export const withoutSpans = (text: string): string => text.replace(spans, 'at $1');

/** The times in the words, in their order. */
export const timesIn = (text: string): { minute: number; at: number }[] =>
  [...text.matchAll(new RegExp(TIME, 'g'))].flatMap((match) => {
    const minute = minuteOf(match[0]);
    return minute === null ? [] : { minute, at: match.index };
  });

const PER_HOME = String.raw`(?:each|apart|per\s+\w+|(?:a|for\s+each|at\s+each|in\s+each)(?:\s+(?:home|house|stop|place|one))?)\b`;
const lasting = new RegExp(
  String.raw`\b(?:with\s+|for\s+|about\s+)?(?:(\d{1,3})\s*-?\s*min(?:ute)?s?|(half\s+an?\s+hour)|((?:an?|1)\s+(?:hour|hr)))(?!\s+(?:later|earlier|back|sooner|of\s+driv|driv|between|in\s+between|buffer|travel))(?:\s+${PER_HOME})?`,
);
const between = new RegExp(
  String.raw`\b(?:(?:with|leave|add|allow|plus)\s+)?(\d{1,2})\s*-?\s*min(?:ute)?s?\s+(?:(?:of|for)\s+)?(?:(?:the\s+)?driv\w*|travel|buffer|gap|(?:in\s+)?between)(?:\s+(?:time|in\s+between|between)(?:\s+(?:them|homes|stops|each))?)?`,
);

export interface TourMinutes {
  minutesPerHome?: number;
  minutesBetween?: number;
  /** The words without them. */
  rest: string;
}

export function minutesIn(text: string): TourMinutes {
  const drive = between.exec(text);
  const left = drive ? text.replace(drive[0], ' ') : text;
  const home = lasting.exec(left);
  const minutesPerHome = home ? Number(home[1] ?? (home[2] ? 30 : 60)) : undefined;
  return {
    ...(drive ? { minutesBetween: Number(drive[1]) } : {}),
    ...(minutesPerHome === undefined || minutesPerHome < 5 || minutesPerHome > 240 ? {} : { minutesPerHome }),
    rest: home ? left.replace(home[0], ' ') : left,
  };
}
