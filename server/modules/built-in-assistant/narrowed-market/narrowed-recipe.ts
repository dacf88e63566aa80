/** The medians of single sales that a market is narrowed to by bedrooms, and the market that they leave standing. */
import { isDeepStrictEqual } from 'node:util';
import type { AnalysisUnit } from '#contract/analysis.ts';
import type { ListingSearch } from '#contract/listing-search.ts';
import { homeTypes } from '#contract/listing-vocabulary.ts';
import { marketLimits } from '#contract/market.ts';
import type { AnalysisAnswer } from '#server/modules/analysis/index.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { MARKET_PLACES_LIMIT, type MarketFigure, type MarketQuestion } from '../question-parser/market-question.ts';
import { narrowingOf } from '../question-parser/market-narrowing.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';

export const NARROWED = ['median-price', 'price-per-sqft', 'days-on-market', 'sale-to-list'] as const;
export type NarrowedFigure = (typeof NARROWED)[number];

interface Recipe {
  of: string;
  unit: AnalysisUnit;
  digits: number;
}
/** How a figure is read from a row. */
export const recipeOf: Readonly<Record<NarrowedFigure, Recipe>> = {
  'median-price': { of: 'row.soldPrice ?? row.price', unit: 'dollars', digits: 0 },
  'price-per-sqft': { of: 'row.pricePerSqFt', unit: 'dollarsPerSqFt', digits: 0 },
  'days-on-market': { of: 'row.daysOnMarket', unit: 'days', digits: 0 },
  'sale-to-list': {
    of: 'row.soldPrice > 0 && row.listPrice > 0 ? row.soldPrice / row.listPrice * 100 : null',
    unit: 'percent',
    digits: 1,
  },
};
/** A rent a square foot is a few dollars. */
const rentPerSqFt: Recipe = {
  ...recipeOf['price-per-sqft'],
  of: 'row.soldPrice > 0 && row.livingAreaSqFt > 0 ? row.soldPrice / row.livingAreaSqFt : null',
  digits: 2,
};
/** What a figure is called where it is told, and where a reply's sources are opened; by it the figure is found again. */
export const nameOf = (figure: NarrowedFigure | 'sold', { market }: Pick<Texts, 'market'>, isLease: boolean): string =>
  (isLease ? market.ofSomeLeases : market.ofSome)[figure];

const isCalled = (figure: NarrowedFigure | 'sold', name: string): boolean =>
  [textsIn('english'), textsIn('spanish')].some((texts) =>
    [true, false].some((isLease) => nameOf(figure, texts, isLease) === name),
  );

/** The same rule as in market figures: fewer sales make no median. */
export const narrowedMedians = (figures: readonly NarrowedFigure[], texts: Texts, isLease: boolean): string =>
  `const told = (figure, of, unit, digits) => { const values = rows.map(of).filter((value) => value !== null); return { figure, value: values.length >= ${marketLimits.sales} ? round(median(values), digits) : null, unit, n: values.length }; };
return { figures: [{ figure: ${JSON.stringify(nameOf('sold', texts, isLease))}, value: rows.length, unit: 'count' }, ${figures
    .map(
      (figure) =>
        [nameOf(figure, texts, isLease), isLease && figure === 'price-per-sqft' ? rentPerSqFt : recipeOf[figure]] as const,
    )
    .map(([name, { of, unit, digits }]) => `told(${JSON.stringify(name)}, (row) => ${of}, ${JSON.stringify(unit)}, ${digits})`)
    .join(', ')}], chart: null };`;

export const isNarrowedAnswer = ({ figures }: AnalysisAnswer): boolean => figures.some(({ name }) => isCalled('sold', name));

/** What is for sale of some homes, told without their sales. */
export const isOfSupply = ({ figures }: AnalysisAnswer): boolean =>
  figures.some(({ name }) => [textsIn('english'), textsIn('spanish')].some(({ market }) => name === market.ofSome.supply));

/** @param goesOn whether an earlier call of the same turn asked for another place of the same question */
export function afterNarrowed(
  state: EarlierTurn | null,
  search: ListingSearch,
  answer: AnalysisAnswer,
  goesOn: boolean,
): EarlierTurn | null {
  const { areaFilter, propertyTypes, soldDate, listingTransactionType } = search;
  const { startAt, endAt } = soldDate ?? {};
  const { figures } = answer;
  const narrowing = narrowingOf(search);
  if (!areaFilter || !narrowing) return state;
  const ofSupply = isOfSupply(answer);
  const isToldOf =
    isDeepStrictEqual(state?.market?.narrowing, narrowing) &&
    state?.market?.places.some((place) => isDeepStrictEqual(place, areaFilter)) === true;
  if (ofSupply && isToldOf) return state;
  const isLease = listingTransactionType === 'lease';
  const told = NARROWED.filter((figure) => figures.some(({ name }) => isCalled(figure, name)));
  const before = (goesOn ? (state?.market?.places ?? []) : []).filter((place) => !isDeepStrictEqual(place, areaFilter));
  const market: MarketQuestion = {
    places: [...before, areaFilter].slice(-MARKET_PLACES_LIMIT),
    propertyTypes: isDeepStrictEqual(propertyTypes, [...homeTypes(isLease ? 'lease' : 'sale')]) ? null : (propertyTypes ?? null),
    narrowing,
    isLease,
    windowDays: null,
    period: startAt && endAt ? { startAt, endAt } : null,
    figures: ofSupply ? ['supply'] : told.length === NARROWED.length ? [] : ([...told] satisfies MarketFigure[]),
  };
  const isKnown = (state?.markets ?? state?.market?.places ?? []).filter((place) => !isDeepStrictEqual(place, areaFilter));
  return {
    ...{ search: { areaFilter }, results: [] },
    ...state,
    market,
    markets: [...isKnown, areaFilter].slice(-MARKET_PLACES_LIMIT),
    writing: null,
    value: null,
  };
}
