/** Windows of calendar dates: "last 30 days", "since March", "Q2 2026", "between May 1 and June 15". Whether they mean list or sold dates, the status decides. */
import { addDays, addMonths, mondayOf, monthSpan, parseDay } from './calendar.ts';
import { back, onMarketForms, UNIT } from './on-market.ts';
import type { DateRange, ReadWindow } from './on-market.ts';
import type { Sentence } from './sentence.ts';
import { between, DATE, MONTH, spanOf } from './written-dates.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const VERB =
  '(?:(?:sold|solds|closed|listed|added|went\\s+up|on\\s+the\\s+market|came\\s+on(?:\\s+the\\s+market)?|added|posted)\\s+)?';

/** A week, month, quarter or year that begins today has nothing in it yet: the one that ended yesterday counts with it. */
const begunBy = (today: string) => addDays(today, -1);

const forms: [RegExp, ReadWindow][] = [
  ...onMarketForms,
  [
    inLines()`
      \b${VERB}since\s+(?:on\s+)?(?:last\s+|the\s+|this\s+past\s+)*
      (month|year|yesterday|week(?:end)?|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)\b
    `,
    (m, today) => ({ startAt: begunLast(m[1] ?? '', today), endAt: today }),
  ],
  [
    new RegExp(
      `\\b${VERB}(?:(?:in|within|over|during|from)\\s+)?(?:the\\s+)?(?:last|past|previous|prior|trailing)\\s+(\\d+)\\s*-?${UNIT}`,
    ),
    (m, today) => ({ startAt: back(today, Number(m[1]), m[2] ?? 'd'), endAt: today }),
  ],
  [
    new RegExp(`\\b(?:last|past)\\s+(?:couple\\s+of|couple)\\s+${UNIT}`),
    (m, today) => ({ startAt: back(today, 2, m[1] ?? 'd'), endAt: today }),
  ],
  [
    new RegExp(`\\b(?:sold|closed|listed)\\s+within\\s+(\\d+)\\s*${UNIT}`),
    (m, today) => ({ startAt: back(today, Number(m[1]), m[2] ?? 'd'), endAt: today }),
  ],
  [
    new RegExp(`\\b${VERB}(?:(?:in|within|over|during|from)\\s+)?(?:the\\s+)?past\\s+(day|week|month|quarter|year)\\b`),
    (m, today) => ({ startAt: back(today, 1, m[1] ?? 'd'), endAt: today }),
  ],
  [
    new RegExp(`\\b${VERB}(?:in|within|over|during)\\s+the\\s+last\\s+(day|week|month|quarter|year)\\b`),
    (m, today) => ({ startAt: back(today, 1, m[1] ?? 'd'), endAt: today }),
  ],
  [
    new RegExp(`\\b${VERB}last\\s+week\\b`),
    (_, today) => ({ startAt: addDays(mondayOf(today), -7), endAt: addDays(mondayOf(today), -1) }),
  ],
  [
    new RegExp(`\\b${VERB}last\\s+month\\b`),
    (_, today) => {
      const { year, month } = parseDay(addMonths(today, -1));
      return monthSpan(year, month);
    },
  ],
  [
    new RegExp(`\\b${VERB}last\\s+quarter\\b`),
    (_, today) => {
      const { year, month } = parseDay(addMonths(today, -3));
      return quarter(year, Math.ceil(month / 3));
    },
  ],
  [
    new RegExp(
      `\\b${VERB}(?:(?:in|during|over)\\s+)?(?:the\\s+)?(?:(first|1st|second|2nd)\\s+half(?:\\s+of)?|h([12]))(?:[\\s,']+(20\\d\\d)|\\s+(?:(?:the|this)\\s+)?(last\\s+)?year)\\b`,
    ),
    (m, today) => {
      const year = m[3] ? Number(m[3]) : parseDay(today).year - (m[4] ? 1 : 0);
      return m[2] === '1' || /^(?:first|1st)$/.test(m[1] ?? '') ? monthSpan(year, 1, 6) : monthSpan(year, 7, 12);
    },
  ],
  [
    new RegExp(`\\b${VERB}(?:(?:in|during|back\\s+in)\\s+)?(${MONTH})\\s+(?:of\\s+)?(this|last)\\s+year\\b`),
    (m, today) => {
      const year = parseDay(today).year - (m[2] === 'last' ? 1 : 0);
      return spanOf(`${m[1]} ${year}`, today);
    },
  ],
  [
    inLines()`
      \b${VERB}(?:(?:in|during|for|over)\s+)?(?:the\s+)?
      (?:q([1-4])|(first|second|third|fourth|1st|2nd|3rd|4th)\s+quarter)(?:\s+of)?
      (?:[\s,']+(20\d\d|(?:this|last)\s+year))?\b
    `,
    (m, today) => {
      const now = parseDay(today);
      const number = m[1]
        ? Number(m[1])
        : ['fir', '1st', 'sec', '2nd', 'thi', '3rd', 'fou', '4th'].indexOf((m[2] ?? '').slice(0, 3)) / 2 + 1;
      const year = /^\d/.test(m[3] ?? '') ? Number(m[3]) : m[3]?.startsWith('last') ? now.year - 1 : m[3] ? now.year : null;
      return quarter(year ?? (now.month > (Math.floor(number) - 1) * 3 ? now.year : now.year - 1), Math.floor(number));
    },
  ],
  [
    new RegExp(`\\b${VERB}last\\s+year\\b`),
    (_, today) => {
      const year = parseDay(today).year - 1;
      return monthSpan(year, 1, 12);
    },
  ],
  [
    new RegExp(`\\b${VERB}(?:this\\s+year|year\\s+to\\s+date|ytd)\\b`),
    (_, today) => ({ startAt: `${parseDay(begunBy(today)).year}-01-01`, endAt: today }),
  ],
  [
    new RegExp(`\\b${VERB}(?:this\\s+month|month\\s+to\\s+date|mtd)\\b`),
    (_, today) => ({ startAt: `${begunBy(today).slice(0, 8)}01`, endAt: today }),
  ],
  [
    new RegExp(`\\b${VERB}this\\s+quarter\\b`),
    (_, today) => {
      const { year, month } = parseDay(begunBy(today));
      return { startAt: quarter(year, Math.ceil(month / 3)).startAt, endAt: today };
    },
  ],
  [
    new RegExp(`\\b${VERB}(?:over\\s+|on\\s+)?(?:last|the|this\\s+past)\\s+weekend\\b`),
    (_, today) => ({ startAt: addDays(mondayOf(today), -2), endAt: addDays(mondayOf(today), -1) }),
  ],
  [new RegExp(`\\b${VERB}this\\s+week\\b`), (_, today) => ({ startAt: mondayOf(begunBy(today)), endAt: today })],
  [new RegExp(`\\b${VERB}yesterday\\b`), (_, today) => ({ startAt: addDays(today, -1), endAt: addDays(today, -1) })],
  [new RegExp(`\\b${VERB}today\\b`), (_, today) => ({ startAt: today, endAt: today })],
  [
    new RegExp(`\\b${VERB}(?:between|from)\\s+(${DATE})\\s*(?:and|to|-|through|thru|until)\\s*(${DATE})`),
    (m, today) => between(m[1], m[2], today),
  ],
  [new RegExp(`\\b${VERB}(${DATE})\\s*(?:to|-|through|thru|until)\\s*(${DATE})`), (m, today) => between(m[1], m[2], today)],
  [
    new RegExp(`\\b${VERB}(?:since|from|starting|on\\s+or\\s+after)\\s+(?:last\\s+)?(${DATE})(?:\\s+on(?:wards?)?)?`),
    (m, today) => {
      const span = spanOf(m[1] ?? '', today);
      return span && { startAt: span.startAt, endAt: today };
    },
  ],
  [
    new RegExp(`\\b${VERB}after\\s+(${DATE})`),
    (m, today) => {
      const span = spanOf(m[1] ?? '', today);
      return span && { startAt: addDays(span.endAt, 1), endAt: today };
    },
  ],
  [
    new RegExp(`\\b${VERB}(?:before|prior\\s+to)\\s+(${DATE})`),
    (m, today) => {
      const span = spanOf(m[1] ?? '', today);
      return span && { endAt: addDays(span.startAt, -1) };
    },
  ],
  [new RegExp(`\\b${VERB}(?:in|during)\\s+(${DATE})\\s+(?:and|or)\\s+(${DATE})`), (m, today) => between(m[1], m[2], today)],
  [new RegExp(`\\b${VERB}(?:in|during|on)\\s+(?:last\\s+)?(${DATE})`), (m, today) => spanOf(m[1] ?? '', today)],
  [new RegExp(`\\b${VERB}(?:last|this|this\\s+past)\\s+(${MONTH})(?!\\s+\\d)`), (m, today) => spanOf(m[1] ?? '', today)],
  [
    new RegExp(`\\b${VERB}((?:last|this|this\\s+past)\\s+(?:spring|summer|fall|autumn|winter))\\b`),
    (m, today) => spanOf(m[1] ?? '', today),
  ],
  [new RegExp(`\\b(?:sold|closed|listed)\\s+(${DATE})`), (m, today) => spanOf(m[1] ?? '', today)],
  [
    new RegExp('\\b(?:sold|closed|listed)\\s+(?:since|from)\\s+(20\\d\\d)\\b'),
    (m, today) => ({ startAt: `${m[1]}-01-01`, endAt: today }),
  ],
  [
    new RegExp('\\b(?:sold|closed|listed)\\s+after\\s+(20\\d\\d)\\b'),
    (m, today) => ({ startAt: `${Number(m[1]) + 1}-01-01`, endAt: today }),
  ],
  [new RegExp('\\b(?:sold|closed|listed)\\s+before\\s+(20\\d\\d)\\b'), (m) => ({ endAt: `${Number(m[1]) - 1}-12-31` })],
  [
    new RegExp('\\b(?:sold|closed|listed|sales|sales\\s+from)\\s+(?:in\\s+)?(20\\d\\d)\\b'),
    (m) => ({ startAt: `${m[1]}-01-01`, endAt: `${m[1]}-12-31` }),
  ],
  [
    new RegExp('\\bin\\s+(20[12]\\d)\\b(?!\\s*sq)'),
    (m, today) => (Number(m[1]) > parseDay(today).year ? null : { startAt: `${m[1]}-01-01`, endAt: `${m[1]}-12-31` }),
  ],
];

