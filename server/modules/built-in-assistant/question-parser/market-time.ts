/** Which time a market question asks about: days up to today, a time of its own, or the same days a year before. */
import { marketLimits } from '#contract/market.ts';
import { addDays, addMonths, daysBetween } from './calendar.ts';
import { takeBareTime, takeDates, type DatesRead } from './dates.ts';
import { back } from './on-market.ts';
import type { Sentence } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const LENGTH = '(\\d{1,3})[\\s-]?(days?|weeks?|wks?|months?|mos?|quarters?|years?|yrs?)';
/** "Median price Oakland 6 months": a length of time beside a figure; "3 months of supply" and "in 6 months" are none. */
const bareLength = inLines()`
  (?<![\d.,$-]|\b(?:over|under|above|below|than|to|max|min|least|most|around|about|in|within|after|before)\s)\b
  ${LENGTH}\b(?!\s*(?:of|supply|inventory|old|ago|away|later|or\s+(?:newer|older|more|less)))
`;
/** "Last year instead of 90 days": what gives way. */
const givesWay = new RegExp(
  `\\b(?:instead\\s+of|rather\\s+than|in\\s+place\\s+of|not)\\s+(?:the\\s+)?(?:(?:last|past)\\s+)?(?:${LENGTH}|quarter|month|year)\\b`,
);
/** "Since last year" upon "gone up" is what a year did, and no time of its own: the figures have the year before beside them. */
const againstLastYear =
  /\b(?:since|from|than|over|vs\.?|versus|compared\s+(?:to|with)|against)\s+(?:this\s+time\s+)?last\s+year\b(?!\s*'s)|(?:\b(?:and|&)\s+)?\b(?:at\s+)?(?:this|(?:the\s+)?same)\s+time\s+last\s+(?:year|yr)\b|\byear[\s-](?:over|on)[\s-]year\b|\byoy\b/;
const aYear =
  /\b(?:(?:over|in|for|during|of)\s+)?(?:the\s+)?(?:(?:whole|full|entire)\s+)?(?:last|past)\s+(?:full\s+)?year\b(?!\s*'s)|\b(?:el\s+)?(?:ultimo\s+ano|ano\s+pasado)\b/;
/** "Since 2022", "from 2019 to now", "since before covid": from the beginning of a year on. Beside homes a bare year is when they were built. */
const sinceYear = inLines()`
  \b(?:(?:ever\s+)?since|from|starting(?:\s+in)?)\s+(?:the\s+(?:year\s+)?|around\s+|about\s+)?(20[12]\d)\b
  (?!\s*(?:to|through|until|-)\s*20)(?:\s*(?:to|until|till|through|-)\s*(?:now|today|date|(?:the\s+)?present))?
`;
const sinceCovid = /\b(?:since\s+)?(?:before|pre[\s-]?|since)\s*(?:the\s+)?(?:covid(?:-?19)?|pandemic)\b/;
const COVID = '2020';
/** "Prices in 94110 since 2020": what happened to them, and no home that was built then. */
export const movesSince = (folded: string): boolean =>
  /\b(?:prices?|values?|rents?|market|sales|appreciat\w+)\b/.test(folded) &&
  !/\bbuilt\b/.test(folded) &&
  (sinceYear.test(folded) || sinceCovid.test(folded));
const ofCalendar = /\bcalendar\s+year\b/;

export const takeGivenWay = (sentence: Sentence): void => {
  sentence.take(givesWay);
};

/** Whether the words set the market against the year before, beside which its figures stand anyway. */
export const takeAgainstLastYear = (sentence: Sentence): boolean => sentence.take(againstLastYear) !== null;

/** @param isChange of a market that stands "last year" is the twelve months up to today, unless a calendar year is meant */
export function takeMarketTime(sentence: Sentence, today: string, isChange: boolean): DatesRead | null {
  if (isChange && sentence.take(ofCalendar) === null && sentence.take(aYear))
    return { range: { startAt: addMonths(today, -12), endAt: today }, verb: null };
  const since = sentence.take(sinceYear)?.[1] ?? (sentence.take(sinceCovid) ? COVID : undefined);
  if (since !== undefined && `${since}-01-01` < today)
    return { range: { startAt: `${since}-01-01`, endAt: today }, verb: 'sold' };
  const dates = takeDates(sentence, today);
  if (dates) return dates;
  const [, count, unit] = sentence.take(bareLength) ?? [];
  if (count !== undefined && unit !== undefined)
    return { range: { startAt: back(today, Number(count), unit), endAt: today }, verb: 'sold' };
  return takeBareTime(sentence, today);
}

/** Days up to today, or a time of its own. Of one that is still to come, what has been is told. */
export function timeAsked(dates: DatesRead | null, today: string) {
  const { startAt, endAt = today } = dates?.range ?? {};
  const none = { windowDays: null, period: null };
  if (!dates || dates.verb === 'listed') return { of: none, isToCome: false };
  if (startAt === undefined) {
    // "Before June 2025": as far back as figures reach. Without a word for sales it says how long homes have been listed.
    const period = { startAt: addDays(endAt, -marketLimits.longestWindowDays), endAt };
    return { of: dates.verb === 'sold' ? { windowDays: null, period } : none, isToCome: false };
  }
  if (startAt > today) return { of: none, isToCome: true };
  if (endAt === today && startAt < today)
    return { of: { windowDays: daysBetween(startAt, today), period: null }, isToCome: false };
  return { of: { windowDays: null, period: { startAt, endAt: endAt < today ? endAt : today } }, isToCome: false };
}
