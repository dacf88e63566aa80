/** "Max price for 5500/mo with 10% down at 6.5": what a monthly payment carries, at the rate that is named, else at a few. */
import { z } from 'zod';
import {
  estimatePriceForPaymentAnswerSchema,
  type EstimatePriceForPaymentInput,
  type PriceForPayment,
} from '#server/modules/listings/index.ts';
import { dollars } from '../answers/format.ts';
import { proposalsAfterAffordability } from '../answers/proposals.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { affordableParts, rateThatHolds, type RateHeld } from './affordable-parts.ts';
import { askedMonth } from './asked-month.ts';
import { EXAMPLE_RATES_PERCENT } from './example-rates.ts';

export const PRICE_FOR_PAYMENT_TOOL = 'estimate_price_for_payment';

type PriceForPaymentStep = { say: string } | { calls: EstimatePriceForPaymentInput[]; reasoning: string };

/** Null where nobody asks what a payment carries. */
export function respondToPriceForPayment(turn: Turn, parsed: ParsedQuestion): PriceForPaymentStep | null {
  const asked = parsed.kind === 'write' ? null : askedMonth(turn, parsed);
  if (!asked) return null;
  const texts = textsIn(turn.language);
  const { ratePercent: rateNamed, ...terms } = asked;
  const held = rateNamed === null ? rateThatHolds(turn.previous) : null;
  const ratePercent = rateNamed ?? held?.ratePercent ?? null;
  const answers = turn.answers.filter(({ toolName }) => toolName === PRICE_FOR_PAYMENT_TOOL);
  if (answers.length === 0) {
    const rates = ratePercent === null ? EXAMPLE_RATES_PERCENT : [ratePercent];
    return { calls: rates.map((rate) => ({ ...terms, ratePercent: rate })), reasoning: texts.affordability.monthReasoning };
  }
  const { data } = z.array(estimatePriceForPaymentAnswerSchema).safeParse(answers.map(({ value }) => value));
  return { say: data ? compose(data, held, texts) : texts.payment.failed };
}

function compose(answers: readonly PriceForPayment[], held: RateHeld | null, texts: Texts): string {
  const { affordability: words } = texts;
  const [answer] = answers;
  if (!answer) return texts.payment.failed;
  const { priceDollars, downPercent, downDollars, monthlyPaymentDollars } = answer;
  const month = dollars(monthlyPaymentDollars);
  if (priceDollars === null) return words.monthTooSmall(month);
  const isAtRates = answers.length > 1;
  const down = isAtRates && downPercent !== null ? `${downPercent}%` : dollars(downDollars);
  const lines = isAtRates
    ? answers.map((one) => words.monthAtRate(one.ratePercent, dollars(one.priceDollars ?? 0), dollars(one.downDollars)))
    : affordableParts(answer, { isHoaOfRecord: false }, texts);
  const isUninsured = downDollars >= (priceDollars * answer.uninsuredDownPercent) / 100;
  const remarks = [
    held ? words.rateHeld(held.ratePercent) : '',
    isAtRates ? words.monthHolds(answer.taxPercent, answer.insurancePercent) : '',
    isAtRates && answer.monthlyHoaDollars > 0 ? words.hoa(dollars(answer.monthlyHoaDollars)) + '.' : '',
    answer.isDownAssumed ? words.assumedDown(downPercent ?? 0) : '',
    isUninsured ? '' : words.mortgageInsuranceComes(answer.uninsuredDownPercent),
    words.monthLeaves,
  ];
  return [
    isAtRates
      ? words.monthAtRates(month, down)
      : words.priceForMonth(dollars(priceDollars), dollars(downDollars), dollars(answer.monthlyHousingDollars)),
    lines.map((line) => `- ${line}`).join('\n'),
    remarks.filter(Boolean).join(' '),
    proposalsAfterAffordability(texts),
  ].join('\n\n');
}
