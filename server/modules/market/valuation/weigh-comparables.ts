/** Which sales a home is compared with, and how much each counts. */
import { covariance, NOISE, VARIANCE, type Spot } from './kernel.ts';
import { solveBounded } from './solve-bounded.ts';

export const MAX_COMPARABLES = 12;
const CANDIDATES = 40;
const PINNED_WEIGHT = 1 / MAX_COMPARABLES;

export interface Candidate {
  /** Names the sale; decides between equals. */
  key: string;
  spot: Spot;
}

export interface Weighed {
  /** Indexes into the candidates, the heaviest first, with weights that sum to 1. */
  chosen: { index: number; weight: number }[];
  /** Of the error that is left, in squares of ln price. */
  variance: number;
}

interface Kernel {
  matrix: Float64Array;
  withSubject: Float64Array;
}

function kernelOf(subject: Spot, spots: readonly Spot[]): Kernel {
  const size = spots.length;
  const matrix = new Float64Array(size * size);
  spots.forEach((one, i) => {
    matrix[i * size + i] = VARIANCE;
    for (let j = 0; j < i; j += 1) {
      const value = covariance(one, spots[j] ?? one);
      matrix[i * size + j] = value;
      matrix[j * size + i] = value;
    }
  });
  return { matrix, withSubject: Float64Array.from(spots, (spot) => covariance(subject, spot)) };
}

/**
 * Weights that make the squared error least, none below 0 and their sum drawn to 1; each pinned sale has at least a twelfth before they
 * are made to sum to 1.
 */
function solveWeights({ matrix, withSubject }: Kernel, isPinned: readonly boolean[]): Float64Array {
  const size = withSubject.length;
  const system = matrix.map((value, at) => value + 1 + (at % (size + 1) === 0 ? NOISE : 0));
  const least = Float64Array.from(isPinned, (pinned) => (pinned ? PINNED_WEIGHT : 0));
  const right = withSubject.map((value, i) => {
    let sum = value + 1;
    for (let j = 0; j < size; j += 1) sum -= (system[i * size + j] ?? 0) * (least[j] ?? 0);
    return sum;
  });
  return solveBounded(system, right, () => true).map((weight, i) => weight + (least[i] ?? 0));
}

function varianceOf({ matrix, withSubject }: Kernel, weights: Float64Array): number {
  const size = weights.length;
  let variance = VARIANCE;
  for (let i = 0; i < size; i += 1) {
    const weight = weights[i] ?? 0;
    variance -= 2 * weight * (withSubject[i] ?? 0);
    for (let j = 0; j < size; j += 1) variance += weight * (weights[j] ?? 0) * (matrix[i * size + j] ?? 0);
  }
  return Math.max(variance, 0);
}

const byKey = (candidates: readonly Candidate[]) => (a: number, b: number) =>
  (candidates[a]?.key ?? '') < (candidates[b]?.key ?? '') ? -1 : 1;

/** Indexes of the candidates that are most like the subject, the most alike first. */
export function nearest(subject: Spot, candidates: readonly Candidate[], count: number): number[] {
  const likeness = Float64Array.from(candidates, ({ spot }) => covariance(subject, spot));
  const least = Float64Array.from(likeness).sort().at(-Math.min(count, likeness.length)) ?? 0;
  const order = byKey(candidates);
  return candidates
    .flatMap((_, index) => ((likeness[index] ?? 0) >= least ? [index] : []))
    .toSorted((a, b) => (likeness[b] ?? 0) - (likeness[a] ?? 0) || order(a, b))
    .slice(0, count);
}

/** @param pinned indexes of candidates that shall count whatever they are like */
export function weighComparables(
  subject: Spot,
  candidates: readonly Candidate[],
  pinned: ReadonlySet<number> = new Set(),
): Weighed {
  const near = nearest(subject, candidates, CANDIDATES);
  const first = [...pinned, ...near.filter((index) => !pinned.has(index))];
  const solve = (indexes: readonly number[]): { kernel: Kernel; weights: Float64Array } => {
    const kernel = kernelOf(
      subject,
      indexes.flatMap((index) => candidates[index]?.spot ?? []),
    );
    const weights = solveWeights(
      kernel,
      indexes.map((index) => pinned.has(index)),
    );
    return { kernel, weights };
  };
  const { weights } = solve(first);
  const order = byKey(candidates);
  const heaviest = first
    .map((index, at) => ({ index, weight: weights[at] ?? 0 }))
    .filter(({ weight }) => weight > 1e-9)
    .toSorted(
      (a, b) => Number(pinned.has(b.index)) - Number(pinned.has(a.index)) || b.weight - a.weight || order(a.index, b.index),
    )
    .slice(0, MAX_COMPARABLES)
    .map(({ index }) => index);
  const last = solve(heaviest);
  const total = last.weights.reduce((sum, weight) => sum + weight, 0);
  const normal = last.weights.map((weight) => weight / total);
  return {
    chosen: heaviest
      .map((index, at) => ({ index, weight: normal[at] ?? 0 }))
      .filter(({ weight }) => weight > 1e-9)
      .toSorted((a, b) => b.weight - a.weight || order(a.index, b.index)),
    variance: varianceOf(last.kernel, normal),
  };
}
