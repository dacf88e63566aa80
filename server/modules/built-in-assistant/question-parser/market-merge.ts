/** A market question upon the market that stands: what it names takes the place of what was told, and all else stays. */
import type { AreaFilter } from '#contract/listing-search.ts';
import type { Narrowing } from './market-narrowing.ts';
import { MARKET_PLACES_LIMIT, type MarketFigure, type MarketQuestion } from './market-question.ts';

export const kindsOf = (question: MarketQuestion | null) => (question?.kinds ? { kinds: question.kinds } : {});
/** What each of them narrows; what is named anew takes the place of its like. */
export function narrowingIn(...questions: readonly (MarketQuestion | null)[]): Pick<MarketQuestion, 'narrowing'> {
  const narrowing = questions.reduce<Narrowing>((all, question) => ({ ...all, ...question?.narrowing }), {});
  return Object.keys(narrowing).length > 0 ? { narrowing } : {};
}
export const timeOf = ({ windowDays, period }: MarketQuestion) => ({ windowDays, period: period ?? null });
const hasTime = ({ windowDays, period, periods }: MarketQuestion): boolean =>
  windowDays !== null || period != null || periods != null;

export function eachOnce(places: readonly AreaFilter[]): AreaFilter[] {
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()].slice(0, MARKET_PLACES_LIMIT);
}

/** How what is named joins what stands. */
interface Joins {
  /** Places beside those that stand. */
  addsPlaces: boolean;
  /** Figures beside those that stand. */
  addsFigures?: boolean;
  /** Whether the words say of sales or of leases. */
  saysTransaction: boolean;
}

const figuresWith = (standing: readonly MarketFigure[], own: readonly MarketFigure[], adds: boolean): MarketFigure[] => {
  if (own.length === 0) return [...standing];
  // The whole picture has them already.
  return adds ? (standing.length === 0 ? [] : [...new Set([...standing, ...own])]) : [...own];
};

export function mergeMarket(
  standing: MarketQuestion,
  own: MarketQuestion,
  { addsPlaces, addsFigures = false, saysTransaction }: Joins,
): MarketQuestion {
  const places = own.places.length === 0 ? standing.places : addsPlaces ? [...standing.places, ...own.places] : own.places;
  return {
    places: eachOnce(places),
    propertyTypes: own.propertyTypes ?? standing.propertyTypes,
    ...kindsOf(own.propertyTypes || own.kinds ? own : standing),
    ...narrowingIn(standing, own),
    isLease: saysTransaction ? own.isLease : standing.isLease,
    ...(hasTime(own) ? { ...timeOf(own), ...(own.periods ? { periods: own.periods } : {}) } : timeOf(standing)),
    figures: figuresWith(standing.figures, own.figures, addsFigures),
  };
}
