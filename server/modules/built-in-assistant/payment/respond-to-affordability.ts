/** "How much house can I afford on 140k with 60k down at 6.5 %?": by the rule of thumb that the tool names, never by a guess of the rate. */
import { z } from 'zod';
import {
  estimateAffordabilityAnswerSchema,
  type AffordabilityEstimate,
  type EstimateAffordabilityInput,
} from '#server/modules/listings/index.ts';
import { dollars } from '../answers/format.ts';
import { proposalsAfterAffordability } from '../answers/proposals.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { affordableParts, rateThatHolds, remarksOnRule, type RateHeld } from './affordable-parts.ts';
import { EXAMPLE_RATES_PERCENT } from './example-rates.ts';
import { readLoanTerms } from './loan-terms.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export const AFFORDABILITY_TOOL = 'estimate_affordability';

/** Several calls are the same income at several rates. */
type AffordabilityStep = { say: string } | { calls: EstimateAffordabilityInput[]; reasoning: string };

export const asksPrice = inLines()`
  \b(?:
    how\s+much\s+(?:house|home|property|of\s+an?\s+(?:house|home))\b
    |(?:how\s+much|what(?:\s+price)?(?:\s+range)?)\s+(?:can|could|would|do|does|should|will)\s+(?:\w+\s+){1,3}
      (?:afford|qualify\s+for)
    |what\s+(?:they|we|i|he|she)\s+can\s+afford
    |cuanta\s+casa
    |max(?:imum)?\s+(?:price|house|home|purchase|budget)\b.*\b(?:income|salary|salaries|make|makes|earn|earns)\b
    |(?:que|cuanto)\s+(?:precio\s+|casa\s+)?(?:puedo|podemos|puede|pueden)\s+(?:pagar|comprar|gastar)
    |para\s+(?:que|cuanto)\s+(?:(?:casa|precio)\s+)?(?:me|nos|les?)\s+alcanza
    |cuanto\s+(?:me|nos|les?)\s+alcanza
    |(?:income|salary|salaries|makes?|earns?|gross(?:es)?)\b.*\bwhat\s+(?:can|could)\s+(?:\w+\s+){1,2}(?:buy|get)
    |what\s+(?:can|could)\s+(?:\w+\s+){1,2}(?:buy|get)\b.*\b(?:income|salary|salaries|makes?|earns?)
  )\b
`;
const SUM = '\\$?\\s?(?<digits>\\d[\\d,]*(?:\\.\\d+)?)\\s?(?:(?<unit>k|thousand|grand|mil|m|million)(?![a-z]))?';
const MONTH = '(?:\\s*(?:\\/|an?|per|al|por)\\s*(?<month>mo|month|mes)\\b|\\s+(?<adverb>monthly|mensual(?:es)?)\\b)?';
const debt = inLines()`
  ${SUM}(?:\s*(?:dollars?|bucks))?${MONTH}\s*(?:(?:in|of|for|on|de|en)\s+)?
    (?:(?:my|their|our|other|monthly|total|a|the)\s+)*
    (?:
      (?:car|auto|student)(?:\s*(?:,|and|&|\+)\s*(?:car|auto|student|credit\s+card)s?)+\s*
        (?:loans?|payments?|notes?|cards?)*
      |car\s+(?:payments?|notes?|loans?)
      |student\s+loans?|debts?|obligations?
      |(?<=\d\s+(?:a\s+month\s+|monthly\s+)?(?:in|of|en)\s+(?:other\s+)?)(?:loans?|prestamos)
        (?!\s+(?:at|over|amount))
      |credit\s+cards?|child\s+support|deudas?
      |(?<=\d{3}\s)(?:car|auto)(?!\s*garage)
    )\b
  |\b(?:debts?|obligations?|car\s+payments?|student\s+loans?|deudas?)\s+(?:of|is|are|at|total|run|de|son|:)?\s*\$?
    \s?(?<digits2>\d[\d,]*)(?:\s*(?:\/|an?|per|al)\s*(?:mo|month|mes)\b)?
`;
const ofIncome = [
  inLines()`
    \b(?:
      make|makes|making|earn|earns|earning|income|salary|salaries|wages|gross(?:es|ing)?|ingresos?|gano|gana|ganan
      |ganamos|sueldo
    )\s+(?:(?:of|is|are|at|about|around|roughly|combined|together|de|son|es|:)\s+)*${SUM}${MONTH}
  `,
  inLines()`
    ${SUM}${MONTH}(?:\s*(?:\/|an?|per|al)\s*(?:yr|year|ano)\b)?\s+
    (?:(?:combined|gross|yearly|annual|household|total|de)\s+)*(?:income|salary|salaries|household|ingresos?|sueldo)
    \b
  `,
];
/** "How much house on 140": no word says that it is an income. */
const bareIncome = new RegExp(
  `\\b(?:on|with|at|for|con)\\s+(?:an?\\s+|about\\s+|around\\s+)?${SUM}${MONTH}(?!\\s*(?:%|percent|down|de\\s+enganche))`,
);
const MIN_SAVED_DOLLARS = 1_000;
const MIN_SAVED_THOUSANDS = 20;
const MIN_YEARLY_DOLLARS = 10_000;
const MAX_MONTHLY_BARE_DOLLARS = 1_000;

