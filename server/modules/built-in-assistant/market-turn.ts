/** A market question as calls of the tool, one for each place, and such calls as what the thread has established. */
import { z } from 'zod';
import type { PropertyType } from '#contract/listing-vocabulary.ts';
import { marketLimits } from '#contract/market.ts';
import {
  marketAnswerSchema,
  marketInputSchema,
  rankingInputSchema,
  type MarketAnswer,
  type MarketInput,
} from '#server/modules/market/index.ts';
import type { AreaFilter } from '#contract/listing-search.ts';
import { addDays, addMonths, daysBetween } from './question-parser/calendar.ts';
import { MARKET_PLACES_LIMIT } from './question-parser/market-question.ts';
import type { MarketQuestion } from './question-parser/market-question.ts';
import type { EarlierTurn, MarketTold } from './question-parser/earlier-turn.ts';

const YEAR_DAYS = 365;
const MONTHS_OF_YEAR = 12;

export const MARKET_TOOL = 'market_snapshot';
export const RANK_TOOL = 'rank_areas';

/** Whether the window that is asked for is longer than figures reach back. */
export const isWindowCut = ({ windowDays, period }: MarketQuestion) =>
  (period ? daysBetween(period.startAt, period.endAt) + 1 : (windowDays ?? 0)) > marketLimits.longestWindowDays;

/** Years of a longer time that do not overlap. */
const MIN_DAYS_OF_TWO_YEARS = 2 * YEAR_DAYS;
const MIN_DAYS_OF_THREE_YEARS = 3 * YEAR_DAYS;
const yearUntil = (endAt: string) => ({ startAt: addDays(addMonths(endAt, -MONTHS_OF_YEAR), 1), endAt });

/** "Prices over the last 5 years": each of the years that figures reach back to, as a year against itself tells no change. */
export function asYears(question: MarketQuestion, today: string): MarketQuestion {
  const { period, periods, windowDays, places } = question;
  const end = period && period.endAt < today ? period.endAt : today;
  // The last 730 days begin that many days before today.
  const before = period ? daysBetween(period.startAt, end) : (windowDays ?? 0);
  const days = Math.min(before + 1, marketLimits.longestWindowDays);
  if (periods || places.length !== 1 || days < MIN_DAYS_OF_TWO_YEARS) return question;
  const start = addDays(end, 1 - days);
  return {
    ...question,
    ...{ windowDays: null, period: null },
    periods: [
      { startAt: start, endAt: addDays(addMonths(start, MONTHS_OF_YEAR), -1) },
      ...(days < MIN_DAYS_OF_THREE_YEARS ? [] : [yearUntil(addMonths(end, -MONTHS_OF_YEAR))]),
      yearUntil(end),
    ],
  };
}

/** Where prices rose more is told of a whole year each, which has sales enough in more places. */
const comparesGrowth = ({ places, figures, windowDays, period }: MarketQuestion) =>
  places.length > 1 && figures.includes('trend') && windowDays === null && !period;

/** Nothing is written that the question leaves open, so that the tool's usual window and types hold. */
export function marketCalls({ periods, kinds, ...question }: MarketQuestion): MarketInput[] {
  const windowDays = comparesGrowth(question) ? YEAR_DAYS : question.windowDays;
  if (kinds && !periods)
    return question.places.flatMap((place) =>
      kinds.map((propertyTypes) => callOf(place, { ...question, windowDays, propertyTypes })),
    );
  if (!periods) return question.places.map((areaFilter) => callOf(areaFilter, { ...question, windowDays }));
  const [areaFilter] = question.places;
  return areaFilter ? periods.map((period) => callOf(areaFilter, { ...question, windowDays: null, period })) : [];
}

function callOf(areaFilter: AreaFilter, { propertyTypes, isLease, windowDays, period, figures }: MarketQuestion): MarketInput {
  return {
    areaFilter,
    ...(propertyTypes ? { propertyTypes } : {}),
    ...(isLease ? { listingTransactionType: 'lease' as const } : {}),
    ...(windowDays === null ? {} : { windowDays: Math.min(windowDays, marketLimits.longestWindowDays) }),
    ...(period ? { period } : {}),
    ...(figures.length > 0 ? { figures } : {}),
  };
}

/** The answers of a turn; null when one of them failed. */
export function marketAnswers(values: readonly unknown[]): MarketAnswer[] | null {
  const read = values.map((value) => marketAnswerSchema.safeParse(value));
  return read.every((one) => one.success) ? read.map((one) => one.data) : null;
}

