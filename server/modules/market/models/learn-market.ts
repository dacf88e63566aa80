/** All that a market's row keeps, from its sales: the heavy work, done in a process of its own. */
import type { BackTest } from '#contract/valuation-answer.ts';
import {
  backTest,
  fitModel,
  learnRange,
  type NumericField,
  type PastValue,
  type RangeModel,
  type Sale,
} from '../valuation/index.ts';
import type { FittedMarket } from '../valuation/index.ts';

/** Facts that records of listings have. */
const listingFields: readonly NumericField[] = [
  'fullBaths',
  'halfBaths',
  'beds',
  'lotSqft',
  'yearBuilt',
  'garageSpaces',
  'basementSqft',
  'fireplaces',
  'condition',
  'remodelYear',
];
const BACK_TEST_MONTHS = 24;
/** What is told of how good values here are: the last year, after the first has taught the ranges. */
const TOLD_MONTHS = 12;
const MAX_TESTED_A_MONTH = 40;
const MIN_SALES_TO_TEST = 120;

interface MarketSales {
  sales: readonly Sale[];
  /** The month as of which homes are valued, `monthOf(today)`. */
  month: number;
}

export interface LearnedMarket {
  fitted: FittedMarket;
  range: RangeModel | null;
  backTest: BackTest | null;
}

/** Of many sales of a month every so many-th by key, so that the same are tested each time. */
function pick(sales: readonly Sale[]): readonly Sale[] {
  const every = Math.ceil(sales.length / MAX_TESTED_A_MONTH);
  return sales.toSorted((a, b) => (a.key < b.key ? -1 : 1)).filter((_, at) => at % every === 0);
}

export function learnMarket({ sales, month }: MarketSales): LearnedMarket {
  const known = sales.filter((sale) => sale.month <= month);
  const fitting = { fields: listingFields, hasQuarters: true };
  const { fitted } = fitModel({ ...fitting, sales: known, month });
  const lastMonth = Math.floor(month) - 1;
  const closed = known.map(({ closedMonth, month: agreed }) => closedMonth ?? agreed).toSorted((a, b) => a - b);
  const firstMonth = Math.max(lastMonth - BACK_TEST_MONTHS + 1, Math.ceil(closed[MIN_SALES_TO_TEST] ?? Infinity));
  const past = firstMonth <= lastMonth ? backTest({ ...fitting, sales: known, firstMonth, lastMonth, pick }) : [];
  const errors = past.map(({ sale, error, value }) => ({ month: Math.floor(sale.month), error, signals: value.signals }));
  return {
    fitted,
    range: learnRange(errors),
    backTest: toldOf(past.filter(({ sale }) => sale.month > lastMonth - TOLD_MONTHS + 1)),
  };
}

const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;
const nameOf = (month: number): string => {
  const from0 = Math.floor(month) - 1;
  return `${Math.floor(from0 / 12)}-${String((from0 % 12) + 1).padStart(2, '0')}`;
};
const SHARE_STEPS = [0, 5, 10, 15, 20] as const;

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2;
}

function toldOf(past: readonly PastValue[]): BackTest | null {
  if (past.length < 30) return null;
  const errors = past.map(({ sale, value }) => ({
    month: nameOf(sale.month),
    percent: (100 * Math.abs(sale.price - value.value)) / sale.price,
  }));
  const share = (percent: number): number =>
    round((100 * errors.filter((one) => one.percent <= percent).length) / errors.length, 1);
  const ranged = past.filter(({ halfWidth }) => halfWidth !== null);
  const covered = ranged.filter(({ error, halfWidth }) => Math.abs(error) <= (halfWidth ?? 0)).length;
  const months = [...new Set(errors.map(({ month }) => month))].toSorted();
  return {
    count: errors.length,
    from: months[0] ?? '',
    to: months.at(-1) ?? '',
    medianErrorPercent: round(middle(errors.map(({ percent }) => percent)), 1),
    within10Percent: share(10),
    within20Percent: share(20),
    coveredPercent: ranged.length < 30 ? null : round((100 * covered) / ranged.length, 1),
    months: months.map((month) => {
      const own = errors.filter((one) => one.month === month).map(({ percent }) => percent);
      return { month, count: own.length, medianErrorPercent: round(middle(own), 1) };
    }),
    errorShares: SHARE_STEPS.map((fromPercent, at) => {
      const toPercent = SHARE_STEPS[at + 1] ?? null;
      const own = errors.filter(({ percent }) => percent >= fromPercent && percent < (toPercent ?? Infinity));
      return { fromPercent, toPercent, count: own.length };
    }),
  };
}
