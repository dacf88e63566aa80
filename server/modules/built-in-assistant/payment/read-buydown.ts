/** "2-1 buydown", "buydown 3-2-1": how much the rate is down in each of the first years. */

const STEPS = '(3\\s?[-/]\\s?2\\s?[-/]\\s?1|2\\s?[-/]\\s?1|1\\s?[-/]\\s?[01])';
const BUYDOWN = '(?:temp(?:orary)?\\s+|rate\\s+)*buy\\s?-?downs?';
const named = new RegExp(`\\b${STEPS}\\s+${BUYDOWN}\\b|\\b${BUYDOWN}\\s+(?:of\\s+|de\\s+)?${STEPS}(?![\\d-])`);
const stepsAlone = new RegExp(
  `^\\W*(?:(?:and|or|what\\s+about|how\\s+about|what\\s+if|make\\s+it|try|with|an?|y|con|un)\\s+)*${STEPS}(?:\\s+(?:instead|then))?\\W*$`,
);
const withoutIt = new RegExp(`\\b(?:without|no|drop|skip|sin)\\s+(?:an?\\s+|the\\s+|el\\s+|un\\s+)?${BUYDOWN}\\b`);
const asksMeaning = /\b(?:what(?:'?s|\s+is)|explain|mean|que\s+es)\s+(?:an?\s+|the\s+|un\s+)?(?:\d|temp|buy)/;

export interface Buydown {
  /** Percentage points off the rate, year by year. */
  points: number[];
  /** The words without it. */
  rest: string;
}

export const dropsBuydown = (folded: string): boolean => withoutIt.test(folded);

/** @param stands whether one was told before, so that its steps alone may be changed */
export function readBuydown(folded: string, stands: boolean): Buydown | null {
  if (asksMeaning.test(folded) || dropsBuydown(folded)) return null;
  const found = named.exec(folded) ?? (stands ? stepsAlone.exec(folded) : null);
  const steps = found?.[1] ?? found?.[2];
  if (!found || !steps) return null;
  const points = [...steps.matchAll(/\d/g)].map(([digit]) => Number(digit)).filter((point) => point > 0);
  return { points, rest: folded.replace(found[0], ' , ') };
}