function quarter(year: number, number: number): { startAt: string; endAt: string } {
  return monthSpan(year, number * 3 - 2, number * 3);
}

/** Words that mean the last seven days. "New construction" and "newest" are no dates and are taken by their own topics first. */
const justListed = inLines()`
  \b(?:listed|added|posted)\s+recently\b
  |\b(?:just|newly|recently|freshly)\s+(?:listed|(?:hit|came\s+on)\s+the\s+market)\b
  |\bnew(?:est)?\s+(?:on\s+(?:the\s+)?market|listings?|to\s+(?:the\s+)?market)\b
  |\bfresh\s+(?:listings?|on\s+(?:the\s+)?market)\b
  |\bnew\b(?!\s*(?:search|construction|build|york|est))
`;
const RECENTLY_SOLD_DAYS = 90;

/** "Comps 94110 6 months": beside a word for sales a length of time is how far back. */
const soldWords = /\b(?:comps?|comparables?|solds?|closed|sales|closings)\b/;
const bareWindow = new RegExp(
  `(?<![\\d.,$-]|\\b(?:over|under|above|below|than|to|max|min|least|most|around|about|for)\\s)\\b(\\d{1,3})[\\s-]?${UNIT}(?!\\s*(?:old|or\\s+(?:newer|older)))`,
);
const bareYear = /(?<![\d$.,-]|\b(?:built|since|after|before|from)\s)\b(20[12]\d)\b(?!\s*(?:sq|sf|built|or\s+newer|\+))/;

