/** How long listings have been on the market: "dom > 60", "on the market more than 30 days", "90+ days on market", "DOM 30-60". */
import { addDays, addMonths, daysBetween } from './calendar.ts';
import type { NumberRange } from './comparators.ts';
import type { Sentence } from './sentence.ts';

export interface DateRange {
  startAt?: string;
  endAt?: string;
}

/** Today less a length of time. */
export function back(today: string, count: number, unit: string): string {
  if (unit.startsWith('d')) return addDays(today, -count);
  if (unit.startsWith('w')) return addDays(today, -7 * count);
  if (unit.startsWith('q')) return addMonths(today, -3 * count);
  return addMonths(today, unit.startsWith('y') ? -12 * count : -count);
}

export const UNIT = '(days?|weeks?|wks?|months?|mos?|quarters?|years?|yrs?|[dwmy])(?![a-z])';
/** Null: the words are no date after all. */
export type ReadWindow = (match: RegExpExecArray, today: string) => DateRange | null;

export const onMarketForms: [RegExp, ReadWindow][] = [
  [
    /\b(?:days\s+on\s+(?:the\s+)?market|dom)\s*(?:(?:is\s+)?(?:over|more\s+than|above|at\s+least)|>=?)\s*(\d+)\b/,
    (m, today) => ({ endAt: addDays(today, -Number(m[1])) }),
  ],
  [
    /\b(?:days\s+on\s+(?:the\s+)?market|dom)\s*(?:(?:is\s+)?(?:under|less\s+than|below|at\s+most|up\s+to)|<=?)\s*(\d+)\b/,
    (m, today) => ({ startAt: addDays(today, -Number(m[1])), endAt: today }),
  ],
  [
    new RegExp(
      `\\b(?:on\\s+(?:the\\s+)?market|listed|dom)\\s+(?:for\\s+)?(?:more\\s+than|over|longer\\s+than|at\\s+least|for\\s+over)\\s+(\\d+)\\s*${UNIT}(?:\\s+ago)?`,
    ),
    (m, today) => ({ endAt: back(today, Number(m[1]), m[2] ?? 'd') }),
  ],
  [
    new RegExp(
      `\\b(?:days\\s+on\\s+(?:the\\s+)?market|dom)\\s*(?:is\\s+|of\\s+|between\\s+)?(\\d+)\\s*(?:-|to|and)\\s*(\\d+)(?:\\s*days)?\\b`,
    ),
    (m, today) => ({
      startAt: addDays(today, -Math.max(Number(m[1]), Number(m[2]))),
      endAt: addDays(today, -Math.min(Number(m[1]), Number(m[2]))),
    }),
  ],
  [
    new RegExp(`\\bon\\s+(?:the\\s+)?market\\s+(?:for\\s+)?(?:between\\s+)?(\\d+)\\s*(?:-|to|and)\\s*(\\d+)\\s*days\\b`),
    (m, today) => ({
      startAt: addDays(today, -Math.max(Number(m[1]), Number(m[2]))),
      endAt: addDays(today, -Math.min(Number(m[1]), Number(m[2]))),
    }),
  ],
  [
    new RegExp(
      `\\bon\\s+(?:the\\s+)?market\\s+(?:for\\s+)?(\\d+)\\s*${UNIT}\\s+(?:at\\s+(?:the\\s+)?most|or\\s+(?:less|fewer)|max(?:imum)?)\\b`,
    ),
    (m, today) => ({ startAt: back(today, Number(m[1]), m[2] ?? 'd'), endAt: today }),
  ],
  [
    new RegExp(`\\b(\\d+)\\s*(?:-|to)\\s*(\\d+)\\s*days\\s+on\\s+(?:the\\s+)?market\\b`),
    (m, today) => ({
      startAt: addDays(today, -Math.max(Number(m[1]), Number(m[2]))),
      endAt: addDays(today, -Math.min(Number(m[1]), Number(m[2]))),
    }),
  ],
  [
    new RegExp(`\\b(?:(?:been\\s+)?on\\s+(?:the\\s+)?market|listed|sitting|dom)\\s+(?:for\\s+)?(\\d+)\\s*\\+\\s*${UNIT}`),
    (m, today) => ({ endAt: back(today, Number(m[1]), m[2] ?? 'd') }),
  ],
  [
    new RegExp(
      `\\b(\\d+)\\s*\\+\\s*(?:days|dom)\\s+on\\s+(?:the\\s+)?market\\b|\\b(\\d+)\\s*\\+\\s*dom\\b|\\bdom\\s*:?\\s*(\\d+)\\s*(?:\\+|or\\s+more)`,
    ),
    (m, today) => ({ endAt: addDays(today, -Number(m[1] ?? m[2] ?? m[3])) }),
  ],
  [
    new RegExp(
      `\\b(?:been\\s+)?(?:sitting|available|up|for\\s+sale|listed)\\s+(?:for\\s+)?(?:more\\s+than|over|longer\\s+than|at\\s+least)\\s+(\\d+)\\s*${UNIT}`,
    ),
    (m, today) => ({ endAt: back(today, Number(m[1]), m[2] ?? 'd') }),
  ],
  [
    new RegExp(
      `\\b(?:listed|posted|added)\\s+(?:less|fewer|not\\s+more)\\s+than\\s+(?:an?\\s+|one\\s+)?(\\d*)\\s*${UNIT}\\s+ago\\b`,
    ),
    (m, today) => ({ startAt: back(today, Number(m[1]) || 1, m[2] ?? 'd'), endAt: today }),
  ],
  [
    new RegExp(`\\b(?:listed|posted|added)\\s+(?:more|longer)\\s+than\\s+(?:an?\\s+|one\\s+)?(\\d*)\\s*${UNIT}\\s+ago\\b`),
    (m, today) => ({ endAt: back(today, Number(m[1]) || 1, m[2] ?? 'd') }),
  ],
  [
    new RegExp(
      `\\b(?:over|more\\s+than|at\\s+least)\\s+(\\d+)\\s*(days?|weeks?|wks?|months?|mos?|years?)\\s+on\\s+(?:the\\s+)?market\\b`,
    ),
    (m, today) => ({ endAt: back(today, Number(m[1]), m[2] ?? 'd') }),
  ],
  [
    new RegExp(
      `\\b(?:on\\s+(?:the\\s+)?market|listed|dom)\\s+(?:for\\s+)?(?:less\\s+than|under|at\\s+most|up\\s+to|fewer\\s+than|within)\\s+(\\d+)\\s*${UNIT}(?:\\s+ago)?`,
    ),
    (m, today) => ({ startAt: back(today, Number(m[1]), m[2] ?? 'd'), endAt: today }),
  ],
  [
    new RegExp(
      `\\b(?:under|less\\s+than|at\\s+most|up\\s+to|fewer\\s+than)\\s+(\\d+)\\s*(days?|weeks?|wks?|months?|mos?|years?)\\s+on\\s+(?:the\\s+)?market\\b`,
    ),
    (m, today) => ({ startAt: back(today, Number(m[1]), m[2] ?? 'd'), endAt: today }),
  ],
  // "Just sitting there, 90+ days": no price has a plus and days.
  [/(?<![\d.,$])(\d{2,3})\s?\+\s?days?\b(?!\s+(?:ago|old))/, (m, today) => ({ endAt: addDays(today, -Number(m[1])) })],
];

/** "Listed more than 30 days ago" names a date. */
const namesDate = /\bago\b/;

/** Takes how long homes shall have been on the market, in days. */
export function takeDaysOnMarket(sentence: Sentence, today: string): NumberRange | null {
  for (const [pattern, read] of onMarketForms) {
    const match = pattern.exec(sentence.text);
    const range = match && !namesDate.test(match[0]) ? read(match, today) : null;
    if (!range) continue;
    sentence.take(pattern);
    return {
      ...(range.endAt === undefined || range.endAt === today ? {} : { startAt: daysBetween(range.endAt, today) }),
      ...(range.startAt === undefined ? {} : { endAt: daysBetween(range.startAt, today) }),
    };
  }
  return null;
}
