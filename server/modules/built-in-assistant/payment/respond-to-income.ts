/** "How much do I need to earn for a 700k house?", "can they afford it on 140k a year?": by the rule of thumb that the tool names. */
import {
  estimateIncomeAnswerSchema,
  type EstimateIncomeInput,
  type EstimatePaymentInput,
  type IncomeEstimate,
} from '#server/modules/listings/index.ts';
import { dollars } from '../answers/format.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { readLoanTerms } from './loan-terms.ts';
import { homeOf } from './payment-home.ts';
import { asksPrice } from './asked-income.ts';
import { known, loanAndIncome } from './read-income.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export const INCOME_TOOL = 'estimate_income_needed';

type IncomeStep = { say: string } | { call: EstimateIncomeInput; reasoning: string };

const NEEDS =
  '(?:need(?:s|ed)?|requir(?:e|es|ed)|have|has|must|should|would|take|takes|qualif\\w+|necesit\\w+|hace\\s+falta|requiere)';
const INCOME = '(?:income|salary|salaries|ingresos?|sueldo)';
const EARN = '(?:earn|earning|make|making|be\\s+making|be\\s+earning)(?!\\s+(?:an?|the|sure)\\b)';
const asksIncome = inLines()`
  \b(?:need|have|has|must|got|should|would)\s+(?:(?:i|we|they|he|she|to|you|one|someone|(?:my|the|a)\s+\w+)\s+){0,3}
    ${EARN}\b
  |\b(?:what|how\s+much|which|que|cuanto)\b.*\b${INCOME}\b.*\b${NEEDS}\b
  |\b(?:what|how\s+much|que|cuanto)\b.*\b${NEEDS}\b.*\b${INCOME}\b
  |\b${INCOME}\s+(?:(?:is|would\s+be)\s+)?(?:needed|required|necessary|necesari[oa])\b
  |\b${INCOME}\s+
    (?:(?:que|do|does|would|will|should|they|we|i|he|she|you|one|the|my|their|buyers?|clients?)\s+){0,4}
    (?:need|needs|require|requires|necesit\w+)\b
  |\bcuanto\s+(?:tengo|tenemos|tiene|hay|necesito|necesitamos|debo|debe)\s+(?:que\s+)?ganar\b
`;
/** Whether an income carries a price that stands. */
const asksEnough =
  /\b(?:can|could|would|will|do|does)\s+(?:\w+\s+){1,3}(?:afford|qualify\s+for|carry)\s+(?:it|this|that)\b|\b(?:is|would)\s+\S+\s+(?:a\s+year\s+)?(?:be\s+)?enough\b/;
const MAX_FOLLOW_UP_WORDS = 14;

interface Asked extends Partial<EstimateIncomeInput> {
  /** That the buyers have. */
  yearlyIncomeDollars?: number | undefined;
}

/** A price is told before an income, and each figure may come later. */
function termsIn(text: string, isEnough: boolean): Asked {
  const { yearlyIncomeDollars, ...terms } = known(loanAndIncome(text));
  const { priceDollars } = isEnough ? { priceDollars: null } : readLoanTerms(text);
  return {
    ...terms,
    ...(isEnough && yearlyIncomeDollars ? { yearlyIncomeDollars } : {}),
    ...(priceDollars === null ? {} : { priceDollars }),
  };
}

/** The price and the loan that stand: of the payment that was told, else of the home that is named or open. */
function standingTerms(turn: Turn, parsed: ParsedQuestion): Asked {
  const { payment: paid, closing, lastClosing, results = [], openedFacts } = turn.previous ?? {};
  const home = homeOf(turn, parsed);
  const sale = closing ?? lastClosing;
  // Of the cash to close that was told since, what is put down is the same.
  const bought = sale?.side === 'buyer' && (home === null || (sale.listing != null && isSame(sale.listing, home))) ? sale : null;
  const payment: Partial<EstimatePaymentInput> | null = paid ?? bought;
  const known = [...results, ...(openedFacts ? [openedFacts] : [])];
  const price = payment?.priceDollars ?? (home && known.find((one) => isSame(one, home))?.price);
  const { downPercent, downDollars, years, hoaMonthlyDollars: monthlyHoaDollars } = payment ?? {};
  // Rates that were only examples stay open.
  const ratePercent = turn.previous?.isPaymentRateOpen ? null : payment?.ratePercent;
  const terms = Object.entries({ priceDollars: price, ratePercent, downPercent, downDollars, years, monthlyHoaDollars });
  return Object.fromEntries(terms.filter(([, value]) => value != null));
}

