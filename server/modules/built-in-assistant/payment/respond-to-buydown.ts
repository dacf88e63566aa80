/** "2-1 buydown on 800k with 20 down at 6.5": what is paid in each of the first years, and what the buydown costs. */
import type { z } from 'zod';
import { homeLink } from '#contract/reply-links.ts';
import { estimatePaymentAnswerSchema, type EstimatePaymentInput, type PaymentEstimate } from '#server/modules/listings/index.ts';
import { dollars, plain } from '../answers/format.ts';
import { proposalsAfterPayment } from '../answers/proposals.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { homeOf } from './payment-home.ts';
import { termsUpon } from './standing-terms.ts';
import { readLoanTerms } from './loan-terms.ts';
import { dropsBuydown, readBuydown, type Buydown } from './read-buydown.ts';
import { PAYMENT_TOOL, type PaymentStep } from './respond-to-payment.ts';

const MAX_FOLLOW_UP_WORDS = 8;

/** The one that a message names, or the one that stands where it changes something else: "at 7?" */
function askedOf({ question, previous }: Turn): Buydown | null {
  const folded = fold(question);
  const standing = previous?.payment?.buydownPoints ?? null;
  const named = readBuydown(folded, standing !== null);
  if (named) return named;
  const isShort = question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS && !dropsBuydown(folded);
  return standing && isShort && termsUpon(question, previous)?.isChanged ? { points: [...standing], rest: folded } : null;
}

/** Null where no buydown is asked for. */
export function respondToBuydown(turn: Turn, parsed: ParsedQuestion): PaymentStep | null {
  const { previous, language } = turn;
  const buydown = parsed.kind === 'write' ? null : askedOf(turn);
  if (!buydown) return null;
  const texts = textsIn(language);
  const terms = termsUpon(buydown.rest, previous)?.terms ?? readLoanTerms(buydown.rest);
  const listing = terms.priceDollars === null ? (previous?.payment?.listing ?? homeOf(turn, parsed)) : null;
  const { ratePercent, ...others } = terms;
  if (terms.priceDollars === null && !listing) return { say: texts.payment.whichPrice };
  if (ratePercent === null || ratePercent <= Math.max(...buydown.points)) return { say: texts.payment.buydown.whichRate };
  const answered = turn.answers.findLast(({ toolName }) => toolName === PAYMENT_TOOL);
  if (!answered) {
    const told = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null));
    const input: EstimatePaymentInput = { priceDollars: null, ...told, listing, ratePercent, buydownPoints: buydown.points };
    return { calls: [input], reasoning: texts.payment.reasoning };
  }
  return { say: compose(estimatePaymentAnswerSchema.safeParse(answered.value), texts) };
}

function compose({ data }: z.ZodSafeParseResult<z.infer<typeof estimatePaymentAnswerSchema>>, texts: Texts): string {
  const { payment: words } = texts;
  if (!data) return words.failed;
  if ('withheld' in data) return words.withheld;
  if ('problem' in data) return words.problems[data.problem];
  const { buydown, priceDollars, downPercent, ratePercent } = data;
  if (!buydown) return words.failed;
  const rows = buydown.years.map((year, at) => [
    at + 1 === buydown.years.length ? words.buydown.yearOn(year.year) : String(year.year),
    `${year.ratePercent}%`,
    dollars(year.principalAndInterestDollars),
    year.savedMonthlyDollars === 0 ? '–' : dollars(year.savedMonthlyDollars),
  ]);
  const table = [words.buydown.columns, words.buydown.columns.map(() => '---'), ...rows];
  const kind = buydown.points.length === 1 ? `${buydown.points[0]}-0` : buydown.points.join('-');
  return [
    words.buydown.opening(kind, nameOf(data, words), dollars(priceDollars), `${downPercent}%`),
    table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
    words.buydown.cost(dollars(buydown.costDollars), `${ratePercent}%`),
    proposalsAfterPayment(data, texts),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function nameOf({ mlsId, mlsSource, addressLine1 }: PaymentEstimate, words: Texts['payment']): string {
  if (mlsId === null || mlsSource === null) return words.buydown.home;
  return homeLink(`**${plain(addressLine1 ?? words.nameless)}**`, { mlsId, mlsSource });
}
