/** One measured figure of a benchmark. */
export interface BenchResult {
  /** What was measured, e.g. `GET /api/chat/threads, median`. */
  name: string;
  value: number;
  unit: string;
  /** The same thing done the plainest way, in the same run. */
  baseline?: number;
  /** value ÷ baseline. */
  ratio?: number;
  /** The bar in words, e.g. `≥ 0.9 of bare http`. */
  mustBe: string;
  ok: boolean;
}

export interface BenchOptions {
  /** A short run that shows that the benchmark still works; its figures mean nothing. */
  small: boolean;
}

export type Bench = (options: BenchOptions) => Promise<BenchResult[]>;

/** The middle value; of an even number the upper one. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
