/** "Compare Q2 with Q3", "2024 vs 2025": two times that are wanted side by side. */
import type { MarketPeriod } from '#contract/market.ts';
import { addMonths, parseDay } from './calendar.ts';
import { takeDates } from './dates.ts';
import { createSentence } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const YEAR = '20\\d\\d';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const TIME = `(?:(?:q[1-4]|(?:first|second|third|fourth)\\s+quarter|${MONTH})(?:\\s+(?:of\\s+)?${YEAR})?|${YEAR}|(?:last|this)\\s+(?:year|quarter|month))`;
const SIDE_BY_SIDE = '(?:with|to|and|vs\\.?|versus|against|over|or|(?:\\w+\\s+)?compared?\\s+(?:to|with|against))';
const pair = new RegExp(
  `\\b(?:in\\s+|from\\s+|between\\s+)?(${TIME})\\s+${SIDE_BY_SIDE}\\s+(?:in\\s+|the\\s+)?(${TIME})\\b`,
  'i',
);
/** "Last year vs the year before", "2025 against the previous year" */
const withYearBefore = inLines('i')`
  \b(?:in\s+|from\s+)?(${TIME})\s+${SIDE_BY_SIDE}\s+(?:in\s+|to\s+)?(?:the\s+|a\s+)?
  (?:
    year\s+(?:before(?:\s+(?:that|it|last))?|prior|earlier)
    |(?:previous|prior|preceding)\s+(?:one|year)
    |same\s+(?:quarter|months?|period|time|one)\s+(?:of\s+)?(?:last\s+year|the\s+year\s+before|a\s+year\s+(?:ago|earlier|before))
  )\b
`;
/** "Q3 this year", "June of last year" */
const partOfYear = new RegExp(
  `\\b(q[1-4]|(?:first|second|third|fourth)\\s+quarter|${MONTH})\\s+(?:of\\s+)?(this|last)\\s+year\\b`,
  'gi',
);
const withYears = (text: string, today: string): string =>
  text.replace(partOfYear, (_, part: string, which: string) => {
    const { year: thisYear } = parseDay(today);
    return `${part} ${/last/i.test(which) ? thisYear - 1 : thisYear}`;
  });

/** "From May to June" is one time. */
const asksToCompare = /\bcompar\w*|\bvs\.?(?!\w)|\bversus\b|\bdifferen\w+|\bagainst\b|\bside\s+by\s+side\b|\bhow\b.*\bto\b/i;
const year = new RegExp(`\\b${YEAR}\\b`);

export interface TwoPeriods {
  /** The earlier one first. */
  periods: MarketPeriod[];
  /** The words without them. */
  rest: string;
}

function periodOf(time: string, today: string): MarketPeriod | null {
  const { startAt, endAt } = takeDates(createSentence(`sold in ${time}`), today)?.range ?? {};
  return startAt !== undefined && endAt !== undefined && startAt <= today
    ? { startAt, endAt: endAt < today ? endAt : today }
    : null;
}

const aYearBefore = ({ startAt, endAt }: MarketPeriod): MarketPeriod => ({
  startAt: addMonths(startAt, -12),
  endAt: addMonths(endAt, -12),
});

/** Null where no two are compared. */
export function readTwoPeriods(written: string, today: string): TwoPeriods | null {
  const text = withYears(written, today);
  if (!asksToCompare.test(text)) return null;
  const [asked, time = ''] = withYearBefore.exec(text) ?? [];
  const period = asked === undefined ? null : periodOf(time.toLowerCase(), today);
  if (asked !== undefined && period) return { periods: [aYearBefore(period), period], rest: text.replace(asked, ' ') };
  const [whole, one = '', other = ''] = pair.exec(text) ?? [];
  if (whole === undefined) return null;
  // "Q2 vs Q3 2025": the year is that of both.
  const [ofOther] = year.exec(other) ?? [];
  const first = ofOther && !year.test(one) && !/^(?:last|this)/i.test(one) ? `${one} ${ofOther}` : one;
  const periods = [first, other].flatMap((time) => periodOf(time.toLowerCase(), today) ?? []);
  if (periods.length < 2 || periods[0]?.startAt === periods[1]?.startAt) return null;
  return { periods: periods.sort((a, b) => a.startAt.localeCompare(b.startAt)), rest: text.replace(whole, ' ') };
}
