/** What homes cost a month, beside each of them in an e-mail or a message: worked out by the tool at the rate that was named. */
import { z } from 'zod';
import type { ListingReference } from '#contract/listing-reference.ts';
import { estimatePaymentAnswerSchema, type EstimatePaymentInput, type PaymentEstimate } from '#server/modules/listings/index.ts';
import { dollars } from './answers/format.ts';
import type { Texts } from './answers/texts/index.ts';
import { readLoanTerms, type LoanTerms } from './payment/loan-terms.ts';
import { termsOf } from './payment/standing-terms.ts';
import { PAYMENT_TOOL } from './payment/respond-to-payment.ts';
import { fold } from './question-parser/sentence.ts';
import type { WritingRequest } from './question-parser/writing-request.ts';
import type { Turn } from './turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const asksPayments = inLines()`
  (?<!\bdown[\s-])\b(?:payments?|mensualidad(?:es)?|pagos?)\b
  |\bmonthly\s+(?:cost|payment)s?\b
  |\b(?:pay|cost|costs|run|pagar\w*|costari\w*|cuestan?)\b[^.?!]{0,40}\b
    (?:(?:a|per|each|al|por|cada)\s+(?:month|mes)|monthly|mensual(?:mente)?)\b
`;
/** "Send that to Maria", right behind a payment. */
const sendsThat =
  /^\W*(?:(?:ok(?:ay)?|now|please|can\s+(?:you|u)|y|ahora)\W+)*(?:send|e-?mail|text|forward|manda\w*|envia\w*)\s+(?:(?:him|her|them|me)\s+)?(?:that|this|it|eso|esto)\b/;

/** The loan that the words name, or of the payment that is to be sent; null where none is asked for with the text. */
export function paymentsAsked({ question, previous }: Turn, { kind }: WritingRequest): LoanTerms | null {
  const isToPeople = kind === 'email' || kind === 'text-message';
  if (!isToPeople) return null;
  if (asksPayments.test(fold(question))) return readLoanTerms(question);
  const { payment, isPaymentRateOpen } = previous ?? {};
  const isOfHome = payment?.listing != null && payment.priceDollars == null && !isPaymentRateOpen;
  return isOfHome && sendsThat.test(fold(question)) ? termsOf(payment) : null;
}

/** A payment is worked out, and not looked for in the record. */
export const withoutPaymentWishes = (request: WritingRequest): WritingRequest => ({
  ...request,
  mention: request.mention.filter((wish) => !asksPayments.test(fold(wish))),
});

type Payments = { calls: EstimatePaymentInput[] } | { besides: string[]; isOfAll: boolean };

/** @param homes in the order of the text */
export function paymentsOf({ answers }: Turn, terms: LoanTerms, homes: readonly ListingReference[], texts: Texts): Payments {
  const { ratePercent, priceDollars: _price, ...named } = terms;
  const told = answers.filter(({ toolName }) => toolName === PAYMENT_TOOL);
  if (told.length === 0) {
    const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== null));
    return { calls: homes.map((listing) => ({ ...given, ratePercent: ratePercent ?? 0, listing })) };
  }
  const found = z.array(estimatePaymentAnswerSchema).safeParse(told.map(({ value }) => value)).data ?? [];
  const besides = found.map((one) => ('monthlyTotalDollars' in one ? lineOf(one, texts) : ''));
  return { besides, isOfAll: besides.length === homes.length && besides.every((line) => line !== '') };
}

function lineOf(estimate: PaymentEstimate, { writing }: Texts): string {
  const { parts, without, line } = writing.payment;
  const of = { tax: estimate.monthlyTaxDollars, hoa: estimate.monthlyHoaDollars, insurance: estimate.monthlyInsuranceDollars };
  // Dues of none are nothing to tell.
  const names = (['tax', 'hoa', 'insurance'] as const).filter((name) => of[name] !== 0);
  return line({
    sum: dollars(estimate.monthlyTotalDollars),
    parts: [
      parts.loan(dollars(estimate.principalAndInterestDollars)),
      ...names.flatMap((name) => (of[name] === null ? [] : [parts[name](dollars(of[name]))])),
    ],
    down: `${estimate.downPercent}%`,
    years: estimate.years,
    rate: `${estimate.ratePercent}%`,
    notCounted: names.filter((name) => of[name] === null).map((name) => without[name]),
  });
}
