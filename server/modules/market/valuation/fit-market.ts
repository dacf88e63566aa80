/** The hedonic model of a market: a robust ridge regression of ln price with signs, over all earlier sales. */
import type { Sale } from './home.ts';
import type { Encoder } from './encoding.ts';
import { solveBounded } from './solve-bounded.ts';
import { medianOf } from './statistics.ts';

const HALF_LIFE_MONTHS = 36;
const HUBER = 1.5;
const MAD_TO_SIGMA = 1.4826;
const PASSES = 4;

/** ln price = intercept + Σ coefficient · column + what is fixed of baths. */
export interface MarketFit {
  intercept: number;
  coefficients: Float64Array;
}

/** Rows of the design matrix with their zeros left out. */
interface SparseRows {
  starts: Int32Array;
  columns: Int32Array;
  values: Float64Array;
}

interface Design {
  rows: SparseRows;
  /** ln price less what is fixed. */
  target: Float64Array;
  /** Weights of the sales by their age. */
  weights: Float64Array;
}

function designOf(sales: readonly Sale[], encoder: Encoder): Design {
  const starts = new Int32Array(sales.length + 1);
  const columns: number[] = [];
  const values: number[] = [];
  const target = new Float64Array(sales.length);
  const weights = new Float64Array(sales.length);
  const put = (column: number, value: number): void => {
    if (value === 0) return;
    columns.push(column);
    values.push(value);
  };
  sales.forEach((sale, row) => {
    target[row] = Math.log(sale.price) - encoder.encode(sale, sale.month, put);
    weights[row] = 0.5 ** (Math.max(0, encoder.encoding.month - sale.month) / HALF_LIFE_MONTHS);
    starts[row + 1] = columns.length;
  });
  return { rows: { starts, columns: Int32Array.from(columns), values: Float64Array.from(values) }, target, weights };
}

/** Weighted sums of the columns, and of their squares where asked. */
function columnSums({ starts, columns, values }: SparseRows, weights: Float64Array, size: number, power: 1 | 2): Float64Array {
  const sums = new Float64Array(size);
  for (let row = 0; row < weights.length; row += 1) {
    const weight = weights[row] ?? 0;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      const value = values[at] ?? 0;
      const column = columns[at] ?? 0;
      sums[column] = (sums[column] ?? 0) + weight * (power === 1 ? value : value * value);
    }
  }
  return sums;
}

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

function scalesOf({ rows, weights }: Design, encoder: Encoder): Float64Array {
  const size = encoder.columns.length;
  const total = sumOf(weights);
  const means = columnSums(rows, weights, size, 1);
  const squares = columnSums(rows, weights, size, 2);
  return Float64Array.from(encoder.columns, ({ isScaled }, column) => {
    if (!isScaled) return 1;
    const mean = (means[column] ?? 0) / total;
    const variance = (squares[column] ?? 0) / total - mean * mean;
    // A column that says the same of every home says nothing.
    return variance > 1e-9 ? Math.sqrt(variance) : Infinity;
  });
}

interface Normal {
  matrix: Float64Array;
  right: Float64Array;
  means: Float64Array;
  targetMean: number;
}

/** Z'WZ + diag(ridge) and Z'Wy, centred, with the sign turned where a term must not be positive. */
function normalOf({ rows, target }: Design, weights: Float64Array, factors: Float64Array, encoder: Encoder): Normal {
  const size = encoder.columns.length;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  const total = sumOf(weights);
  let targetSum = 0;
  const { starts, columns, values } = rows;
  for (let row = 0; row < target.length; row += 1) {
    const weight = weights[row] ?? 0;
    const weighted = weight * (target[row] ?? 0);
    targetSum += weighted;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      const column = columns[at] ?? 0;
      const value = (values[at] ?? 0) * (factors[column] ?? 0);
      right[column] = (right[column] ?? 0) + value * weighted;
      const offset = column * size;
      const byWeight = weight * value;
      for (let other = starts[row] ?? 0; other <= at; other += 1) {
        const second = columns[other] ?? 0;
        matrix[offset + second] = (matrix[offset + second] ?? 0) + byWeight * (values[other] ?? 0) * (factors[second] ?? 0);
      }
    }
  }
  const sums = columnSums(rows, weights, size, 1);
  const means = sums.map((sum, column) => (sum * (factors[column] ?? 0)) / total);
  const targetMean = targetSum / total;
  for (let i = 0; i < size; i += 1) {
    right[i] = (right[i] ?? 0) - total * (means[i] ?? 0) * targetMean;
    for (let j = 0; j <= i; j += 1) {
      // Rows put their columns in ascending order, so that the lower triangle is the one that was filled.
      const value = (matrix[i * size + j] ?? 0) - total * (means[i] ?? 0) * (means[j] ?? 0);
      matrix[i * size + j] = value;
      matrix[j * size + i] = value;
    }
    matrix[i * size + i] = (matrix[i * size + i] ?? 0) + (encoder.columns[i]?.ridge ?? 0);
  }
  return { matrix, right, means, targetMean };
}

function residualsOf({ rows, target }: Design, { intercept, coefficients }: MarketFit): Float64Array {
  return target.map((value, row) => {
    let predicted = intercept;
    for (let at = rows.starts[row] ?? 0; at < (rows.starts[row + 1] ?? 0); at += 1) {
      predicted += (coefficients[rows.columns[at] ?? 0] ?? 0) * (rows.values[at] ?? 0);
    }
    return value - predicted;
  });
}

/** The fit and what each sale's ln price is above it. */
export function fitMarket(sales: readonly Sale[], encoder: Encoder): { fit: MarketFit; residuals: Float64Array } {
  const design = designOf(sales, encoder);
  const { columns } = encoder;
  const scales = scalesOf(design, encoder);
  const factors = scales.map((scale, column) => (columns[column]?.sign === -1 ? -1 : 1) / scale);
  let weights = design.weights;
  let fit: MarketFit = { intercept: 0, coefficients: new Float64Array(columns.length) };
  let residuals = new Float64Array(sales.length);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const { matrix, right, means, targetMean } = normalOf(design, weights, factors, encoder);
    const solution = solveBounded(matrix, right, (column) => columns[column]?.sign !== 0);
    const intercept = targetMean - solution.reduce((sum, value, column) => sum + value * (means[column] ?? 0), 0);
    fit = { intercept, coefficients: solution.map((value, column) => value * (factors[column] ?? 0)) };
    residuals = residualsOf(design, fit) as Float64Array<ArrayBuffer>;
    const middle = medianOf(residuals);
    const limit = HUBER * MAD_TO_SIGMA * medianOf(residuals.map((residual) => Math.abs(residual - middle)));
    weights = design.weights.map((weight, row) => weight * Math.min(1, limit / Math.max(Math.abs(residuals[row] ?? 0), 1e-12)));
  }
  return { fit, residuals };
}
