/**
 * Minimises ½ x'Ax − b'x with x ≥ 0 where it is bounded, A symmetric and positive definite: ridge regression with signs and the weights of
 * comparables are both this. Two hundred lines of typed arrays do it in a tenth of the time of a general matrix library.
 */

/** Lower Cholesky factor of the rows and columns `kept` of A, in rows of `kept.length`. */
function factorOf(matrix: Float64Array, size: number, kept: readonly number[]): Float64Array {
  const n = kept.length;
  const factor = new Float64Array(n * n);
  for (let i = 0; i < n; i += 1) {
    const row = (kept[i] ?? 0) * size;
    for (let j = 0; j <= i; j += 1) {
      let sum = matrix[row + (kept[j] ?? 0)] ?? 0;
      for (let k = 0; k < j; k += 1) sum -= (factor[i * n + k] ?? 0) * (factor[j * n + k] ?? 0);
      factor[i * n + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (factor[j * n + j] ?? 1);
    }
  }
  return factor;
}

/** x of A x = b for the rows and columns kept; 0 elsewhere. */
function solveKept(matrix: Float64Array, right: Float64Array, kept: readonly number[]): Float64Array {
  const size = right.length;
  const n = kept.length;
  const factor = factorOf(matrix, size, kept);
  const x = new Float64Array(n);
  for (let i = 0; i < n; i += 1) {
    let sum = right[kept[i] ?? 0] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= (factor[i * n + k] ?? 0) * (x[k] ?? 0);
    x[i] = sum / (factor[i * n + i] ?? 1);
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    let sum = x[i] ?? 0;
    for (let k = i + 1; k < n; k += 1) sum -= (factor[k * n + i] ?? 0) * (x[k] ?? 0);
    x[i] = sum / (factor[i * n + i] ?? 1);
  }
  const solution = new Float64Array(size);
  kept.forEach((index, i) => (solution[index] = x[i] ?? 0));
  return solution;
}

const TOLERANCE = 1e-10;
/** How often the number of violations may stand still before they are exchanged one by one, which always ends. */
const PATIENCE = 4;

/**
 * By an active set: what violates its bound is held at 0, what is held and would lower the sum is released, all at once while that
 * helps and then one by one.
 * @param matrix A, symmetric, in rows
 * @param isBounded whether a variable must be ≥ 0
 */
export function solveBounded(matrix: Float64Array, right: Float64Array, isBounded: (index: number) => boolean): Float64Array {
  const size = right.length;
  const isHeld = new Uint8Array(size);
  let fewest = size + 1;
  let patience = PATIENCE;
  for (;;) {
    const kept = Array.from({ length: size }, (_, index) => index).filter((index) => isHeld[index] === 0);
    const solution = solveKept(matrix, right, kept);
    const wrong: number[] = [];
    for (let index = 0; index < size; index += 1) {
      if (!isBounded(index)) continue;
      if (isHeld[index] === 0) {
        if ((solution[index] ?? 0) < -TOLERANCE) wrong.push(index);
        continue;
      }
      let gradient = -(right[index] ?? 0);
      for (const k of kept) gradient += (matrix[index * size + k] ?? 0) * (solution[k] ?? 0);
      if (gradient < -TOLERANCE) wrong.push(index);
    }
    if (wrong.length === 0) return solution.map((value, index) => (isBounded(index) ? Math.max(0, value) : value));
    if (wrong.length < fewest) {
      fewest = wrong.length;
      patience = PATIENCE;
    } else patience -= 1;
    const exchanged = patience > 0 ? wrong : wrong.slice(-1);
    for (const index of exchanged) isHeld[index] = isHeld[index] === 0 ? 1 : 0;
  }
}