/** What is put down is told anew, in dollars or in percent. */
function changed(before: Asked, { downDollars, downPercent, ...step }: Asked): Asked {
  if (downDollars == null && downPercent == null) return { ...before, ...step };
  const { downDollars: _dollars, downPercent: _percent, ...rest } = before;
  return { ...rest, ...step, ...(downDollars == null ? { downPercent } : { downDollars }) };
}

function asked(turn: Turn, parsed: ParsedQuestion): Asked | null {
  const { question, earlier } = turn;
  const folded = fold(question);
  const isEnough = asksEnough.test(folded) && !asksIncome.test(folded);
  const standing = standingTerms(turn, parsed);
  if (isEnough) {
    const terms = termsIn(question, true);
    return terms.yearlyIncomeDollars && standing.priceDollars ? changed(standing, terms) : null;
  }
  const since = earlier.slice(earlier.findLastIndex((text) => asksPrice.test(fold(text))) + 1);
  const from = since.findIndex((text) => asksIncome.test(fold(text)));
  const isShort = question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;
  const isElse = parsed.kind === 'search' && (parsed.search.areaFilter != null || parsed.search.propertyTypes != null);
  const isAsked = asksIncome.test(folded) && !asksPrice.test(folded);
  if (!isAsked && (from < 0 || !isShort || isElse)) return null;
  const steps = [...(from < 0 ? [] : since.slice(from)), question].map((text) => termsIn(text, false));
  if (!isAsked && steps.slice(1).some((step) => Object.keys(step).length === 0)) return null;
  return steps.reduce(changed, standing);
}

/** Null where nobody asks what income a price needs. */
export function respondToIncome(turn: Turn, parsed: ParsedQuestion): IncomeStep | null {
  const terms = asked(turn, parsed);
  if (!terms) return null;
  const texts = textsIn(turn.language);
  const { priceDollars, yearlyIncomeDollars, ...loan } = terms;
  if (priceDollars == null) return { say: texts.affordability.whichPrice };
  const answer = turn.answers.findLast(({ toolName }) => toolName === INCOME_TOOL);
  if (!answer) return { call: { ...loan, priceDollars }, reasoning: texts.affordability.neededReasoning };
  const { data } = estimateIncomeAnswerSchema.safeParse(answer.value);
  return { say: data ? compose(data, yearlyIncomeDollars ?? null, texts) : texts.payment.failed };
}

function compose(answer: IncomeEstimate, own: number | null, { affordability: words }: Texts): string {
  const { incomes, downPercent: percent, monthlyHoaDollars, monthlyDebtsDollars } = answer;
  const [price, down] = [dollars(answer.priceDollars), dollars(answer.downDollars)];
  const [tax, insurance] = [dollars(answer.monthlyTaxDollars), dollars(answer.monthlyInsuranceDollars)];
  const [only] = answer.areRatesExamples ? [] : incomes;
  const parts = only && [
    words.loan(dollars(only.principalAndInterestDollars), dollars(answer.loanDollars), answer.years, only.ratePercent),
    words.tax(tax, answer.taxPercent),
    words.insurance(insurance, answer.insurancePercent),
    ...(monthlyHoaDollars > 0 ? [words.hoa(dollars(monthlyHoaDollars))] : []),
  ];
  const byRate = incomes.map((one) =>
    words.atRate(one.ratePercent, dollars(one.yearlyIncomeDollars), dollars(one.monthlyHousingDollars)),
  );
  const remarks = [
    only && own !== null ? (own >= only.yearlyIncomeDollars ? words.enough(dollars(own)) : words.notEnough(dollars(own))) : '',
    parts ? '' : words.withTaxAndInsurance(tax, answer.taxPercent, insurance, answer.insurancePercent),
    words.neededRule(answer.housingSharePercent, answer.debtSharePercent),
    answer.isDownAssumed ? words.assumedDown(percent) : '',
    monthlyDebtsDollars > 0 ? words.debts(dollars(monthlyDebtsDollars), false) : words.noDebts,
    words.lender,
  ];
  return [
    only
      ? words.needed(dollars(only.yearlyIncomeDollars), price, down, percent, only.ratePercent)
      : words.neededAtRates(price, down, percent),
    (parts ?? byRate).map((line) => `- ${line}`).join('\n'),
    remarks.filter(Boolean).join(' '),
  ].join('\n\n');
}
