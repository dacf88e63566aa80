/** The sales and the homes for sale that figures are computed from, and the figures found again in what came back. */
import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import { homeTypes, type PropertyType } from '#contract/listing-vocabulary.ts';
import { marketLimits, type MarketPeriod } from '#contract/market.ts';
import { ANALYSIS_TOOL, analysisAnswerSchema } from '#server/modules/analysis/index.ts';
import { areasOf } from '../analysis/areas.ts';
import { valueOf } from '../analysis/tell-analysis.ts';
import { describeSearch, typesInWords } from '../answers/describe-search.ts';
import type { Texts } from '../answers/texts/index.ts';
import { addDays, addMonths } from '../question-parser/calendar.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import { marketPlace, placeOfValue } from '../question-parser/market-place.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { ToolCall } from '../reply.ts';
import type { Turn } from '../turn.ts';

const YEAR_DAYS = 365;
/** Fewer have too few sales for a comparison in most places. */
const LEAST_MONTHS = 6;

const soldTypes = (types: readonly PropertyType[] | null | undefined): PropertyType[] =>
  types?.length ? [...types] : [...homeTypes('sale')];

/** Which homes of a place are meant. */
export interface HomesMeant {
  propertyTypes?: readonly PropertyType[] | null | undefined;
  narrowing?: MarketQuestion['narrowing'] | undefined;
}

const homesOf = ({ propertyTypes, narrowing }: HomesMeant): ListingSearch => ({
  propertyTypes: soldTypes(propertyTypes),
  ...narrowing,
});

export const salesOf = (areaFilter: AreaFilter, { period, ...homes }: HomesMeant & { period: MarketPeriod }): ListingSearch => ({
  ...{ areaFilter, ...homesOf(homes), propertyStatus: ['sold'] },
  soldDate: { startAt: period.startAt, endAt: period.endAt },
});

export const leasesOf = (
  areaFilter: AreaFilter,
  { period, propertyTypes, narrowing }: HomesMeant & { period: MarketPeriod },
): ListingSearch => ({
  ...{ areaFilter, listingTransactionType: 'lease', propertyStatus: ['sold'] },
  propertyTypes: propertyTypes?.length ? [...propertyTypes] : [...homeTypes('lease')],
  ...narrowing,
  soldDate: { startAt: period.startAt, endAt: period.endAt },
});

export const activeOf = (areaFilter: AreaFilter, homes: HomesMeant): ListingSearch => ({
  ...{ areaFilter, ...homesOf(homes), propertyStatus: ['active'] },
});

/** "condos with exactly 2 bedrooms" */
export function homesInWords({ propertyTypes, narrowing }: HomesMeant, texts: Texts): string {
  const types = propertyTypes ? [...propertyTypes] : null;
  return narrowing ? describeSearch({ propertyTypes: types, ...narrowing }, texts) : typesInWords(types, texts);
}

export const lastYear = (today: string): MarketPeriod => ({ startAt: addDays(today, 1 - YEAR_DAYS), endAt: today });

/** From the first day of a month through the last of another, no further than today. */
export function periodOfMonths(from: string, through: string, today: string): MarketPeriod {
  const end = addDays(addMonths(`${through}-01`, 1), -1);
  return { startAt: `${from}-01`, endAt: end < today ? end : today };
}

/** The time that stands with a market, or the months that were told of it; a year, where it is shorter than the sales that a comparison needs. */
export function periodStanding(previous: EarlierTurn | null, today: string): MarketPeriod {
  const { period, windowDays } = previous?.market ?? {};
  const { months, through } = previous?.monthsAsked ?? {};
  if (months && months >= LEAST_MONTHS) {
    const last = through ?? today.slice(0, 7);
    return periodOfMonths(addMonths(`${last}-01`, 1 - months).slice(0, 7), last, today);
  }
  if (period) return period;
  const days = Math.min(Math.max(windowDays ?? 0, YEAR_DAYS), marketLimits.longestWindowDays);
  return { startAt: addDays(today, 1 - days), endAt: today };
}

export const analysisOf = (search: ListingSearch, code: string): ToolCall => ({
  toolName: ANALYSIS_TOOL,
  input: { data: { source: 'search', search }, code },
});

export interface ToldFigure {
  /** Null: too few for one. */
  value: number | null;
  n: number;
}

export type ToldFigures = ReadonlyMap<string, ToldFigure>;

export const analysesOf = ({ answers }: Turn) =>
  answers.flatMap(({ toolName, value }) => analysisAnswerSchema.safeParse(toolName === ANALYSIS_TOOL ? value : null).data ?? []);

type Amount = ReturnType<typeof analysesOf>[number]['figures'][number]['amount'];
const toldOf = (amount: Amount): ToldFigure => ({ value: valueOf(amount), n: Number(amount['n'] ?? 0) });

/** The figures of an analysis of this turn that has one of a name; null where none has, or it failed. */
export function figuresTold(turn: Turn, name: string): ToldFigures | null {
  const found = analysesOf(turn).find(({ figures }) => figures.some((one) => one.name === name));
  return found ? new Map(found.figures.map((one) => [one.name, toldOf(one.amount)])) : null;
}

/** The figures of each analysis of this turn in the order of the calls, by the names that their places in it have. */
export const figuresInOrder = (turn: Turn, names: readonly string[]): ToldFigures[] =>
  analysesOf(turn)
    .filter(({ figures }) => figures.length === names.length)
    .map(({ figures }) => new Map(figures.map(({ amount }, at) => [names[at] ?? '', toldOf(amount)])));

export const hasAnalysis = ({ answers }: Turn): boolean => answers.some(({ toolName }) => toolName === ANALYSIS_TOOL);

/** The places that the words name. */
export function placesNamed(parsed: ParsedQuestion): AreaFilter[] {
  if (parsed.kind === 'market') return parsed.question.places;
  const area = parsed.kind === 'search' ? marketPlace(parsed.search.areaFilter) : null;
  return area ? areasOf(area) : [];
}

/** Where the thread is: the market that was told, the place that is searched, the home that is open or was valued. */
export function placesStanding(previous: EarlierTurn | null): AreaFilter[] {
  if (previous?.market?.places.length) return previous.market.places;
  const { city, neighborhood, state } = previous?.openedFacts ?? {};
  const around = city
    ? {
        type: 'named-area' as const,
        nameType: neighborhood ? ('neighborhood' as const) : ('city' as const),
        name: neighborhood ?? city,
        context: { ...(neighborhood ? { city } : {}), ...(state ? { stateAbbreviated: state } : {}) },
      }
    : null;
  const one = around ?? marketPlace(previous?.search.areaFilter) ?? placeOfValue(previous?.value ?? previous?.lastValue);
  return one ? [one] : [];
}
