/** "Bought 400k selling 1.6m married": what a home was bought and is sold for, and how its owners file. */
import { dollarsOf } from '../payment/several-prices.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface Gain {
  boughtDollars: number;
  soldDollars: number;
  /** Null: not said. */
  filing: 'couple' | 'single' | null;
}

const AMOUNT = '\\$?\\s?(\\d[\\d,]*(?:\\.\\d+)?\\s?(?:k|m|mm|mil|million|millones|thousand)?)(?![\\w%])';
const BETWEEN =
  '(?:\\s+(?:it|for|at|is|was|price|the|home|house|back|then|in|around|about|en|por|la|casa|hace)|\\s+(?:19|20)\\d\\d|\\s*[:=])*\\s*';
const bought = new RegExp(`\\b(?:bought|paid|purchased?|basis|compr\\w+|pag(?:o|aron|amos|ue))${BETWEEN}${AMOUNT}`);
const sold = new RegExp(`\\b(?:sell(?:s|ing)?|sold|sale|list(?:s|ed|ing)?|vend\\w+|venta)${BETWEEN}${AMOUNT}`);
const couple = inLines()`
  \b(?:married|couple|joint(?:ly)?|husband|wife|spouses?|mfj|both\s+(?:of\s+them|owners)|casad[oa]s|pareja|matrimonio)\b
`;
const single = /\b(?:single|unmarried|divorced|solter[oa]|divorciad[oa])\b/;
const LEAST_DOLLARS = 10_000;

/** Null where not both prices are named, or nothing was gained. @param folded in lower case, without accents */
export function readGain(folded: string): Gain | null {
  const [boughtDollars, soldDollars] = [bought, sold].map((pattern) => {
    const written = pattern.exec(folded)?.[1];
    return written === undefined ? 0 : dollarsOf(written);
  });
  if (!boughtDollars || !soldDollars || Math.min(boughtDollars, soldDollars) < LEAST_DOLLARS) return null;
  if (soldDollars <= boughtDollars) return null;
  // "Unmarried" has "married" in it as no word of its own.
  return { boughtDollars, soldDollars, filing: single.test(folded) ? 'single' : couple.test(folded) ? 'couple' : null };
}
