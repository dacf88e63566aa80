/** "Net sheet at 900k vs 950k", "payment at 800, 850 or 900": several prices, side by side. */
import { dollarsSaid } from '../question-parser/money.ts';

const PRICE =
  '\\$?\\s?\\d{1,3}(?:,\\d{3})+|\\$?\\s?\\d{3,4}(?:\\.\\d+)?\\s?(?:k|thousand|mil)?|\\$?\\s?\\d(?:\\.\\d{1,3})?\\s?(?:m|mm|mil|million|millones)|\\$?\\s?\\d\\.\\d{1,3}';
const ONE = `(?:${PRICE})(?![\\d.,]*\\d|\\s?%|[a-z])`;
const JOINT = '\\s*(?:,|/|,?\\s*(?:and|or|vs\\.?|versus|against|y|o|contra)(?:\\s+(?:at|for|a|en))?)\\s*';
const several = new RegExp(
  `(?<!\\d|\\bbetween\\s+|\\bentre\\s+|\\bfrom\\s+)(?<all>(?=[\\d$])${ONE}(?:${JOINT}${ONE})+)(?!\\s*(?:down|de\\s+enganche|credit|a\\s+month|sq|ft|beds?|baths?))`,
);
const MAX_PRICES = 4;
const MIN_DOLLARS = 50_000;

/** @param written digits with their unit: "1.1m" */
export const dollarsOf = (written: string): number =>
  dollarsSaid(/\d[\d,]*(?:\.\d+)?/.exec(written)?.[0] ?? '', /[a-z]+/.exec(written)?.[0]);

interface SeveralPrices {
  /** In the order in which they were named, dollars; none where it is one price, or none. */
  prices: number[];
  /** The words without them. */
  rest: string;
}

export function readSeveralPrices(folded: string): SeveralPrices {
  const all = several.exec(folded)?.groups?.['all'];
  const written = all?.match(new RegExp(PRICE, 'g')) ?? [];
  const prices = [...new Set(written.map(dollarsOf))];
  const isEach = prices.length > 1 && prices.length <= MAX_PRICES && prices.every((price) => price >= MIN_DOLLARS);
  return isEach && all !== undefined ? { prices, rest: folded.replace(all, ' , ') } : { prices: [], rest: folded };
}
