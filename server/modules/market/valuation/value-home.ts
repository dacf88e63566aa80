import { adjustHome, type Adjustment, type Overrides } from './adjust.ts';
import type { Home } from './home.ts';
import { spotOf } from './kernel.ts';
import { isInLine, logPartsOf, type KnownSale, type MarketModel } from './market-model.ts';
import { weighComparables } from './weigh-comparables.ts';

export interface ValuedComparable {
  sale: KnownSale['sale'];
  adjustments: Adjustment[];
  /** Dollars; price plus all adjustments. */
  adjusted: number;
  weight: number;
}

/** What is known of a value's error before any range is made of it. */
export interface Signals {
  /** Of the weights' error by the kernel. */
  krigingVariance: number;
  residualVariance: number;
  effectiveCount: number;
  age: number;
  logValue: number;
  isTwoFamily: boolean;
}

export interface HomeValue {
  /** Whole dollars: the weighted mean of the adjusted prices. */
  value: number;
  /** Heaviest first. */
  comparables: ValuedComparable[];
  signals: Signals;
}

interface ValueOptions {
  /** Which sales may be comparables; all of the home's type without it. */
  candidates?: readonly KnownSale[];
  pinned?: ReadonlySet<string>;
  /** What comparables are chosen and weighed for, where that is not the home itself: a home with what it might have is still the same home. */
  likeness?: Home;
  overrides?: Overrides;
}

/** The value of a home as of the model's month. Null where there is no sale to compare it with. */
export function valueHome(model: MarketModel, home: Home, options: ValueOptions = {}): HomeValue | null {
  const {
    likeness = home,
    candidates = model.sales.filter((known) => known.sale.type === home.type && isInLine(model, known)),
    pinned,
    overrides = {},
  } = options;
  const { encoding, space } = model.fitted;
  const { month } = encoding;
  const pins = new Set(pinned ? candidates.flatMap(({ key }, index) => (pinned.has(key) ? index : [])) : []);
  const { chosen, variance } = weighComparables(spotOf(encoding, space, likeness, month), candidates, pins);
  if (chosen.length === 0) return null;

  const subject = { home, month, parts: logPartsOf(model, home, month) };
  const comparables: ValuedComparable[] = [];
  let residualMean = 0;
  let residualSquares = 0;
  let weightSquares = 0;
  for (const { index, weight } of chosen) {
    const known = candidates[index];
    if (!known) continue;
    const { sale, residual } = known;
    const { adjustments, adjusted } = adjustHome(
      sale.price,
      subject,
      { home: sale, month: sale.month, parts: logPartsOf(model, sale, sale.month) },
      overrides,
    );
    comparables.push({ sale, adjustments, adjusted, weight });
    residualMean += weight * residual;
    residualSquares += weight * residual * residual;
    weightSquares += weight * weight;
  }
  const value = Math.round(comparables.reduce((sum, { adjusted, weight }) => sum + adjusted * weight, 0));
  return {
    value,
    comparables,
    signals: {
      krigingVariance: variance,
      residualVariance: Math.max(0, residualSquares - residualMean * residualMean),
      effectiveCount: 1 / weightSquares,
      age: Math.max(0, Math.floor((month - 1) / 12) - (home.yearBuilt ?? encoding.medians.yearBuilt)),
      logValue: Math.log(Math.max(value, 1)),
      isTwoFamily: twoFamilyTypes.has(home.type),
    },
  };
}

const twoFamilyTypes: ReadonlySet<string> = new Set(['multi-unit', 'Duplex', 'TwoFmCon']);
