/** "What's the cap rate on the first one at 6,500 a month?": by the rent that the user names, never by a guess of it. */
import {
  estimateReturnAnswerSchema,
  estimateReturnInputSchema,
  type EstimateReturnInput,
  type ReturnEstimate,
} from '#server/modules/listings/index.ts';
import { dollars } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { readLoanTerms } from './loan-terms.ts';
import { homeOf, openedBy } from './payment-home.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export const RETURN_TOOL = 'estimate_rental_return';

type ReturnStep = { say: string } | { call: EstimateReturnInput; reasoning: string };

const asksReturn = inLines()`
  \b(?:
    cap(?:italization)?\s*rates?|caprates?|noi|net\s+operating\s+income|gross\s+rent\s+multipl\w+|grm
    |(?:gross|rental|rent)\s+yields?|rent\s+to\s+price|(?:return|roi)\b.*\brent\w*|(?:pencil|pencils)\s+(?:out)?
    |tasa\s+de\s+capitalizacion|rentabilidad|rendimiento
  )\b
`;
/** What a home would rent for is another question. */
const SUM = '\\$?\\s?(\\d[\\d,]*(?:\\.\\d+)?)\\s?(k(?![a-z]))?';
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
const MAX_FOLLOW_UP_WORDS = 12;

interface Named {
  monthlyRentDollars?: number;
  vacancyPercent?: number;
  expensePercent?: number;
  priceDollars?: number;
}

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
    const sums = [...found.matchAll(/(\d[\d,]*(?:\.\d+)?)\s?(k(?![a-z]))?/g)].map(
      ([, digits = '', thousands]) => Number(digits.replaceAll(',', '')) * (thousands ? 1_000 : 1),
    );
    const units = unitsIn(text);
    // A rent of each of nobody knows how many units is no rent of the home.
    if (sums.length === 1 && units === null) return undefined;
    const total = sums.reduce((sum, one) => sum + one, 0) * (sums.length === 1 ? (units ?? 1) : 1);
    if (total >= MIN_RENT_DOLLARS && total <= MAX_RENT_DOLLARS) return total;
  }
  return undefined;
}

function termsIn(text: string, listPrice: number | null): Named {
  const folded = fold(text);
  const off = firstOf([discount], folded);
  const vacancyPercent = firstOf(vacant, folded);
  const expensePercent = firstOf(spent, folded);
  const rest = [...vacant, ...spent, discount].reduce((words, pattern) => words.replace(pattern, ' , '), folded);
  const monthlyRentDollars = rentIn(rest);
  const { priceDollars } = readLoanTerms(rented.reduce((words, pattern) => words.replace(pattern, ' , '), rest));
  const price = priceDollars ?? (off !== undefined && listPrice ? Math.round(listPrice * (1 - off / 100)) : null);
  return {
    ...(monthlyRentDollars === undefined ? {} : { monthlyRentDollars }),
    ...(vacancyPercent === undefined ? {} : { vacancyPercent }),
    ...(expensePercent === undefined ? {} : { expensePercent }),
    ...(price === null ? {} : { priceDollars: price }),
  };
}

/** What was worked out last stands for the next question: "and at 8% off?", "with 10% vacancy". */
export function afterReturn(state: EarlierTurn | null, input: unknown): EarlierTurn {
  const { data } = estimateReturnInputSchema.safeParse(input);
  return { search: {}, results: [], ...state, ...openedBy(data?.listing), rental: data ?? null };
}

function request(turn: Turn, parsed: ParsedQuestion): Partial<EstimateReturnInput> | null {
  const { question, open, previous } = turn;
  const isShort = question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;
  const asked = asksReturn.test(fold(question));
  const before = open.findLast((text) => asksReturn.test(fold(text)));
  const standing = previous?.rental ?? null;
  const listing = homeOf(turn, parsed) ?? standing?.listing ?? null;
  const shown = [...(previous?.results ?? []), ...(previous?.openedFacts ? [previous.openedFacts] : [])];
  const price = standing?.priceDollars ?? shown.find(({ mlsId }) => mlsId === listing?.mlsId)?.price ?? null;
  const own = termsIn(question, price);
  const home = listing ? { listing } : {};
  const named = homeOf(turn, parsed);
  const isSameHome = standing !== null && (named === null || (standing.listing != null && isSame(named, standing.listing)));
  if (asked) return { ...(isSameHome ? standing : home), ...own };
  if (!isShort || Object.keys(own).length === 0) return null;
  if (standing) return { ...standing, ...own };
  return before === undefined || own.monthlyRentDollars === undefined ? null : { ...home, ...termsIn(before, price), ...own };
}

/** Null where nobody asks what a home returns. */
export function respondToReturn(turn: Turn, parsed: ParsedQuestion): ReturnStep | null {
  if (parsed.kind === 'write') return null;
  const asked = request(turn, parsed);
  if (!asked) return null;
  const texts = textsIn(turn.language);
  const { monthlyRentDollars, ...rest } = asked;
  if (monthlyRentDollars === undefined) return { say: texts.rental.whichRent };
  if (rest.listing == null && rest.priceDollars == null) return { say: texts.rental.whichPrice };
  const answer = turn.answers.findLast(({ toolName }) => toolName === RETURN_TOOL);
  if (!answer) return { call: { ...rest, monthlyRentDollars }, reasoning: texts.rental.reasoning };
  const { data } = estimateReturnAnswerSchema.safeParse(answer.value);
  if (!data) return { say: texts.rental.failed };
  if ('withheld' in data) return { say: texts.payment.withheld };
  return { say: 'problem' in data ? texts.rental.problems[data.problem] : compose(data, texts) };
}

function compose(found: ReturnEstimate, { rental: words }: Texts): string {
  const { mlsId, mlsSource, addressLine1 } = found;
  const home = mlsId !== null && mlsSource !== null ? linkTo({ mlsId, mlsSource, addressLine1 }) : words.home;
  const lines = [
    words.rents(dollars(found.yearlyRentDollars), found.vacancyPercent, dollars(found.vacancyDollars), found.isVacancyAssumed),
    ...found.costs.map(({ item, yearlyDollars, percent, isAssumed }) =>
      words.cost(item, dollars(yearlyDollars), percent, isAssumed),
    ),
    words.net(dollars(found.netIncomeDollars)),
  ];
  return [
    words.capRate(home, found.capRatePercent, dollars(found.priceDollars), dollars(found.monthlyRentDollars)),
    lines.map((line) => `- ${line}`).join('\n'),
    [words.gross(found.grossYieldPercent, found.grossRentMultiplier), words.notCounted].join(' '),
  ].join('\n\n');
}
