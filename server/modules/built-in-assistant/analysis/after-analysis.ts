/** What a picture establishes: "there" is the place that was drawn, and what is said next may change the picture. */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { areaFilterSchema, listingSearchSchema, type ListingSearch } from '#contract/listing-search.ts';
import { marketHistoryRequestSchema } from '#contract/market-history.ts';
import { analysisAnswerSchema } from '#server/modules/analysis/index.ts';
import { afterNarrowed, isNarrowedAnswer, isOfSupply } from '../narrowed-market/narrowed-recipe.ts';
import { daysBetween } from '../question-parser/calendar.ts';
import { narrowingOf } from '../question-parser/market-narrowing.ts';
import type { MarketFigure, MarketQuestion } from '../question-parser/market-question.ts';
import type { EarlierTurn, StandingChart } from '../question-parser/earlier-turn.ts';
import { areasOf, isSameArea, together } from './areas.ts';
import type { MonthMeasure, Picture, PointSpan } from './chart-request.ts';

const ofMonthsSchema = z.object({
  source: z.literal('market'),
  market: marketHistoryRequestSchema,
  andAreas: z.array(areaFilterSchema).nullish(),
});
const ofHomesSchema = z.object({ source: z.literal('search'), search: listingSearchSchema });
const drawnSchema = z.object({ data: z.discriminatedUnion('source', [ofMonthsSchema, ofHomesSchema]) });

function searchOf({ market, andAreas }: z.output<typeof ofMonthsSchema>): ListingSearch {
  const { areaFilter, propertyTypes, listingTransactionType, bedrooms } = market;
  return {
    areaFilter: together([areaFilter, ...(andAreas ?? [])]),
    ...(propertyTypes?.length ? { propertyTypes } : {}),
    ...(listingTransactionType ? { listingTransactionType } : {}),
    ...(bedrooms == null ? {} : { bedroomsCount: { startAt: bedrooms, endAt: bedrooms } }),
  };
}

const figureOf: Readonly<Record<MonthMeasure, MarketFigure | null>> = {
  medianPrice: 'median-price',
  medianPricePerSqFt: 'price-per-sqft',
  medianDaysOnMarket: 'days-on-market',
  saleToListPercent: 'sale-to-list',
  sold: 'sold',
  listed: null,
};

/** A picture of a market tells of that market: "write a post about it". */
function marketOf({ areaFilter, propertyTypes, listingTransactionType }: ListingSearch, picture: Picture | null): MarketQuestion {
  const figure = picture?.kind === 'by-month' ? figureOf[picture.measure] : null;
  return {
    places: areasOf(areaFilter),
    propertyTypes: propertyTypes ?? null,
    isLease: listingTransactionType === 'lease',
    windowDays: null,
    figures: figure ? [figure] : [],
  };
}

function drawnSpan(picture: Picture, windowMonths: number | null | undefined): PointSpan {
  const asked = picture.kind === 'by-month' ? picture.span : undefined;
  return asked ?? (windowMonths == null ? 'month' : 'rolling-year');
}

const MAX_STANDING_DAYS = 366;

/** Figures computed from sales, and no picture: the market of their place stands, over the time of those sales. */
function afterSales(state: EarlierTurn | null, search: ListingSearch, goesOn: boolean): EarlierTurn | null {
  const { areaFilter, soldDate } = search;
  const { startAt, endAt } = soldDate ?? {};
  if (!areaFilter || !startAt || !endAt) return state;
  const narrowing = narrowingOf(search);
  // Years that were read for their months are no time that a market is told of.
  const isOfYears = daysBetween(startAt, endAt) > MAX_STANDING_DAYS;
  const of = {
    ...(narrowing ? { narrowing } : {}),
    ...{ windowDays: null, period: isOfYears ? null : { startAt, endAt } },
  };
  if (state?.market?.places.some((place) => isSameArea(place, areaFilter)))
    return { ...state, market: { ...state.market, ...of } };
  const places = [...(goesOn ? (state?.market?.places ?? []) : []), areaFilter];
  const market = { places, propertyTypes: state?.market?.propertyTypes ?? null, isLease: false, figures: [], ...of };
  return { search: { areaFilter }, results: [], ...state, market, markets: places };
}

interface Analysed {
  input: unknown;
  answer: unknown;
  /** What was drawn. */
  picture: Picture | null;
  /** Whether the same turn has computed others before. */
  goesOn: boolean;
  /** The picture that stood before. */
  stood: StandingChart | null;
}

const conditionsOf = ({ paginationPage: _page, paginationLimit: _limit, orderResultsBy: _order, ...search }: ListingSearch) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value != null));

/** Whether those homes are the ones that the thread shows, whatever their order. */
const isOfSearch = (search: ListingSearch, state: EarlierTurn | null): boolean =>
  !state?.market &&
  [state?.search, state?.near].some((one) => one != null && isDeepStrictEqual(conditionsOf(search), conditionsOf(one)));

/** A search of the same place stays as it was, with its results. */
export function afterAnalysis(
  state: EarlierTurn | null,
  { input, answer, picture, goesOn, stood }: Analysed,
): EarlierTurn | null {
  const data = drawnSchema.safeParse(input).data?.data;
  if (!data) return state;
  const told = analysisAnswerSchema.safeParse(answer).data;
  const drawn = told?.chart;
  if (data.source === 'search' && told && (isNarrowedAnswer(told) || isOfSupply(told)))
    return afterNarrowed(state, data.search, told, goesOn);
  const isOfFigures = !drawn && (told?.figures.length ?? 0) > 0;
  if (data.source === 'search' && !drawn && (picture === null || isOfFigures)) {
    // Of the very homes that were searched: the list stands, and no market.
    if (isOfSearch(data.search, state)) return state;
    const after = afterSales(state, data.search, goesOn);
    // Sales that are told beside a picture leave it standing, too.
    return after && goesOn && stood ? { ...after, chart: stood } : after;
  }
  // Figures of the months that a picture shows leave it standing.
  if (data.source === 'market' && isOfFigures) return state && { ...state, chart: stood };
  const search = data.source === 'market' ? searchOf(data) : data.search;
  const { areaFilter } = search;
  const searched = state?.search.areaFilter;
  const isSamePlace = !areaFilter || (searched != null && isSameArea(searched, areaFilter));
  return {
    ...(state && isSamePlace ? state : { ...state, search: areaFilter ? { areaFilter } : {}, results: [] }),
    market: data.source === 'market' ? marketOf(search, picture) : null,
    chart: picture && {
      ...{ picture, search },
      drawnSpan: data.source === 'market' ? drawnSpan(picture, data.market.windowMonths) : 'month',
      lines: drawn?.series ?? [],
    },
  };
}