const saved = [
  new RegExp(
    `${SUM}\\s+(?:(?:is\\s+)?saved(?:\\s+up)?(?!\\s+(?:search|home|listing))|(?:in|of|de|en)\\s+(?:savings?|cash|the\\s+bank|reserves|ahorros?|efectivo)|savings|cash|ahorrad[oa]s?)\\b`,
  ),
  new RegExp(`\\b(?:saved(?:\\s+up)?|savings(?:\\s+of)?|ahorr(?:os?|ado)(?:\\s+de)?)\\s+(?:about\\s+|around\\s+)?${SUM}`),
];

/** "120k saved": what buyers have, which no income is. */
export function savedIn(text: string): number | null {
  const folded = fold(text);
  const found = saved.map((pattern) => pattern.exec(folded)).find((match) => match !== null);
  const named = found?.groups ? scaled(found.groups.digits, found.groups.unit) : 0;
  // "120 saved" is said in thousands.
  const value = named >= MIN_SAVED_THOUSANDS && named < MIN_SAVED_DOLLARS ? named * 1_000 : named;
  return value >= MIN_SAVED_DOLLARS ? value : null;
}
const withoutSaved = (folded: string): string => saved.reduce((words, pattern) => words.replace(pattern, ' , '), folded);

function scaled(digits: string | undefined, unit: string | undefined): number {
  const scale = unit === undefined ? 1 : /^m(?:illion)?$/.test(unit) ? 1_000_000 : 1_000;
  return Number((digits ?? '').replaceAll(',', '')) * scale;
}

/** A year's income; "140" of "on 140" is said in thousands. */
function yearlyIncome(text: string, patterns: readonly RegExp[] = [...ofIncome, bareIncome]): number | null {
  for (const pattern of patterns) {
    const { digits, unit, month, adverb } = pattern.exec(text)?.groups ?? {};
    if (digits === undefined) continue;
    const isMonthly = month !== undefined || adverb !== undefined;
    const named = scaled(digits, unit) * (isMonthly ? 12 : 1);
    const value = !isMonthly && named < MAX_MONTHLY_BARE_DOLLARS && unit === undefined ? named * 1_000 : named;
    if (value >= MIN_YEARLY_DOLLARS) return value;
  }
  return null;
}

export interface Named {
  yearlyIncomeDollars: number | null;
  ratePercent: number | null;
  downDollars: number | null;
  downPercent: number | null;
  monthlyDebtsDollars: number | null;
  monthlyHoaDollars: number | null;
  years: number | null;
}

