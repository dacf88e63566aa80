/** "List to sale ratio for condos vs houses": kinds of homes that are wanted side by side. */
import type { PropertyType } from '#contract/listing-vocabulary.ts';
import { anyTypeWord, typesIn } from './property-types.ts';

const KIND = `(?:the\\s+)?(${anyTypeWord})(?:\\s+(?:homes|sales))?`;
const against = new RegExp(
  `(?<![a-z])${KIND}\\s*(?:,\\s*)?(?:vs?\\.?|versus|against|than|compared?\\s+(?:to|with)|frente\\s+a|contra)\\s+(?:for\\s+|with\\s+)?${KIND}(?![a-z])`,
);
/** "Are condos slower than houses in SF" */
const differs = new RegExp(
  `(?<![a-z])${KIND}\\s+(?:(?:sell|sit|go|move|cost|take|stay|are|is)\\s+)?(?:\\w+\\s+){0,2}?(?:\\w+er|more|less|longer|\\w+er\\s+\\w+)\\s+(?:\\w+\\s+){0,2}?than\\s+${KIND}(?![a-z])`,
);
const beside = new RegExp(`(?<![a-z])${KIND}\\s+(?:and|or|with|to)\\s+(?:for\\s+)?${KIND}(?![a-z])`);
const asksToCompare =
  /\bcompar\w*|\bdifferen\w+|\bside\s+by\s+side\b|\bwhich\b|\bdo\b.*\bor\b.*\b(?:faster|more|better|quicker|longer|less)\b/;

/** Of homes for sale nobody says so: figures are wanted, whether or not the words name one. */
const setsApart = /\b(?:vs?\.?|versus|compar\w+|than|frente\s+a|contra)(?![a-z])/;

/** Whether two kinds are set against each other, and not only both named. */
export const comparesKinds = (folded: string): boolean => setsApart.test(folded) && readTwoKinds(folded) !== null;

/** Null where no two are compared. */
export function readTwoKinds(folded: string): PropertyType[][] | null {
  const found = against.exec(folded) ?? differs.exec(folded) ?? (asksToCompare.test(folded) ? beside.exec(folded) : null);
  const [, one, other] = found ?? [];
  if (one === undefined || other === undefined) return null;
  const kinds = [typesIn(one), typesIn(other)];
  return JSON.stringify(kinds[0]) === JSON.stringify(kinds[1]) ? null : kinds;
}
