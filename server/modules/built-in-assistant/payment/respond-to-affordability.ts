/** "How much house can I afford on 140k with 60k down at 6.5 %?": by the rule of thumb that the tool names, never by a guess of the rate. */
import {
  estimateAffordabilityAnswerSchema,
  type AffordabilityEstimate,
  type EstimateAffordabilityInput,
} from '#server/modules/listings/index.ts';
import { dollars } from '../answers/format.ts';
import { proposalsAfterAffordability } from '../answers/proposals.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import type { EarlierTurn, ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { readLoanTerms } from './loan-terms.ts';

export const AFFORDABILITY_TOOL = 'estimate_affordability';

type AffordabilityStep = { say: string } | { call: EstimateAffordabilityInput; reasoning: string };

export const asksPrice =
  /\b(?:how\s+much\s+(?:house|home|property|of\s+an?\s+(?:house|home))\b|(?:how\s+much|what(?:\s+price)?(?:\s+range)?)\s+(?:can|could|would|do|does|should|will)\s+(?:\w+\s+){1,3}(?:afford|qualify\s+for)|what\s+(?:they|we|i|he|she)\s+can\s+afford|cuanta\s+casa|max(?:imum)?\s+(?:price|house|home|purchase|budget)\b.*\b(?:income|salary|salaries|make|makes|earn|earns)\b|(?:que|cuanto)\s+(?:precio\s+|casa\s+)?(?:puedo|podemos|puede|pueden)\s+(?:pagar|comprar|gastar)|para\s+que\s+casa\s+(?:me|nos|les?)\s+alcanza)/;
const SUM = '\\$?\\s?(?<digits>\\d[\\d,]*(?:\\.\\d+)?)\\s?(?:(?<unit>k|thousand|grand|mil|m|million)(?![a-z]))?';
const MONTH = '(?:\\s*(?:\\/|an?|per|al|por)\\s*(?<month>mo|month|mes)\\b|\\s+(?<adverb>monthly|mensual(?:es)?)\\b)?';
const debt = new RegExp(
  `${SUM}(?:\\s*(?:dollars?|bucks))?${MONTH}\\s*(?:(?:in|of|for|on|de|en)\\s+)?(?:(?:my|their|our|other|monthly|total|a|the)\\s+)*(?:(?:car|auto|student)(?:\\s*(?:,|and|&|\\+)\\s*(?:car|auto|student|credit\\s+card)s?)+\\s*(?:loans?|payments?|notes?|cards?)*|car\\s+(?:payments?|notes?|loans?)|student\\s+loans?|debts?|obligations?|credit\\s+cards?|child\\s+support|deudas?)\\b|\\b(?:debts?|obligations?|car\\s+payments?|student\\s+loans?|deudas?)\\s+(?:of|is|are|at|total|run|de|son|:)?\\s*\\$?\\s?(?<digits2>\\d[\\d,]*)(?:\\s*(?:\\/|an?|per|al)\\s*(?:mo|month|mes)\\b)?`,
);
const earned = [
  new RegExp(
    `\\b(?:make|makes|making|earn|earns|earning|income|salary|salaries|wages|gross(?:es|ing)?|ingresos?|gano|gana|ganan|ganamos|sueldo)\\s+(?:(?:of|is|are|at|about|around|roughly|combined|together|de|son|es|:)\\s+)*${SUM}${MONTH}`,
  ),
  new RegExp(
    `${SUM}${MONTH}(?:\\s*(?:\\/|an?|per|al)\\s*(?:yr|year|ano)\\b)?\\s+(?:(?:combined|gross|yearly|annual|household|total|de)\\s+)*(?:income|salary|salaries|household|ingresos?|sueldo)\\b`,
  ),
  new RegExp(
    `\\b(?:on|with|at|for|con)\\s+(?:an?\\s+|about\\s+|around\\s+)?${SUM}${MONTH}(?!\\s*(?:%|percent|down|de\\s+enganche))`,
  ),
];
const MIN_YEARLY_DOLLARS = 10_000;
const MAX_MONTHLY_BARE_DOLLARS = 1_000;

