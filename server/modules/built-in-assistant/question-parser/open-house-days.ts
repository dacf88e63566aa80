/** Days of open houses, which lie ahead: "this weekend", "on Sunday", "tomorrow", "next week", "November 28". */
import type { ListingSearch } from '#contract/listing-search.ts';
import { addDays, addMonths, mondayOf } from './calendar.ts';
import type { Sentence } from './sentence.ts';
import { DATE, spanOf } from './written-dates.ts';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?';
const openHouse = /\b(?:open\s+houses?|(?:are\s+)?(?:open|showing)(?=\s+(?:this|next|on|today|tomorrow|sat|sun)))\b/;

type Days = { startAt: string; endAt: string };
type ReadDays = (match: RegExpExecArray, today: string) => Days | null;

const SATURDAY = 5;
const days = (startAt: string, endAt = startAt): Days => ({ startAt, endAt });
/** Of days that have begun, what is left. */
const fromToday = ({ startAt, endAt }: Days, today: string): Days => days(startAt < today ? today : startAt, endAt);

function nextWeekday(name: string, isNext: boolean, today: string): Days {
  const wanted = WEEKDAYS.findIndex((short) => name.startsWith(short));
  const thisWeek = addDays(mondayOf(today), wanted);
  const coming = thisWeek < today ? addDays(thisWeek, 7) : thisWeek;
  // "Next Saturday" on a Friday is not tomorrow.
  return days(isNext && coming < addDays(mondayOf(today), 7) ? addDays(coming, 7) : coming);
}

/** Dates without a year are read as those that are past, and open houses lie ahead. */
function spanToCome(written: string, today: string): Days | null {
  const span = spanOf(written, today);
  const isPast = span !== null && span.endAt < today;
  return isPast ? days(addMonths(span.startAt, 12), addMonths(span.endAt, 12)) : span;
}

/** Days that are written; those right behind "open house" are meant before any others. */
const datesBehind = (lead: string): [RegExp, ReadDays][] => [
  [
    new RegExp(`${lead}(?:from\\s+|between\\s+)?(${DATE})\\s*(?:-|to|through|and)\\s*(${DATE})`),
    ([, first = '', last = ''], today) => {
      const [from, to] = [spanToCome(first, today), spanToCome(last, today)];
      return from && to && from.startAt <= to.endAt ? fromToday(days(from.startAt, to.endAt), today) : null;
    },
  ],
  [
    new RegExp(`${lead}(?:on\\s+)?(?:the\\s+)?(${DATE})`),
    ([, written = ''], today) => {
      const span = spanToCome(written, today);
      return span && fromToday(span, today);
    },
  ],
];

const forms: readonly [RegExp, ReadDays][] = [
  [
    /\b(?:(?:on|over|for|during)\s+)?next\s+weekend\b/,
    (_, today) => days(addDays(mondayOf(today), SATURDAY + 7), addDays(mondayOf(today), SATURDAY + 8)),
  ],
  [
    /\b(?:(?:on|over|for|during)\s+)?(?:(?:this|the|coming|upcoming)\s+)*weekend\b|\b(?:this\s+)?sat(?:urday)?\s*(?:and|or|&|\/|-)\s*sun(?:day)?\b/,
    (_, today) => fromToday(days(addDays(mondayOf(today), SATURDAY), addDays(mondayOf(today), SATURDAY + 1)), today),
  ],
  [/\bnext\s+week\b/, (_, today) => days(addDays(mondayOf(today), 7), addDays(mondayOf(today), 13))],
  [/\b(?:this|the)\s+week\b/, (_, today) => days(today, addDays(mondayOf(today), 6))],
  [/\b(?:today|tonight)\b/, (_, today) => days(today)],
  [/\btomorrow\b/, (_, today) => days(addDays(today, 1))],
  [
    new RegExp(`\\b(?:on\\s+)?(?:(this|next|coming)\\s+)?(${WEEKDAY})\\b`),
    ([, which, name = ''], today) => nextWeekday(name, which === 'next', today),
  ],
  ...['(?<=\\bopen\\s+houses?\\s+)', '\\b'].flatMap((lead) => datesBehind(lead)),
];

const HOUR = '(?:\\d{1,2}(?::\\d\\d)?\\s*(?:[ap]\\.?m\\b\\.?)?|noon)';
/** "Between 1 and 4", which counts no rooms and no dollars. */
const hours = new RegExp(
  `\\b(?:between|from|at|after|before|until)\\s+${HOUR}(?:\\s*(?:-|to|and|until|till)\\s*${HOUR})?(?![\\d.,]*\\d|\\s*(?:[km]\\b|mil|bed|bd|br\\b|bath|ba\\b|acre|sq|%))`,
);

/** "Only 12-3", of open houses that were found. */
const hoursAlone = new RegExp(
  `^\\s*(?:and\\s+|but\\s+|only\\s+|just\\s+|the\\s+ones\\s+)*(?:from\\s+)?${HOUR}\\s*(?:-|to)\\s*${HOUR}\\s*[?.!]*\\s*$`,
);

/** Null where no open house is asked about, now or before, or no day of it. */
export function takeOpenHouseDays(
  sentence: Sentence,
  today: string,
  earlier: ListingSearch | null,
): (Days & { isByHour: boolean }) | null {
  const isStanding = earlier?.features?.includes('open-house') ?? false;
  if (!sentence.has(openHouse) && !isStanding) return null;
  for (const [pattern, read] of forms) {
    const found = pattern.exec(sentence.text);
    const range = found && read(found, today);
    if (!range) continue;
    sentence.take(pattern);
    return { ...range, isByHour: sentence.take(hours) !== null };
  }
  const { startAt, endAt } = earlier?.openHouseDate ?? {};
  if (startAt && endAt && sentence.take(hoursAlone)) return { startAt, endAt, isByHour: true };
  return null;
}
