/** "And the month before?", "the same quarter last year": the time that a market question moves back to. */
import { marketLimits } from '#contract/market.ts';
import { addDays, addMonths, daysBetween, parseDay } from './calendar.ts';
import type { MarketQuestion } from './market-question.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** "The same month in 2024" */
const sameOfYear = /\b(?:the\s+)?same\s+(?:months?|quarter|period|time|window|days|dates)\s+(?:(?:in|of)\s+)?(20[12]\d)\b/;
export const beforePeriod = new RegExp(
  `${sameOfYear.source.replace('(20', '(?:20')}|${
    inLines()`
      \b(?:the\s+)?(?:same\s+)?(?:
        (?:month|quarter|period|year|time|window|90\s+days)\s+
          (?:before|prior|earlier|previously|last\s+year|a\s+year\s+(?:ago|earlier))
        |(?:previous|prior|preceding)\s+(?:month|quarter|period|year|window)
        |(?:an?|one)\s+year\s+(?:ago|earlier)
      )(?:\s+(?:that|then|it))?\b
    `.source
  }`,
);
const aYearBefore =
  /\b(?:last\s+year|a\s+year\s+(?:ago|earlier)|year\s+(?:before|prior|earlier)|(?:previous|prior|preceding)\s+year)\b/;

interface Period {
  startAt: string;
  endAt: string;
}

/** A time as long as the one that was told, right before it; or the same days a year before. */
export function periodBefore(folded: string, { period, windowDays }: MarketQuestion, today: string): Period {
  const told = period ?? { startAt: addDays(today, -(windowDays ?? marketLimits.windowDays)), endAt: today };
  const [, named] = sameOfYear.exec(folded) ?? [];
  if (named !== undefined) {
    const months = 12 * (Number(named) - parseDay(told.startAt).year);
    return { startAt: addMonths(told.startAt, months), endAt: addMonths(told.endAt, months) };
  }
  if (aYearBefore.test(folded)) return { startAt: addMonths(told.startAt, -12), endAt: addMonths(told.endAt, -12) };
  const { year, month, day } = parseDay(told.startAt);
  const after = parseDay(addDays(told.endAt, 1));
  const wholeMonths = day === 1 && after.day === 1 ? (after.year - year) * 12 + after.month - month : 0;
  if (wholeMonths > 0) return { startAt: addMonths(told.startAt, -wholeMonths), endAt: addDays(told.startAt, -1) };
  return { startAt: addDays(told.startAt, -daysBetween(told.startAt, told.endAt) - 1), endAt: addDays(told.startAt, -1) };
}