export function loanAndIncome(text: string): Named {
  const folded = fold(text);
  const owed = debt.exec(folded);
  const named = owed ? folded.replace(owed[0], ' , ') : folded;
  const terms = readLoanTerms(named);
  const rest = withoutSaved(named);
  const isDownNamed = terms.downDollars !== null || terms.downPercent !== null;
  return {
    yearlyIncomeDollars: yearlyIncome(rest.replace(putDown, ' , ')),
    ratePercent: terms.ratePercent,
    // Nobody named what to put down: what is saved can be.
    downDollars: isDownNamed ? terms.downDollars : savedIn(named),
    downPercent: terms.downPercent,
    monthlyDebtsDollars: owed?.groups ? scaled(owed.groups.digits ?? owed.groups.digits2, owed.groups.unit) : null,
    monthlyHoaDollars: terms.hoaMonthlyDollars,
    years: terms.years,
  };
}

const putDown = /\$?\s?\d[\d,.]*\s?(?:k|thousand|grand|mil|m|%|percent)?\s*(?:as\s+(?:an?\s+)?)?(?:down|de\s+enganche)\b/g;
const MAX_FOLLOW_UP_WORDS = 14;

export const known = (values: Partial<Named>): Partial<Named> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** The question, and what a short message right behind it adds or changes: "and at 6%?", "140k a year". */
const rateMoves = inLines()`
  \b(?:rates?|interest)\b.{0,20}\b(?:drop|fall|fell|go|goes|went|rise|rose|come|came|hit|get|were|was|are|is)\w*\b
  .{0,20}?\b(\d{1,2}(?:\.\d{1,3})?)\s*(?:%|percent)?\s*[?.!]*$
`;

/** "My buyers gross 18k a month, 700 in student loans, 120k down, rate 6.4": all that a price takes, and no price and no other question. */
function tellsOfBuyers(text: string): boolean {
  const folded = fold(text);
  if (asksElse.test(folded) || /\?\s*$/.test(text)) return false;
  const { ratePercent, downDollars, downPercent, monthlyDebtsDollars } = loanAndIncome(text);
  const isPutDown = downDollars !== null || downPercent !== null;
  return yearlyIncome(folded, ofIncome) !== null && isPutDown && (ratePercent !== null || monthlyDebtsDollars !== null);
}
const asksElse = inLines()`
  \b(?:
    payments?(?!\s*[,.;]?\s*\d)|monthly|piti|mortgage|homes?|houses?|condos?|price|listing|bed(?:room)?s?|find|show
    |search|write|draft|e-?mail|text|qualif\w+|enough|casas?|pago|mensualidad|busc\w+|escrib\w+
  )\b
`;

/** "What's the payment with 10 down on 750": of a price of its own, whatever could be afforded. */
const asksPaymentOn = (text: string): boolean =>
  /\bp(?:ay)?mn?ts?\b|\bpayments?\b/.test(fold(text)) && readLoanTerms(text).priceDollars !== null;

const startsAnew = (text: string): boolean => asksPrice.test(fold(text)) || tellsOfBuyers(text);

function asked({ question, earlier, previous }: Turn, parsed: ParsedQuestion): Named | null {
  if (startsAnew(question)) return loanAndIncome(question);
  if (asksPaymentOn(question)) return null;
  const [first, ...others] = earlier.slice(earlier.findLastIndex(startsAnew));
  const isShort = question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;
  const isElse = parsed.kind === 'search' && (parsed.search.areaFilter != null || parsed.search.propertyTypes != null);
  if (first === undefined || !startsAnew(first) || !isShort || isElse) return null;
  // "And if rates drop to 5.5?" after homes at that price: nothing of the loan was said in between.
  const moved = previous?.payment ? undefined : rateMoves.exec(fold(question))?.[1];
  const steps =
    moved === undefined ? [...others, question].map((text) => known(loanAndIncome(text))) : [{ ratePercent: Number(moved) }];
  if (steps.some((step) => Object.keys(step).length === 0)) return null;
  return steps.reduce<Named>((all, step) => {
    // What is put down is told anew, in dollars or in percent.
    const before = step.downDollars == null && step.downPercent == null ? all : { ...all, downDollars: null, downPercent: null };
    return { ...before, ...step };
  }, loanAndIncome(first));
}

