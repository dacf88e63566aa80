/** What somebody wants to pay in a month: "5500/mo", "a payment of 4,200", "pagando 4 mil al mes". */
import { inLines } from '#server/platform/text/in-lines.ts';

const SUM = String.raw`\$?\s?(?<digits>\d[\d,]*(?:\.\d+)?)(?![\d,.]*\d)\s?(?:(?<unit>k|thousand|grand|mil)(?![a-z]))?(?!\s?(?:%|percent))`;
const PAYMENT =
  '(?:(?:monthly|house|total|mortgage|mo)\\s+)?(?:payments?|p(?:y|ay)?mn?ts?|piti|monthly|pagos?(?:\\s+mensual(?:es)?)?|mensualidad(?:es)?|cuotas?)';
const LIMIT =
  '(?:(?:of|is|at|to|under|below|around|about|near|up|max|maximum|over|than|no|more|de|a|al|hasta|en|menos|mas|maximo|que|:|=)\\s+)*';
const patterns = [
  inLines()`
    ${SUM}\s*(?:dollars?|bucks|usd|dolares|piti|all[\s-]in|total)?\s*
    (?:
      (?:\/|\b(?:an?|per|al|por|each|every|cada))\s*(?:mo|mth|month|mes)\b
      |\b(?:monthly|mensual(?:es)?|piti|p\s?i\s?t\s?i)\b
    )
  `,
  new RegExp(`(?<!\\bdown\\s)\\b${PAYMENT}\\s*${LIMIT}${SUM}`),
  new RegExp(`${SUM}\\s+${PAYMENT}\\b`),
  new RegExp(`\\bpagando\\s+(?:hasta\\s+|unos\\s+|como\\s+)*${SUM}`),
];
const MIN_DOLLARS = 500;
const MAX_DOLLARS = 60_000;

export interface MonthNamed {
  dollars: number;
  /** The words without it. */
  rest: string;
}

/** Null where none is named, or none that a home could cost in a month. */
export function readMonth(folded: string): MonthNamed | null {
  for (const pattern of patterns) {
    const found = pattern.exec(folded);
    const { digits = '', unit } = found?.groups ?? {};
    const value = Number(digits.replaceAll(',', '')) * (unit === undefined ? 1 : 1_000);
    if (found && value >= MIN_DOLLARS && value <= MAX_DOLLARS) return { dollars: value, rest: folded.replace(found[0], ' , ') };
  }
  return null;
}
