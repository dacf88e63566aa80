/** The figures of a rented home that a message names: "rents of 2400 and 2100, 5% vacancy, 35% expenses", "25% down at 7%". */
import type { EstimateReturnInput } from '#server/modules/listings/index.ts';
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';
import { readLoanTerms, type LoanTerms } from './loan-terms.ts';
import { withBareRate } from './told-shares.ts';

/** What a home would rent for is another question. */
const SUM = '\\$?\\s?(\\d[\\d,]*(?:\\.\\d+)?)(?!\\d|\\.\\d|\\s?(?:%|percent|pct|por\\s*ciento|k?\\s*down\\b))\\s?(k(?![a-z]))?';
const AMOUNT = `${SUM}(?:\\s*(?:(?:\\/|an?|per|al|por)\\s*(?:mo|month|mes)\\b|monthly|mensuales))?`;
const rented = [
  inLines()`
    \b(?:rents?|rented|renting|renta|rentas)\s+
    (?:(?:for|at|of|is|are|was|were|would\s+be|comes?\s+to|about|around|brings?\s+in|de|por|en|:|=)\s+)*${AMOUNT}
    ((?:\s*(?:,|and|&|plus|\+|y)\s*${AMOUNT})*)
  `,
  new RegExp(
    `${AMOUNT}((?:\\s*(?:,|and|&|plus|\\+|y)\\s*${AMOUNT})*)\\s+(?:(?:in|of|de)\\s+)?(?:(?:total|gross|monthly)\\s+)*(?:rents?|rental\\s+income|renta)\\b`,
  ),
  new RegExp(
    `${SUM}((?:\\s*(?:,|and|&|plus|\\+|y)\\s*${SUM})*)\\s*(?:(?:\\/|an?|per|al|por)\\s*(?:mo|month|mes)\\b|monthly|mensuales)`,
  ),
];
const vacant = [
  /(\d{1,2}(?:\.\d+)?)\s?%\s+(?:of\s+)?vacanc\w*/,
  /\bvacanc\w*\s+(?:rate\s+)?(?:(?:of|at|is|:)\s+)*(\d{1,2}(?:\.\d+)?)\s?%/,
];
const spent = [
  /(\d{1,2}(?:\.\d+)?)\s?%\s+(?:in\s+|for\s+|of\s+)?(?:operating\s+)?(?:expenses?|costs?|opex|gastos)\b/,
  /\b(?:expenses?|expense\s+ratio|opex|costs|gastos)\s+(?:(?:of|at|is|are|:|del?)\s+)*(\d{1,2}(?:\.\d+)?)\s?%/,
];
const discount = /(\d{1,2}(?:\.\d+)?)\s?%\s+(?:off|below|under|less\s+than)\b/;
const MIN_RENT_DOLLARS = 200;
const MAX_RENT_DOLLARS = 100_000;

/** What a message names of a rented home and the loan on it. */
export interface RentalTerms {
  monthlyRentDollars?: number;
  vacancyPercent?: number;
  expensePercent?: number;
  priceDollars?: number;
  loan?: NamedLoan;
}

/** Without a rate it is no loan yet. */
export type NamedLoan = Partial<NonNullable<EstimateReturnInput['loan']>>;

function firstOf(patterns: readonly RegExp[], text: string): number | undefined {
  const written = patterns.map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined);
  return written === undefined ? undefined : Number(written);
}

const ofEach = /\b(?:each|apiece|(?:per|a)\s+(?:unit|door|side)|cada\s+un[ao])\b/;
const plexes: Readonly<Record<string, number>> = { du: 2, tri: 3, four: 4, quad: 4 };

/** By how many the rent of each is to be multiplied: 1 where it is of all, null where it is of each and their number is not said. */
function unitsIn(text: string): number | null {
  if (!ofEach.test(text)) return 1;
  const [, plex, digits] = /\b(?:(du|tri|four|quad)plex|(\d{1,2})[\s-]*(?:units?|doors?|plex))\b/.exec(text) ?? [];
  return plex !== undefined ? (plexes[plex] ?? null) : digits !== undefined ? Number(digits) : null;
}

