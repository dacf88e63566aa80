export { unitsOf, type Overrides } from './adjust.ts';
export { spotOf } from './kernel.ts';
export { nearest } from './weigh-comparables.ts';
export { backTest, type PastValue } from './back-test.ts';
export { emptyHome, monthOf, type CategoryField, type Home, type NumericField, type Sale } from './home.ts';
export {
  fitModel,
  isInLine,
  predictLog,
  restoreModel,
  toKnownSale,
  type FittedMarket,
  type KnownSale,
  type MarketModel,
} from './market-model.ts';
export { learnRange, rangeOf, type Confidence, type RangeModel } from './range.ts';
export { lastStep, milesBetween, searchSteps, stepOf } from './steps.ts';
export { valueHome, type HomeValue, type ValuedComparable as ValuedSale } from './value-home.ts';