/** The places of markets told in a row, each once. */
export function marketsAfter(state: EarlierTurn | null, places: readonly AreaFilter[]): AreaFilter[] {
  const before = state?.market ? (state.markets ?? state.market.places) : [];
  const isTold = (one: AreaFilter) => places.some((place) => JSON.stringify(place) === JSON.stringify(one));
  return [...before.filter((one) => !isTold(one)), ...places].slice(-MARKET_PLACES_LIMIT);
}

/** Areas in an order stand as the market around them: "where does that come from?" */
export function afterRanking(state: EarlierTurn | null, input: unknown): EarlierTurn | null {
  const { data } = rankingInputSchema.safeParse(input);
  if (!data?.areaFilter) return state;
  const market: MarketQuestion = {
    places: [data.areaFilter],
    propertyTypes: data.propertyTypes ?? null,
    isLease: data.listingTransactionType === 'lease',
    windowDays: data.windowDays ?? YEAR_DAYS,
    period: data.period ?? null,
    figures: [data.figure === 'price-change' ? 'trend' : data.figure],
  };
  return { search: {}, results: [], ...state, market, markets: [data.areaFilter], writing: null, value: null };
}

const toldValue = z
  .object({ value: z.number().nullable() })
  .transform(({ value }) => value)
  .nullish()
  .catch(null);
/** What the "cheaper one" of two markets is told by. */
const toldFiguresSchema = z.object({ medianPrice: toldValue, medianDaysOnMarket: toldValue, monthsOfSupply: toldValue });

function figuresTold(place: AreaFilter, value: unknown): MarketTold[] {
  const { data } = toldFiguresSchema.safeParse(value);
  if (!data) return [];
  const { medianPrice, medianDaysOnMarket, monthsOfSupply } = data;
  return [{ place, priceDollars: medianPrice ?? null, days: medianDaysOnMarket ?? null, monthsOfSupply: monthsOfSupply ?? null }];
}

/** Kinds of homes that one turn asked for of one place, and then of the next. */
function kindsAfter(before: MarketQuestion | null, place: AreaFilter, types: PropertyType[] | null): PropertyType[][] | null {
  if (types && before?.kinds?.some((kind) => JSON.stringify(kind) === JSON.stringify(types))) return before.kinds;
  const [only, ...others] = before?.places ?? [];
  if (!before?.propertyTypes || !types || others.length > 0 || JSON.stringify(only) !== JSON.stringify(place)) return null;
  const all = [...(before.kinds ?? [before.propertyTypes]), types];
  const each = [...new Map(all.map((kind) => [JSON.stringify(kind), kind])).values()];
  return each.length > 1 ? each : null;
}

/** @param goesOn whether an earlier call of the same turn asked for another place of the same question */
export function afterMarket(state: EarlierTurn | null, input: unknown, value: unknown, goesOn: boolean): EarlierTurn | null {
  const asked = marketInputSchema.safeParse(input);
  if (!asked.success) return state;
  const { areaFilter, propertyTypes, listingTransactionType, windowDays, period, figures } = asked.data;
  // A second time of the same place adds none.
  const earlier = goesOn ? (state?.market?.places ?? []).filter((one) => JSON.stringify(one) !== JSON.stringify(areaFilter)) : [];
  const kinds = goesOn ? kindsAfter(state?.market ?? null, areaFilter, propertyTypes ?? null) : null;
  const market: MarketQuestion = {
    places: [...earlier, areaFilter],
    propertyTypes: kinds?.flat() ?? propertyTypes ?? null,
    ...(kinds ? { kinds } : {}),
    isLease: listingTransactionType === 'lease',
    windowDays: windowDays ?? null,
    period: period ?? null,
    figures: figures ?? [],
  };
  const toldBefore = (state?.market ? (state.marketsTold ?? []) : []).filter(
    ({ place }) => JSON.stringify(place) !== JSON.stringify(areaFilter),
  );
  // A place alone came from the market before: the next one takes its place.
  const hasSearch = Object.entries(state?.search ?? {}).some(([name, value]) => name !== 'areaFilter' && value != null);
  const hasResults = (state?.results ?? []).length > 0;
  // "Condos there under 1.5M": the place stays the thread's, where no search stands.
  return {
    results: [],
    ...state,
    search: hasSearch || hasResults ? (state?.search ?? {}) : { areaFilter },
    market,
    markets: marketsAfter(state, [areaFilter]),
    marketsTold: [...toldBefore, ...figuresTold(areaFilter, value)].slice(-MARKET_PLACES_LIMIT),
    writing: null,
    value: null,
  };
}