const monthOfYear = new RegExp(`(?<![\\w$.-])(${MONTH},?\\s+(?:of\\s+)?20[12]\\d)\\b`);

export interface DatesRead {
  range: DateRange;
  /** The verb that the window was written with; it tells sold dates from list dates and is taken together with them. */
  verb: 'sold' | 'listed' | null;
}

export function takeDates(sentence: Sentence, today: string): DatesRead | null {
  const aboutBuilding =
    sentence.has(/\bbuilt\s+(?:in|since|after|before|from|between)\b/) && !sentence.has(/\b(?:sold|closed|listed|last|past)\b/);
  if (!aboutBuilding) {
    for (const [pattern, read] of forms) {
      const match = pattern.exec(sentence.text);
      const range = match && read(match, today);
      if (!match || !range) continue;
      sentence.take(pattern);
      const verb = /\b(?:solds?|closed|sales|listed)\b/.exec(match[0])?.[0];
      return { range, verb: verb === undefined ? null : verb === 'listed' ? 'listed' : 'sold' };
    }
  }
  const bare = sentence.has(soldWords) ? sentence.take(bareWindow) : null;
  if (bare) return { range: { startAt: back(today, Number(bare[1]), bare[2] ?? 'd'), endAt: today }, verb: 'sold' };
  // "Sold in Oakland oct 2024": that month, and not all of the year.
  const month = sentence.has(soldWords) ? sentence.take(monthOfYear)?.[1] : undefined;
  const span = month === undefined ? null : spanOf(month, today);
  if (span) return { range: span, verb: 'sold' };
  const year = sentence.has(soldWords) ? sentence.take(bareYear)?.[1] : undefined;
  if (year) return { range: monthSpan(Number(year), 1, 12), verb: 'sold' };
  const range = takeNew(sentence, today);
  return range && { range, verb: null };
}

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

