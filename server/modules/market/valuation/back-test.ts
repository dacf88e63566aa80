/** Values of a market's sales as they would have been told before each was sold. */
import type { CategoryField, NumericField, Sale } from './home.ts';
import { fitModel } from './market-model.ts';
import { ERROR_MONTHS, learnRange, rangeOf, type PastError } from './range.ts';
import { valueHome, type HomeValue } from './value-home.ts';

export interface PastValue {
  sale: Sale;
  value: HomeValue;
  /** ln of sold price over value. */
  error: number;
  /** Null in the first months, before there were errors to learn from. */
  halfWidth: number | null;
}

interface BackTestOptions {
  sales: readonly Sale[];
  fields: readonly NumericField[];
  categories?: readonly CategoryField[];
  hasQuarters?: boolean;
  /** Months whose sales are valued, inclusive. */
  firstMonth: number;
  lastMonth: number;
  /** Of each month's sales, which are valued; all without it. */
  pick?: (sales: readonly Sale[]) => readonly Sale[];
}

/** Each month's sales are valued by a fit of all earlier months' alone. */
export function backTest({ sales, firstMonth, lastMonth, pick = (all) => all, ...fitting }: BackTestOptions): PastValue[] {
  const past: PastValue[] = [];
  const errors: PastError[] = [];
  for (let month = firstMonth; month <= lastMonth; month += 1) {
    const known = sales.filter((sale) => (sale.closedMonth ?? sale.month) < month);
    const sold = pick(sales.filter((sale) => Math.floor(sale.month) === month));
    if (sold.length === 0 || known.length === 0) continue;
    const model = fitModel({ ...fitting, sales: known, month });
    const range = learnRange(errors.filter((one) => one.month >= month - ERROR_MONTHS));
    for (const sale of sold) {
      const value = valueHome(model, sale);
      if (!value) continue;
      const error = Math.log(sale.price) - Math.log(value.value);
      past.push({ sale, value, error, halfWidth: range && rangeOf(range, value.signals).halfWidth });
    }
    errors.push(...past.slice(-sold.length).map(({ value, error }) => ({ month, error, signals: value.signals })));
  }
  return past;
}
