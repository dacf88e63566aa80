/** Turns that ask what single sales tell and no market figure: price cuts against none, months beside each other, an average. */
import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import { isDeepStrictEqual } from 'node:util';
import { homeTypes, residentialTypes } from '#contract/listing-vocabulary.ts';
import { marketLimits, type MarketPeriod } from '#contract/market.ts';
import { monthsAnswerSchema } from '#server/modules/market/index.ts';
import { MONTHS_TOOL } from '../activity/respond-to-activity.ts';
import { placeInWords } from '../analysis/areas.ts';
import { withExactBedrooms } from '../analysis/homes-of-picture.ts';
import { describeSearch } from '../answers/describe-search.ts';
import { plain } from '../answers/format.ts';
import { inEnglish } from '../language.ts';
import { addDays } from '../question-parser/calendar.ts';
import { countConditions } from '../question-parser/conditions.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { readTwoPeriods } from '../question-parser/two-periods.ts';
import { answerTo, callTools, say, type Reply, type Step } from '../reply.ts';
import { averageAsked } from './average-question.ts';
import { asksAboutCuts, mentionsCuts } from './cut-question.ts';
import { averages, byListMonth, cutFigures, priceCuts } from './sales-recipes.ts';
import {
  analysisOf,
  figuresTold,
  hasAnalysis,
  homesInWords,
  periodOfMonths,
  periodStanding,
  placesNamed,
  placesStanding,
  salesOf,
} from './sales-rows.ts';
import { asksMonthAlone, asksSeason, asksWeekday, goesOnAboutMonth, monthsNamed } from './season-question.ts';
import { tellAverage } from './tell-average.ts';
import { tellCuts } from './tell-cuts.ts';
import { tellSeasons } from './tell-seasons.ts';

interface Needs {
  parse: (text: string) => Promise<ParsedQuestion>;
  /** Calendar date, YYYY-MM-DD. */
  today: string;
}

const MAX_FOLLOW_UP_WORDS = 5;
const continues = /^\s*(?:and|what\s+about|how\s+about|same|in|for|now|y|en)\b/i;
/** As far back as market figures reach. */
const seasonsUpTo = (today: string): MarketPeriod => ({
  startAt: addDays(today, 1 - marketLimits.longestWindowDays),
  endAt: today,
});

type Topic = 'cuts' | 'seasons';
const topicOf = (text: string): Topic | null =>
  asksAboutCuts(inEnglish(text))
    ? 'cuts'
    : asksSeason(text, inEnglish(text)) || asksWeekday(text, inEnglish(text))
      ? 'seasons'
      : null;

/** Whether the messages before were about the months, one after the other. */
const isOfSeasons = (earlier: readonly string[]): boolean => {
  const first = earlier.findLast((text) => !goesOnAboutMonth(inEnglish(text)) || topicOf(text) !== null);
  return first !== undefined && topicOf(first) === 'seasons';
};

/** Null where the turn asks for none of it. */
export async function respondToSales(step: Step, needs: Needs): Promise<Reply | null> {
  const { turn, texts } = step;
  const { last, question } = turn;
  const isShort = continues.test(question) && question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;
  const own = topicOf(question) ?? (asksMonthAlone(question, turn.english) ? 'seasons' : null);
  const before = last?.usedTools ? topicOf(last.question) : null;
  const isOfMonth = own === null && goesOnAboutMonth(turn.english) && isOfSeasons(turn.earlier);
  const topic = own ?? (isOfMonth ? 'seasons' : isShort ? before : null);
  if (!topic) return respondToAverage(step, needs);
  const named = placesNamed(await needs.parse(turn.english));
  if (!own && !isOfMonth && named.length === 0) return null;
  const [place] = named.length > 0 ? named : placesStanding(turn.previous);
  if (!place) return say(texts.market.which);
  const area = `**${plain(placeInWords(place, texts))}**`;
  const { propertyTypes, narrowing } = turn.previous?.market ?? {};
  const homes = { propertyTypes, ...(topic === 'cuts' ? { narrowing } : {}) };
  const period = topic === 'cuts' ? periodStanding(turn.previous, needs.today) : seasonsUpTo(needs.today);
  const span = texts.common.shortSpan(period.startAt, period.endAt);
  const sales = salesOf(place, { ...homes, period });
  if (!hasAnalysis(turn)) {
    const { monthNames } = texts.charts;
    const codes = topic === 'cuts' ? [priceCuts()] : [byListMonth('sale-to-list', monthNames), byListMonth('days', monthNames)];
    return callTools(
      step,
      codes.map((code) => analysisOf(sales, code)),
      texts.sales.reading,
    );
  }
  if (topic === 'seasons') {
    const told = tellSeasons(turn, { place: area, span, months: monthsNamed(question) }, texts);
    return say(asksWeekday(question, turn.english) ? `${texts.sales.noWeekdays}\n\n${told}` : told);
  }
  if (!figuresTold(turn, cutFigures.share)) return say(texts.sales.failed);
  return say(tellCuts({ turn, place: area, span, types: homesInWords(homes, texts), texts }));
}

