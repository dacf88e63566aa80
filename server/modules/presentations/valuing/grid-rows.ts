import type { ValuationAnswer, ValuedComparable } from '#contract/valuation-answer.ts';

type Adjustment = ValuedComparable['adjustments'][number];
/** A comparable with the adjustments that stand as rows; what they sum to is the same. */
export type GridComparable = Pick<
  ValuedComparable,
  | 'listing'
  | 'price'
  | 'soldDate'
  | 'miles'
  | 'adjustments'
  | 'net'
  | 'netPercent'
  | 'gross'
  | 'grossPercent'
  | 'adjusted'
  | 'weight'
>;

export const SIZE_LABEL = 'Living area and bedrooms';
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Whether dollars go the other way than what there is more or less of: age takes away, all else adds; time goes as the market does. */
export function isAgainst({ kind, dollars, units }: Pick<Adjustment, 'kind' | 'dollars' | 'units'>): boolean {
  return kind !== 'time' && units !== null && dollars * units * (kind === 'age' ? -1 : 1) < 0;
}

/**
 * Bedrooms within the same walls are smaller rooms, so sales may take off for one more. Beside the living area, which pays for the walls, that reads
 * as a mistake: appraisers tell the two as one. A rate of the agent's own stays a row of its own.
 */
export function joinsSize({ comparables, overrides }: Pick<ValuationAnswer, 'comparables' | 'overrides'>): boolean {
  if (overrides.some(({ kind }) => kind === 'beds' || kind === 'living-area')) return false;
  return comparables.some(({ adjustments }) => adjustments.some((one) => one.kind === 'beds' && isAgainst(one)));
}

function withSize(adjustments: readonly Adjustment[]): Adjustment[] {
  const [area, beds] = (['living-area', 'beds'] as const).map((kind) => adjustments.find((one) => one.kind === kind));
  const kept = area ?? beds;
  if (!kept) return [...adjustments];
  const dollars = (area?.dollars ?? 0) + (beds?.dollars ?? 0);
  const joined: Adjustment = { ...kept, kind: 'living-area', label: SIZE_LABEL, dollars, dollarsPerUnit: null };
  return adjustments.flatMap((one) => (one === kept ? [joined] : one === beds ? [] : [one]));
}

/** The comparables as the grid sets them. */
export function gridComparables(answer: Pick<ValuationAnswer, 'comparables' | 'overrides'>): GridComparable[] {
  if (!joinsSize(answer)) return answer.comparables;
  return answer.comparables.map((one) => {
    const adjustments = withSize(one.adjustments);
    const gross = adjustments.reduce((sum, { dollars }) => sum + Math.abs(dollars), 0);
    return { ...one, adjustments, gross, grossPercent: oneDecimal((100 * gross) / one.price) };
  });
}
