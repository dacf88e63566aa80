/** The sales of a market that is narrowed to some of its homes: which are read, and what they tell, a column for each place or time. */
import { marketLimits, type MarketPeriod } from '#contract/market.ts';
import { ANALYSIS_TOOL, analysisAnswerSchema, type AnalysisAnswer } from '#server/modules/analysis/index.ts';
import { placeInWords } from '../analysis/areas.ts';
import { amountInWords, valueOf } from '../analysis/tell-analysis.ts';
import { A_YEAR_DAYS, figure as marketFigure } from '../answers/market-words.ts';
import type { Texts } from '../answers/texts/index.ts';
import { addDays } from '../question-parser/calendar.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import type { ToolCall } from '../reply.ts';
import { analysisOf, lastYear, leasesOf, salesOf } from '../sales/sales-rows.ts';
import type { Turn } from '../turn.ts';
import { supplyCalls, supplyIn, type Supply } from './narrowed-supply.ts';
import { isNarrowedAnswer, isOfSupply, NARROWED, nameOf, narrowedMedians, type NarrowedFigure } from './narrowed-recipe.ts';

export const isNarrowedMarket = ({ narrowing, places }: MarketQuestion): boolean => narrowing !== undefined && places.length > 0;

export interface Column {
  place: string;
  isLease: boolean;
  period: MarketPeriod;
  found: AnalysisAnswer;
  /** What is for sale of these homes, where it is asked for. */
  supply: Supply | null;
}

type Narrowed =
  | { calls: ToolCall[]; isWidening: boolean }
  | { columns: Column[]; isWidened: boolean }
  /** The sales could not be read. */
  | null;

/** Of those that were asked for; the whole picture has them all. */
export function figuresOf({ figures }: MarketQuestion): NarrowedFigure[] {
  const named = NARROWED.filter((figure) => figures.includes(figure));
  return named.length > 0 ? named : [...NARROWED];
}

function periodOf({ period, windowDays }: MarketQuestion, today: string): MarketPeriod {
  if (period) return period;
  if (windowDays === null) return { startAt: addDays(today, -marketLimits.windowDays), endAt: today };
  const days = Math.min(windowDays, marketLimits.longestWindowDays);
  return days === A_YEAR_DAYS ? lastYear(today) : { startAt: addDays(today, -days), endAt: today };
}

/** None was named, here or when the market was told first. */
const isOfUsualTime = ({ windowDays, period }: MarketQuestion, today: string): boolean =>
  windowDays === null && (!period || (period.endAt === today && period.startAt === addDays(today, -marketLimits.windowDays)));

/** Of each place, or of the first at each time; a year, where the usual time tells no median. */
export function readNarrowed(
  question: MarketQuestion,
  { answers }: Turn,
  { today, texts }: { today: string; texts: Texts },
): Narrowed {
  const places = question.periods ? question.places.slice(0, 1) : question.places;
  const cellsAt = (times: readonly MarketPeriod[]) => places.flatMap((place) => times.map((period) => ({ place, period })));
  const { isLease } = question;
  const rowsOf = isLease ? leasesOf : salesOf;
  const callsFor = (times: readonly MarketPeriod[]): ToolCall[] =>
    cellsAt(times).map(({ place, period }) =>
      analysisOf(rowsOf(place, { ...question, period }), narrowedMedians(figuresOf(question), texts, isLease)),
    );
  const times = question.periods ?? [periodOf(question, today)];
  const calls = callsFor(times);
  const read = answers
    .filter(({ toolName }) => toolName === ANALYSIS_TOOL)
    .map(({ value }) => analysisAnswerSchema.safeParse(value).data);
  const ofSupply = supplyCalls(question, today, texts);
  if (read.length === 0) return { calls: [...calls, ...ofSupply], isWidening: false };
  if (read.some((one) => one === undefined || (one.problem !== null && !isEmpty(one)))) return null;
  const all = read.flatMap((one) => (one && (isNarrowedAnswer(one) || isOfSupply(one) || isEmpty(one)) ? [one] : []));
  const usual = all.slice(0, calls.length);
  const isThin = isOfUsualTime(question, today) && !question.periods && usual.every((one) => tellsNone(one, texts, isLease));
  if (isThin && all.length === calls.length + ofSupply.length) return { calls: callsFor([lastYear(today)]), isWidening: true };
  const found = isThin ? all.slice(-calls.length) : usual;
  const columns = cellsAt(isThin ? [lastYear(today)] : times).flatMap(({ place, period }, at) => {
    const [one, told] = [found[at], ofSupply.length > 0 ? all[calls.length + at] : undefined];
    const supply = told ? supplyIn(place, told, texts) : null;
    return one ? [{ place: placeInWords(place, texts), isLease, period, found: one, supply }] : [];
  });
  return { columns, isWidened: isThin };
}

/** Nothing sold: no figure was computed, and none is missing. */
const isEmpty = ({ basis, rowCount, problem }: AnalysisAnswer): boolean => basis !== '' && rowCount === 0 && problem !== null;

const toldOf = ({ found, isLease }: Pick<Column, 'found' | 'isLease'>, figure: NarrowedFigure | 'sold', texts: Texts) =>
  found.figures.find(({ name }) => name === nameOf(figure, texts, isLease));

const tellsNone = ({ figures }: AnalysisAnswer, texts: Texts, isLease: boolean): boolean =>
  figures.every(({ name, amount }) => name === nameOf('sold', texts, isLease) || valueOf(amount) === null);

/** The sales that a figure rests on, and the figure in words; null where they are too few. */
export function figureIn(
  column: Column,
  figure: NarrowedFigure,
  texts: Texts,
): { number: number | null; value: string | null; sales: string } {
  const told = toldOf(column, figure, texts);
  const sales = texts.market.sales(Number(told?.amount['n'] ?? 0), column.isLease);
  const value = told && valueOf(told.amount);
  if (!told || value == null) return { number: null, value: null, sales };
  const words = told.unit === 'dollarsPerSqFt' ? marketFigure(value, 'dollars-per-sqft', texts) : amountInWords(told, texts);
  const isRent = column.isLease && figure === 'median-price';
  return { number: value, value: `**${isRent ? texts.common.aMonth(words) : words}**`, sales };
}

/** How many were sold or leased; null where no sale was found, so that nothing was counted. */
export function soldTold(column: Column, texts: Texts): number | null {
  const told = toldOf(column, 'sold', texts);
  return (told && valueOf(told.amount)) ?? null;
}

export const soldIn = (column: Column, texts: Texts): number => soldTold(column, texts) ?? 0;