/** The first day of what "since last week", "since yesterday" or "since Friday" name: a day of the week is the last one before today. */
function begunLast(named: string, today: string): string {
  if (named === 'year') return `${parseDay(today).year - 1}-01-01`;
  if (named === 'month') return `${addMonths(today, -1).slice(0, 8)}01`;
  if (named === 'yesterday') return addDays(today, -1);
  if (named === 'week') return addDays(mondayOf(today), -7);
  if (named === 'weekend') return addDays(mondayOf(today), -2);
  const thisWeek = addDays(mondayOf(today), DAYS.indexOf(named.slice(0, 2)));
  return thisWeek < today ? thisWeek : addDays(thisWeek, -7);
}

/** "Market stats for Noe Valley, September 2026": beside a market a month with its year, a year, or a month at the end is a time. */
const bareTime = new RegExp(
  `(?<![\\w$.-])(${MONTH}(?:,?\\s+(?:of\\s+)?20[12]\\d)|20[12]\\d(?!\\s*(?:sq|sf))|(?!may\\b)${MONTH}(?=\\s*[?.!]*\\s*$))`,
);

export function takeBareTime(sentence: Sentence, today: string): DatesRead | null {
  const time = sentence.take(bareTime)?.[1];
  const range = time === undefined ? null : /^\d/.test(time) ? monthSpan(Number(time), 1, 12) : spanOf(time, today);
  return range && { range, verb: 'sold' };
}

function takeNew(sentence: Sentence, today: string): DateRange | null {
  if (sentence.has(/\b(?:just|recently)\s+(?:sold|closed)\b/)) {
    const days = sentence.take(/\bjust\b(?=\s+(?:sold|closed))/) ? 7 : RECENTLY_SOLD_DAYS;
    sentence.take(/\brecently\b(?=\s+(?:sold|closed))/);
    return { startAt: addDays(today, -days), endAt: today };
  }
  if (sentence.take(/(?<=\b(?:sold|closed)\s+(?:[^.;?!]{0,40}\s)?)(?:most\s+)?recently\b/))
    return { startAt: addDays(today, -RECENTLY_SOLD_DAYS), endAt: today };
  if (sentence.take(/\brecent\b(?=\s+(?:sales?|comps?|closings?|sold))/))
    return { startAt: addDays(today, -RECENTLY_SOLD_DAYS), endAt: today };
  return sentence.take(justListed) ? { startAt: addDays(today, -7), endAt: today } : null;
}
