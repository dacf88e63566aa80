/** Markets in the order of a figure, the one that was asked for first. */
import type { MarketAnswer } from '#server/modules/market/index.ts';
import type { CourseOfLine } from '../analysis/course-recipe.ts';
import { amountInWords, valueOf } from '../analysis/tell-analysis.ts';
import { count, plain } from '../answers/format.ts';
import { figure as inUnit } from '../answers/market-words.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { MarketFigure } from '../question-parser/market-question.ts';
import type { Superlative } from './superlative-question.ts';

export interface Row {
  area: string;
  /** Null: too few sales for one. */
  value: number | null;
  told: string;
}

const signed = (percent: number): string => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)}%`;

const medianOf = (found: MarketAnswer, figure: MarketFigure) =>
  figure === 'price-per-sqft'
    ? found.medianPricePerSqFt
    : figure === 'days-on-market'
      ? found.medianDaysOnMarket
      : figure === 'sale-to-list'
        ? found.saleToList
        : found.medianPrice;

export function rowOfMarket(found: MarketAnswer, { measure }: Superlative, figure: MarketFigure, texts: Texts): Row {
  const { market } = texts;
  const { area, isLease, activeCount, soldCount, monthsOfSupply } = found;
  const row = (value: number | null | undefined, told: string): Row => ({ area, value: value ?? null, told });
  if (measure === 'active') return row(activeCount?.value, `**${count(activeCount?.value ?? 0)}**`);
  if (measure === 'sold') return row(soldCount?.value, `**${market.sales(soldCount?.value ?? 0, isLease)}**`);
  if (measure === 'supply') {
    if (monthsOfSupply?.value == null) return row(null, market.table.notEnough(market.sales(monthsOfSupply?.n ?? 0, isLease)));
    const whose = monthsOfSupply.balance ? `, ${market.balances[monthsOfSupply.balance]}` : '';
    return row(monthsOfSupply.value, `**${market.months(monthsOfSupply.value)}**${whose}`);
  }
  const median = medianOf(found, figure);
  if (!median || median.value === null) return row(null, market.table.notEnough(market.sales(median?.n ?? 0, isLease)));
  const now = `**${inUnit(median.value, median.unit, texts)}** (${market.sales(median.n, isLease)})`;
  if (measure !== 'growth') return row(median.value, now);
  const { value: before, n } = median.yearEarlier;
  if (before === null || median.changePercent === null) return row(null, `${now}; ${market.tooFewToCompare(n, isLease)}`);
  const earlier = market.yearEarlier(inUnit(before, median.unit, texts), market.sales(n, isLease));
  return row(median.changePercent, `**${signed(median.changePercent)}**, ${now}; ${earlier}`);
}

export function rowOfCourse({ area, first, last, changePercent }: CourseOfLine, { measure }: Superlative, texts: Texts): Row {
  const { charts: words } = texts;
  const cases = ({ amount }: CourseOfLine['first']): string => words.cases(Number(amount['n'] ?? 0), 'sales');
  const now = `**${amountInWords(last, texts)}**, ${cases(last)}`;
  if (measure !== 'growth') return { area, value: valueOf(last.amount), told: now };
  return {
    area,
    value: changePercent,
    told: `**${signed(changePercent)}**, ${texts.figures.wentTo(amountInWords(first, texts), amountInWords(last, texts))}`,
  };
}

/** The end that was asked for first. */
export const inOrder = <R extends { value: number }>(rows: readonly R[], end: Superlative['end']): R[] =>
  rows.toSorted((one, other) => (end === 'highest' ? -1 : 1) * (one.value - other.value));

interface Told {
  rows: readonly Row[];
  /** What is counted and when; null: it is told of now. */
  counted: string | null;
  isLease: boolean;
}

/** Places that are level are named together. */
export function tellSuperlative({ measure, end }: Superlative, { rows, counted, isLease }: Told, texts: Texts): string {
  const { figures: words } = texts;
  const known = rows.flatMap((row) => (row.value === null ? [] : [{ ...row, value: row.value }]));
  const ordered = inOrder(known, end);
  const [first] = ordered;
  if (!first) return words.noneTold;
  const level = ordered.filter(({ value }) => value === first.value);
  const areas = level.map(({ area }) => `**${plain(area)}**`);
  const unknown = rows.filter(({ value }) => value === null).map(({ area }) => plain(area));
  const lines = [...ordered, ...rows.filter(({ value }) => value === null)];
  return [
    // One alone is at neither end.
    ordered.length === 1 && unknown.length > 0
      ? words.notKnownIn(unknown)
      : ordered.length > 1 && level.length === ordered.length
        ? words.allLevel(counted)
        : measure === 'growth'
          ? words.moved(areas, words.went(end, first.value), counted)
          : words.has(areas, words.ends[measure](end, isLease), counted),
    lines.map(({ area, told }, at) => `${at + 1}. ${plain(area)}: ${told}`).join('\n'),
  ].join('\n\n');
}
