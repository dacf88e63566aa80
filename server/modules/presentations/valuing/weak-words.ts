import { aYearBefore, isAdjustedMuch, isSoldBefore, MAX_GROSS_PERCENT } from '#server/modules/market/index.ts';
import { longDate } from '../reading/date-words.ts';
import type { GridComparable } from './grid-rows.ts';

/** How many of the comparables a client should know to be old, or to be much unlike the home. */
export function weakWords(comparables: readonly GridComparable[], asOf: string | null): string[] {
  if (asOf === null || comparables.length === 0) return [];
  const yearBefore = aYearBefore(asOf);
  const all = comparables.length;
  const old = comparables.filter((one) => isSoldBefore(one, yearBefore)).length;
  const much = comparables.filter(isAdjustedMuch).length;
  return [
    ...(old === 0 ? [] : [`${of(old, all)} sold more than a year ago, before ${longDate(yearBefore)}.`]),
    ...(much === 0 ? [] : [`${of(much, all)} needed adjustments of more than ${MAX_GROSS_PERCENT}% of what was paid.`]),
  ];
}

const of = (some: number, all: number): string => (some === all ? `All ${all} comparables` : `${some} of the ${all} comparables`);