/** A time that words name, as far as it has been. */
const wholeOf = (named: ListingSearch['soldDate'], today: string): Partial<MarketPeriod> =>
  named?.startAt ? { startAt: named.startAt, endAt: named.endAt && named.endAt < today ? named.endAt : today } : {};

/** An average of the sales that are shown, or of those that the words narrow a market to. */
async function respondToAverage(step: Step, { parse, today }: Needs): Promise<Reply | null> {
  const { turn, texts } = step;
  const asked = averageAsked(turn.english) ?? averageAsked(turn.question);
  // Two times side by side are a market's, told by medians.
  if (!asked || readTwoPeriods(turn.english, today)) return null;
  const parsed = asked.homes === '' ? null : await parse(`homes ${asked.homes}`);
  const search = parsed?.kind === 'search' ? withExactBedrooms(parsed.search, asked.homes) : {};
  const {
    areaFilter,
    propertyTypes,
    propertyStatus: _status,
    orderResultsBy: _order,
    listDate,
    soldDate,
    ...conditions
  } = search;
  const { search: shown, market } = turn.previous ?? {};
  const isOfSales = !market && shown?.propertyStatus?.every((status) => status === 'sold') === true;
  const goesOn = turn.last?.usedTools === true && averageAsked(inEnglish(turn.last.question)) !== null;
  const standing = areaFilter ? {} : { propertyTypes: market?.propertyTypes, narrowing: market?.narrowing };
  const isBesideMedian = /\bmedian/.test(turn.english.toLowerCase());
  const isNarrowed = isBesideMedian || isOfSales || standing.narrowing !== undefined || countConditions(conditions) > 0;
  if (!isNarrowed && !(goesOn && propertyTypes)) return null;
  const place = areaFilter ?? placesStanding(turn.previous)[0];
  if (!place) return null;
  // Of sales a time is that of their closing, and not of their listing.
  const named = soldDate ?? listDate;
  const period = { ...periodStanding(turn.previous, today), ...wholeOf(named, today) };
  const base = isOfSales && !areaFilter ? { ...shown } : salesOf(place, { ...standing, period });
  const { paginationPage: _page, paginationLimit: _limit, orderResultsBy: _by, ...sales } = base;
  const rows = { ...sales, ...conditions, ...(propertyTypes ? { propertyTypes } : {}) };
  const names = texts.sales.averages[asked.fact];
  if (!hasAnalysis(turn)) return callTools(step, [analysisOf(rows, averages(asked.fact, names))], texts.sales.reading);
  const isOfAllTypes = isDeepStrictEqual(rows.propertyTypes, [...homeTypes('sale')]);
  const homes = describeSearch(isOfAllTypes ? { ...rows, propertyTypes: null } : rows, texts);
  return say(tellAverage(turn, names, homes, texts));
}

/** Price cuts by month are known from the first import on: of months before it, what sold tells how many had one. */
export function cutsOfSales(step: Step, place: AreaFilter, today: string): Reply | null {
  const { turn, texts } = step;
  const { data } = monthsAnswerSchema.safeParse(answerTo(turn, MONTHS_TOOL)?.value);
  if (!data || data.totals.priceCuts !== null || !mentionsCuts(turn.english)) return null;
  const [first, last] = [data.months[0], data.months.at(-1)];
  if (!first || !last) return null;
  const period = periodOfMonths(first.month, last.month, today);
  if (!hasAnalysis(turn))
    return callTools(
      step,
      [analysisOf(salesOf(place, { period, propertyTypes: data.propertyTypes }), priceCuts())],
      texts.sales.reading,
    );
  const span = texts.common.shortSpan(period.startAt, period.endAt);
  const isOfAll = residentialTypes('sale').every((type) => data.propertyTypes.includes(type));
  const types = homesInWords({ propertyTypes: isOfAll ? null : data.propertyTypes }, texts);
  return say([texts.sales.cutsUnknown, tellCuts({ turn, place: `**${plain(data.area)}**`, span, types, texts })].join('\n\n'));
}