/** "Homes at that price" means what was told. */
export function afterAffordability(state: EarlierTurn | null, value: unknown, goesOn: boolean): EarlierTurn {
  const { data } = estimateAffordabilityAnswerSchema.safeParse(value);
  const affordableDollars = data?.priceDollars ?? null;
  // Of several rates the last is the highest, and its price the lowest.
  const affordableAtPercent = goesOn ? (data?.ratePercent ?? null) : null;
  const heldRatePercent = goesOn ? null : (data?.ratePercent ?? null);
  const affordableDownDollars = data?.downDollars ?? null;
  const told = {
    affordableDollars,
    affordableDownDollars,
    lastAffordableDollars: affordableDollars,
    affordableAtPercent,
    heldRatePercent,
  };
  return { search: {}, results: [], ...state, ...told };
}

/** Null where nobody asks what a buyer can afford. */
export function respondToAffordability(turn: Turn, parsed: ParsedQuestion): AffordabilityStep | null {
  const input = asked(turn, parsed);
  if (!input) return null;
  const texts = textsIn(turn.language);
  const { yearlyIncomeDollars, ratePercent: rateNamed, ...others } = input;
  const held = rateNamed === null ? rateThatHolds(turn.previous) : null;
  const ratePercent = rateNamed ?? held?.ratePercent ?? null;
  if (yearlyIncomeDollars === null) return { say: texts.affordability.whichIncome };
  const answers = turn.answers.filter(({ toolName }) => toolName === AFFORDABILITY_TOOL);
  if (answers.length === 0) {
    const rates = ratePercent === null ? EXAMPLE_RATES_PERCENT : [ratePercent];
    const calls = rates.map((rate) => ({ ...known(others), yearlyIncomeDollars, ratePercent: rate }));
    return { calls, reasoning: texts.affordability.reasoning };
  }
  const { data } = z.array(estimateAffordabilityAnswerSchema).safeParse(answers.map(({ value }) => value));
  const isSaved =
    others.downDollars !== null && [...turn.earlier, turn.question].some((text) => savedIn(text) === others.downDollars);
  return { say: data ? compose(data, { isSaved, held }, texts) : texts.payment.failed };
}

interface Held {
  /** What is put down was told as what they have. */
  isSaved: boolean;
  held: RateHeld | null;
}

function compose(answers: readonly AffordabilityEstimate[], told: Held, texts: Texts): string {
  const { affordability: words } = texts;
  const answer = answers.at(-1);
  if (!answer) return texts.payment.failed;
  const { priceDollars, debtSharePercent } = answer;
  if (priceDollars === null) return words.nothingLeft(debtSharePercent);
  const isAtRates = answers.length > 1;
  const ofOne = affordableParts(answer, { isHoaOfRecord: false }, texts);
  const byRate = answers.map((one) =>
    words.priceAtRate(one.ratePercent, dollars(one.priceDollars ?? 0), dollars(one.monthlyHousingDollars)),
  );
  return [
    isAtRates
      ? words.pricesAtRates(dollars(answer.downDollars))
      : words.price(dollars(priceDollars), dollars(answer.downDollars), dollars(answer.monthlyHousingDollars)),
    (isAtRates ? byRate : ofOne).map((line) => `- ${line}`).join('\n'),
    remarksOnRule(answer, { ...told, isAtRates }, texts)
      .filter(Boolean)
      .join(' '),
    proposalsAfterAffordability(texts),
  ].join('\n\n');
}