/** All rents that are named side by side: "2400 and 2100 a month". */
function rentIn(text: string): number | undefined {
  for (const pattern of rented) {
    const found = pattern.exec(text)?.[0];
    if (!found) continue;
    const sums = sumsIn(found);
    const units = unitsIn(text);
    // A rent of each of nobody knows how many units is no rent of the home.
    if (sums.length === 1 && units === null) return undefined;
    const total = sums.reduce((sum, one) => sum + one, 0) * (sums.length === 1 ? (units ?? 1) : 1);
    if (isRent(total)) return total;
  }
  return undefined;
}

const sumsIn = (text: string): number[] =>
  [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)\s?(k(?![a-z]))?/g)].map(
    ([, digits = '', thousands]) => Number(digits.replaceAll(',', '')) * (thousands ? 1_000 : 1),
  );

const isRent = (dollars: number): boolean => dollars >= MIN_RENT_DOLLARS && dollars <= MAX_RENT_DOLLARS;

function totalIn(text: string): number | undefined {
  const total = sumsIn(text).reduce((sum, one) => sum + one, 0);
  return isRent(total) ? total : undefined;
}

/** What is named in percent stands in the place of what was named in dollars, and the other way round. */
function loanIn(terms: LoanTerms, text: string): NamedLoan {
  const { ratePercent, downPercent, downDollars, years } = withBareRate(terms, text);
  return {
    ...(ratePercent === null ? {} : { ratePercent }),
    ...(downPercent === null && downDollars === null ? {} : { downPercent, downDollars }),
    ...(years === null ? {} : { years }),
  };
}

/** "About 5,200", right after the rent was asked for. */
const bareRent = new RegExp(
  `^\\W*(?:(?:say|about|around|maybe|roughly|at|assume|like|unos|digamos)\\s+)*${AMOUNT}((?:\\s*(?:,|and|&|plus|\\+|y)\\s*${AMOUNT})*)\\W*$`,
);

/** A share for what is reckoned by usual shares is no rate of a loan. */
const otherShares =
  /\d{1,2}(?:\.\d+)?\s?%\s+(?:for\s+)?(?:management|mgmt|property\s+manag\w*|maintenance|repairs?|upkeep|capex|reserves?)\b/g;

/** @param listPrice what the home asks, where it is known: "at 8% off" is of it */
export function rentalTermsIn(text: string, listPrice: number | null, { isRentAsked = false } = {}): RentalTerms {
  const folded = fold(text);
  const off = firstOf([discount], folded);
  const vacancyPercent = firstOf(vacant, folded);
  const expensePercent = firstOf(spent, folded);
  const words = [...vacant, ...spent, discount].reduce((left, pattern) => left.replace(pattern, ' , '), folded);
  const rest = words.replace(otherShares, ' , ');
  const monthlyRentDollars = rentIn(rest) ?? (isRentAsked && bareRent.test(rest) ? totalIn(rest) : undefined);
  const loanTerms = readLoanTerms(rented.reduce((left, pattern) => left.replace(pattern, ' , '), rest));
  const { priceDollars } = loanTerms;
  const loan = loanIn(loanTerms, rest);
  const price = priceDollars ?? (off !== undefined && listPrice ? Math.round(listPrice * (1 - off / 100)) : null);
  return {
    ...(monthlyRentDollars === undefined ? {} : { monthlyRentDollars }),
    ...(vacancyPercent === undefined ? {} : { vacancyPercent }),
    ...(expensePercent === undefined ? {} : { expensePercent }),
    ...(price === null ? {} : { priceDollars: price }),
    ...(Object.keys(loan).length === 0 ? {} : { loan }),
  };
}
