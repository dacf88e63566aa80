const KEPT = 9;

/** Those that were shown before, the last nine, so that what comes next is new. */
export const withShown = (exceptions: readonly string[], shown: readonly string[]): string[] =>
  [...exceptions.filter((one) => !shown.includes(one)), ...shown].slice(-KEPT);
