/** The value below which a share of ascending values lies, between two of them in proportion. */
export function quantileOf(sorted: ArrayLike<number>, share: number): number {
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? NaN;
  const high = sorted[Math.ceil(at)] ?? NaN;
  return low + (high - low) * (at - Math.floor(at));
}

export function medianOf(values: Iterable<number>): number {
  return quantileOf(Float64Array.from(values).sort(), 0.5);
}
