/** "What's the cap rate on the first one at 6,500 a month?", "cash flow with 25% down at 7%": by the rent and the rate that the user names, never by a guess of them. */
import {
  estimateReturnAnswerSchema,
  estimateReturnInputSchema,
  type EstimateReturnInput,
} from '#server/modules/listings/index.ts';
import { textsIn } from '../answers/texts/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { inEnglish } from '../language.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { ofPayment } from './asks-payment.ts';
import { homeOf, openedBy } from './payment-home.ts';
import { rentalTermsIn, type NamedLoan, type RentalTerms } from './rental-terms.ts';
import { composeReturn } from './return-answer.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export const RETURN_TOOL = 'estimate_rental_return';

type ReturnStep = { say: string } | { call: EstimateReturnInput; reasoning: string };

const asksReturn = inLines()`
  \b(?:
    cap(?:italization)?\s*rates?|caprates?|noi|net\s+operating\s+income|gross\s+rent\s+multipl\w+|grm
    |cash[\s-]*flows?|cash[\s-]on[\s-]cash|flujo\s+de\s+(?:efectivo|caja)
    |(?:gross|rental|rent)\s+yields?|rent\s+to\s+price|(?:return|roi)\b.*\brent\w*|(?:pencil|pencils)\s+(?:out)?
    |tasa\s+de\s+capitalizacion|rentabilidad|rendimiento
  )\b
`;
const asksCashFlow = /\bcash[\s-]*flows?\b|\bcash[\s-]on[\s-]cash\b|\bflujo\s+de\s+(?:efectivo|caja)\b/;
const MAX_FOLLOW_UP_WORDS = 12;

/** What was worked out last stands for the next question: "and at 8% off?", "with 10% vacancy". */
export function afterReturn(state: EarlierTurn | null, input: unknown): EarlierTurn {
  const { data } = estimateReturnInputSchema.safeParse(input);
  return { search: {}, results: [], ...state, ...openedBy(data?.listing), rental: data ?? null };
}

interface Asked extends RentalTerms {
  listing?: EstimateReturnInput['listing'];
}

/** "Cap rate on the first one", asked before without a rent: its terms and its home stand for the rent that is named now. */
function askedBefore(turn: Turn): Asked | null {
  const asked = turn.open.filter((text) => asksReturn.test(fold(text)));
  if (asked.length === 0) return null;
  return asked.reduce<Asked>((terms, text) => {
    const listing = homeOf({ ...turn, question: text, english: inEnglish(text) }, nothingPicked);
    return merged({ ...terms, ...(listing ? { listing } : {}) }, rentalTermsIn(text, null));
  }, {});
}

const nothingPicked: ParsedQuestion = { kind: 'cannot', reason: 'lending' };

function merged(before: Asked, named: RentalTerms): Asked {
  const { loan, ...terms } = { ...before, ...named };
  const both: NamedLoan = { ...before.loan, ...named.loan };
  return { ...terms, ...(loan ? { loan: both } : {}) };
}

/** Of a payment that stands with a home the loan is the same: "and the cash flow at 5200 rent?" */
function standingLoan(previous: EarlierTurn | null): Pick<Asked, 'loan'> {
  const { payment, isPaymentRateOpen } = previous ?? {};
  if (!payment || isPaymentRateOpen) return {};
  const { ratePercent, downPercent = null, downDollars = null, years } = payment;
  return { loan: { ratePercent, downPercent, downDollars, ...(years == null ? {} : { years }) } };
}

/** No message is told here that only tells of a loan where the home's return does not stand, or that asks for its payment. */
function request(turn: Turn, parsed: ParsedQuestion): Asked | null {
  const { question, previous } = turn;
  const folded = fold(question);
  const isShort = question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;
  const asked = asksReturn.test(folded);
  const before = askedBefore(turn);
  const standing: Asked | null = previous?.rental ? standingTerms(previous.rental) : null;
  const named = homeOf(turn, parsed);
  const listing = named ?? standing?.listing ?? before?.listing ?? null;
  const shown = [...(previous?.results ?? []), ...(previous?.openedFacts ? [previous.openedFacts] : [])];
  const price = standing?.priceDollars ?? shown.find(({ mlsId }) => mlsId === listing?.mlsId)?.price ?? null;
  const isRentAsked = before !== null && before.monthlyRentDollars === undefined;
  const { loan, ...terms } = rentalTermsIn(question, price, { isRentAsked });
  const isOfLoan = asksCashFlow.test(folded) || standing?.loan !== undefined || before?.loan !== undefined;
  const own: RentalTerms = loan && (isOfLoan || loan.downPercent !== undefined) ? { ...terms, loan } : terms;
  const home: Asked = listing ? { listing } : {};
  const isSameHome = standing !== null && (named === null || (standing.listing != null && isSame(named, standing.listing)));
  if (asked && isSameHome) return merged(standing, own);
  if (asked) return merged({ ...(asksCashFlow.test(folded) ? standingLoan(previous) : {}), ...before, ...home }, own);
  if (!isShort || Object.keys(own).length === 0 || ofPayment.test(folded)) return null;
  if (standing) return merged(standing, own);
  return before === null || own.monthlyRentDollars === undefined ? null : merged({ ...before, ...home }, own);
}

/** The words that were asked for the cash flow, in this message or in those whose rent was still open. */
const isOfCashFlow = ({ question, open }: Turn): boolean => [question, ...open].some((text) => asksCashFlow.test(fold(text)));

/** As it was asked for last, without what was left open. */
function standingTerms({
  listing,
  priceDollars,
  monthlyRentDollars,
  vacancyPercent,
  expensePercent,
  loan,
}: EstimateReturnInput): Asked {
  return {
    ...(listing == null ? {} : { listing }),
    ...(priceDollars == null ? {} : { priceDollars }),
    monthlyRentDollars,
    ...(vacancyPercent == null ? {} : { vacancyPercent }),
    ...(expensePercent == null ? {} : { expensePercent }),
    ...(loan == null ? {} : { loan }),
  };
}

/** Null where nobody asks what a home returns. */
export function respondToReturn(turn: Turn, parsed: ParsedQuestion): ReturnStep | null {
  if (parsed.kind === 'write') return null;
  const asked = request(turn, parsed);
  if (!asked) return null;
  const texts = textsIn(turn.language);
  const { monthlyRentDollars, loan, ...rest } = asked;
  if (monthlyRentDollars === undefined) return { say: texts.rental.whichRent };
  if (rest.listing == null && rest.priceDollars == null) return { say: texts.rental.whichPrice };
  const answer = turn.answers.findLast(({ toolName }) => toolName === RETURN_TOOL);
  const lent = loan?.ratePercent === undefined ? {} : { loan: { ...loan, ratePercent: loan.ratePercent } };
  if (!answer) return { call: { ...rest, monthlyRentDollars, ...lent }, reasoning: texts.rental.reasoning };
  const { data } = estimateReturnAnswerSchema.safeParse(answer.value);
  if (!data) return { say: texts.rental.failed };
  if ('withheld' in data) return { say: texts.payment.withheld };
  return {
    say:
      'problem' in data ? texts.rental.problems[data.problem] : composeReturn(data, texts, { isOfCashFlow: isOfCashFlow(turn) }),
  };
}
