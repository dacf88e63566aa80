/** A comparable's price brought to the subject, kind by kind, so that the dollars of the kinds sum to the adjusted price. */
import type { Home, NumericField } from './home.ts';
import type { LogParts } from './market-model.ts';
import { adjustmentKinds, type AdjustmentKind } from './terms.ts';

export interface Adjustment {
  kind: AdjustmentKind;
  /** Added to the comparable's price: negative for what it has more of than the subject. */
  dollars: number;
  /** Whether the agent gave the rate. */
  isOverridden: boolean;
}

/** Dollars for a unit more (a square foot, a bath, a space, a year of age); of time, percent a month. */
export type Overrides = Partial<Record<AdjustmentKind, number>>;

export interface Side {
  home: Home;
  month: number;
  parts: LogParts;
}

const difference = (one: number | null, other: number | null): number => (one === null || other === null ? 0 : one - other);

const fieldOf: Partial<Record<AdjustmentKind, NumericField | 'livingAreaSqft'>> = {
  'living-area': 'livingAreaSqft',
  beds: 'beds',
  garage: 'garageSpaces',
  lot: 'lotSqft',
  basement: 'basementSqft',
  fireplaces: 'fireplaces',
  condition: 'condition',
  rooms: 'rooms',
};

/** The subject's units less the comparable's. */
export function unitsOf(kind: AdjustmentKind, subject: Pick<Side, 'home'>, comparable: Pick<Side, 'home'>): number {
  const [one, other] = [subject.home, comparable.home];
  if (kind === 'baths') {
    return difference(one.fullBaths, other.fullBaths) + difference(one.halfBaths ?? 0, other.halfBaths ?? 0) / 2;
  }
  if (kind === 'age') return difference(other.yearBuilt, one.yearBuilt);
  const field = fieldOf[kind];
  return field === undefined ? 0 : difference(one[field], other[field]);
}

function overridden(price: number, kind: AdjustmentKind, rate: number, subject: Side, comparable: Side): number {
  if (kind === 'time') return price * (rate / 100) * Math.max(0, subject.month - comparable.month);
  const dollars = rate * unitsOf(kind, subject, comparable);
  // An older home is not worth more: a rate of age is what a year takes away.
  return kind === 'age' ? -Math.abs(rate) * unitsOf(kind, subject, comparable) : dollars;
}

export function adjustHome(
  price: number,
  subject: Side,
  comparable: Side,
  overrides: Overrides,
): { adjustments: Adjustment[]; adjusted: number } {
  const adjustments: Adjustment[] = [];
  let exact = price;
  let whole = Math.round(price);
  for (const kind of adjustmentKinds) {
    const rate = overrides[kind];
    if (rate === undefined) exact *= Math.exp(subject.parts[kind] - comparable.parts[kind]);
    else exact = Math.max(1, exact + overridden(price, kind, rate, subject, comparable));
    const dollars = Math.round(exact) - whole;
    whole += dollars;
    if (dollars !== 0 || rate !== undefined) adjustments.push({ kind, dollars, isOverridden: rate !== undefined });
  }
  return { adjustments, adjusted: whole };
}