function scaled(digits: string | undefined, unit: string | undefined): number {
  const scale = unit === undefined ? 1 : /^m(?:illion)?$/.test(unit) ? 1_000_000 : 1_000;
  return Number((digits ?? '').replaceAll(',', '')) * scale;
}

/** A year's income; "140" of "on 140" is said in thousands. */
function yearlyIncome(text: string): number | null {
  for (const pattern of earned) {
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
  const rest = owed ? folded.replace(owed[0], ' , ') : folded;
  const terms = readLoanTerms(rest);
  return {
    yearlyIncomeDollars: yearlyIncome(rest.replace(putDown, ' , ')),
    ratePercent: terms.ratePercent,
    downDollars: terms.downDollars,
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
const rateMoves =
  /\b(?:rates?|interest)\b.{0,20}\b(?:drop|fall|fell|go|goes|went|rise|rose|come|came|hit|get|were|was|are|is)\w*\b.{0,20}?\b(\d{1,2}(?:\.\d{1,3})?)\s*(?:%|percent)?\s*[?.!]*$/;

function asked({ question, earlier, previous }: Turn, parsed: ParsedQuestion): Named | null {
  if (asksPrice.test(fold(question))) return loanAndIncome(question);
  const [first, ...others] = earlier.slice(earlier.findLastIndex((text) => asksPrice.test(fold(text))));
  const isShort = question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;
  const isElse = parsed.kind === 'search' && (parsed.search.areaFilter != null || parsed.search.propertyTypes != null);
  if (first === undefined || !asksPrice.test(fold(first)) || !isShort || isElse) return null;
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
export function afterAffordability(state: EarlierTurn | null, value: unknown): EarlierTurn {
  const { data } = estimateAffordabilityAnswerSchema.safeParse(value);
  return { search: {}, results: [], ...state, affordableDollars: data?.priceDollars ?? null };
}

/** Null where nobody asks what a buyer can afford. */
export function respondToAffordability(turn: Turn, parsed: ParsedQuestion): AffordabilityStep | null {
  const input = asked(turn, parsed);
  if (!input) return null;
  const texts = textsIn(turn.language);
  const { yearlyIncomeDollars, ratePercent, ...others } = input;
  if (yearlyIncomeDollars === null) return { say: texts.affordability.whichIncome };
  if (ratePercent === null) return { say: texts.payment.whichRate };
  const answer = turn.answers.findLast(({ toolName }) => toolName === AFFORDABILITY_TOOL);
  if (!answer) return { call: { ...known(others), yearlyIncomeDollars, ratePercent }, reasoning: texts.affordability.reasoning };
  const { data } = estimateAffordabilityAnswerSchema.safeParse(answer.value);
  return { say: data ? compose(data, texts) : texts.payment.failed };
}

function compose(answer: AffordabilityEstimate, texts: Texts): string {
  const { affordability: words } = texts;
  const { priceDollars, monthlyDebtsDollars, monthlyHoaDollars, housingSharePercent, debtSharePercent } = answer;
  if (priceDollars === null) return words.nothingLeft(debtSharePercent);
  const lines = [
    words.loan(dollars(answer.principalAndInterestDollars), dollars(answer.loanDollars), answer.years, answer.ratePercent),
    words.tax(dollars(answer.monthlyTaxDollars), answer.taxPercent),
    words.insurance(dollars(answer.monthlyInsuranceDollars), answer.insurancePercent),
    ...(monthlyHoaDollars > 0 ? [words.hoa(dollars(monthlyHoaDollars))] : []),
  ];
  const income = dollars(answer.monthlyIncomeDollars);
  const rule = words.rule(housingSharePercent, debtSharePercent, income);
  const debts = monthlyDebtsDollars > 0 ? words.debts(dollars(monthlyDebtsDollars)) : words.noDebts;
  return [
    words.price(dollars(priceDollars), dollars(answer.downDollars), dollars(answer.monthlyHousingDollars)),
    lines.map((line) => `- ${line}`).join('\n'),
    `${rule} ${debts} ${words.lender}`,
    proposalsAfterAffordability(texts),
  ].join('\n\n');
}
