/** "Add the 2 most recent sales", "take out the sales": how many of the latest sales stand in a letter. */
import { inLines } from '#server/platform/text/in-lines.ts';

const SALES_COUNT: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, couple: 2 };
const USUAL_SALES = 3;
const MOST_SALES = 5;
const COUNTED = '(?:\\d|one|two|three|four|five|six|couple)';
const addsSales = inLines()`
  \b(?:add|include|mention|put|list|work|with|throw|agreg\w+|incluye)\b.*?\b
    (?:(?<before>${COUNTED})\s+(?:of\s+(?:the\s+)?)?)?(?:most\s+recent|latest|last|recent|newest)\s+
    (?:(?<behind>${COUNTED})\s+)?(?:\w+\s+)?(?:sales?|solds?|closings?|sold\s+homes|ventas)\b
  |\b(?:mention|add|include)\b.*?\b(?:(?<ventas>\d)\s+)?ventas\s+(?:recientes|newest)\b
`;
const noSales = /\b(?:remove|drop|leave\s+(?:out|off)|take\s+out|without|skip|cut)\b.*\bsales\b/;

/** How many of the latest sales the words want in it; null where they say nothing of sales. */
export function salesIn(folded: string): number | null {
  const groups = addsSales.exec(folded)?.groups;
  if (!groups) return noSales.test(folded) ? 0 : null;
  const word = groups['before'] ?? groups['behind'] ?? groups['ventas'];
  return word === undefined ? USUAL_SALES : Math.min(MOST_SALES, SALES_COUNT[word] ?? Number(word));
}
