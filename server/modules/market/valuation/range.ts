/** How far a value may be off, learned from how far the values of earlier months were. */
import type { Signals } from './value-home.ts';
import { NOISE } from './kernel.ts';
import { solveBounded } from './solve-bounded.ts';
import { medianOf } from './statistics.ts';

/** A value of an earlier month, and how far above it the home sold in ln price. */
export interface PastError {
  month: number;
  error: number;
  signals: Signals;
}

export interface RangeModel {
  means: number[];
  deviations: number[];
  intercept: number;
  coefficients: number[];
  /** Of |error| over its predicted scale, what bounds the stated share of them. */
  quantile: number;
  medianLogValue: number;
  /** Of the predicted scales, a third and two thirds: confidence in words. */
  thirds: [number, number];
}

/** To state 80 %: the errors of later months are a little wider than those that a range was learned from. */
const LEARNED_COVERAGE = 0.81;
export const ERROR_MONTHS = 24;
const MIN_ERRORS = 30;
const RIDGE = 20;
const CLIP = 2.5;
/** Four fifths of a normal distribution lie within so many standard deviations. */
const NORMAL_80 = 1.2816;

function featuresOf(signals: Signals, medianLogValue: number): number[] {
  return [
    Math.log(Math.sqrt(signals.krigingVariance + 0.01)),
    Math.log(Math.sqrt(signals.residualVariance + 0.0025)),
    Math.log(signals.effectiveCount),
    Math.min(signals.age, 80) / 80,
    Math.abs(signals.logValue - medianLogValue),
    signals.isTwoFamily ? 1 : 0,
  ];
}

function scaleOf(model: Omit<RangeModel, 'quantile' | 'thirds'>, signals: Signals): number {
  const features = featuresOf(signals, model.medianLogValue);
  const log = features.reduce((sum, feature, at) => {
    const standard = (feature - (model.means[at] ?? 0)) / (model.deviations[at] ?? 1);
    return sum + (model.coefficients[at] ?? 0) * Math.min(Math.max(standard, -CLIP), CLIP);
  }, model.intercept);
  return Math.exp(log);
}

/** Null with too few errors to learn from. */
export function learnRange(errors: readonly PastError[]): RangeModel | null {
  if (errors.length < MIN_ERRORS) return null;
  const medianLogValue = medianOf(errors.map(({ signals }) => signals.logValue));
  const rows = errors.map(({ signals }) => featuresOf(signals, medianLogValue));
  const size = rows[0]?.length ?? 0;
  const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const columns = Array.from({ length: size }, (_, at) => rows.map((row) => row[at] ?? 0));
  const means = columns.map(meanOf);
  const deviations = columns.map((column, at) => Math.sqrt(meanOf(column.map((value) => (value - (means[at] ?? 0)) ** 2))) || 1);
  const targets = errors.map(({ error }) => Math.log(Math.abs(error) + 0.02));
  const targetMean = meanOf(targets);
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  const standardised = rows.map((row) =>
    row.map((value, at) => Math.min(Math.max((value - (means[at] ?? 0)) / (deviations[at] ?? 1), -CLIP), CLIP)),
  );
  standardised.forEach((row, at) =>
    row.forEach((value, i) => {
      right[i] = (right[i] ?? 0) + value * ((targets[at] ?? 0) - targetMean);
      row.forEach((other, j) => (matrix[i * size + j] = (matrix[i * size + j] ?? 0) + value * other));
    }),
  );
  for (let i = 0; i < size; i += 1) matrix[i * size + i] = (matrix[i * size + i] ?? 0) + RIDGE;
  const scaling = {
    ...{ means, deviations, medianLogValue },
    intercept: targetMean,
    coefficients: [...solveBounded(matrix, right, () => false)],
  };
  const scales = errors.map(({ signals }) => scaleOf(scaling, signals));
  const ratios = errors.map(({ error }, at) => Math.abs(error) / (scales[at] ?? 1)).toSorted((a, b) => a - b);
  const rank = Math.min(ratios.length, Math.ceil(LEARNED_COVERAGE * (ratios.length + 1)));
  const ascending = scales.toSorted((a, b) => a - b);
  const third = (share: number): number => ascending[Math.floor(ascending.length * share)] ?? 0;
  return { ...scaling, quantile: ratios[rank - 1] ?? 0.2, thirds: [third(1 / 3), third(2 / 3)] };
}

export type Confidence = 'high' | 'medium' | 'low';

/** Half the width of the range in ln price, and the confidence that it is worth. */
export function rangeOf(model: RangeModel | null, signals: Signals): { halfWidth: number; confidence: Confidence } {
  // Without errors to learn from, what the kernel itself says of them.
  if (!model) return { halfWidth: NORMAL_80 * Math.sqrt(signals.krigingVariance + NOISE), confidence: 'low' };
  const scale = scaleOf(model, signals);
  const [narrow, wide] = model.thirds;
  return { halfWidth: model.quantile * scale, confidence: scale <= narrow ? 'high' : scale <= wide ? 'medium' : 'low' };
}
