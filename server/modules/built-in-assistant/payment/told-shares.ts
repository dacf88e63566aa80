/** Shares and rates that are told in a word or two: "with 5 percent", "I meant 15", "at 6". */
import { inLines } from '#server/platform/text/in-lines.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { fold } from '../question-parser/sentence.ts';
import { ofPayment } from './asks-payment.ts';
import { readLoanTerms, type LoanTerms } from './loan-terms.ts';

/** "What is it a month with 5 percent", "and with 10%?" after a payment: with a share something is put down, and at a rate it is lent. */
export function withSharePutDown(terms: LoanTerms, question: string, stands: boolean): LoanTerms {
  const folded = fold(question);
  const [, down, rate] = shareAndRate.exec(folded) ?? [];
  if (down !== undefined && Number(down) > Number(rate))
    return { ...terms, downPercent: Number(down), downDollars: null, ratePercent: Number(rate) };
  const isRate = /\b(?:rate|interest|fixed|tasa|interes|apr)\b/.test(folded);
  const named = isRate ? undefined : shareWith.exec(folded)?.[1];
  const share = ofPayment.test(folded) || (stands && Number(named) >= MIN_SHARE_PERCENT) ? named : undefined;
  const isNamed = terms.downPercent !== null || terms.downDollars !== null || terms.ratePercent !== Number(share);
  if (share === undefined || isNamed) return terms;
  const rest = folded.replace(shareWith, ' , ');
  const { ratePercent } = withBareRate(readLoanTerms(rest), rest);
  return { ...terms, ratePercent, downPercent: Number(share) };
}
/** "At 20% and 6.5", "20% down and 6.5": what is put down, and then the rate. */
const shareAndRate =
  /(?:\b(?:at|with|w\/|con|on)\s*|^|\s)(\d{1,2})\s?(?:%|percent|pct)\s*(?:down|de\s+enganche)?\s*(?:and|&|,|@|y)\s*(?:at\s+|al?\s+)?([3-9](?:\.\d{1,3})?|1[0-2](?:\.\d{1,3})?)\s?(?:%|percent)?(?=\s*(?:[?.!,;]*\s*$|rate|interest|for|on|over))/;
const shareWith = /\b(?:with|w\/|con)\s*(?:el\s+|an?\s+)?(\d{1,2}(?:\.\d+)?)\s?(?:%|percent\b|pct\b|por\s*ciento\b)/;

/** From here on no loan's rate is meant. */
const MIN_SHARE_PERCENT = 10;
const corrects = inLines()`
  ^\W*(?:no\W+|sorry\W+|perdon\W+|oops\W+|wait\W+)*
  (?:(?:i\s+)?mean(?:t)?|quise\s+decir|quiero\s+decir|make\s+(?:it|that))\s+(\d{1,2}(?:\.\d+)?)
  (?:\s?(?:%|percent|por\s*ciento))?(?:\s+(?:down|de\s+enganche))?\W*$
`;

/** "I meant 15", after a payment: the share that was put down, where no rate was named or none can be so high. */
export function correctedShare(question: string, previous: EarlierTurn): LoanTerms | null {
  const share = Number(corrects.exec(fold(question))?.[1] ?? Number.NaN);
  if (Number.isNaN(share) || previous.payment?.downPercent == null) return null;
  const isShare = previous.isPaymentRateOpen === true || share >= MIN_SHARE_PERCENT;
  return isShare ? { ...readLoanTerms(''), downPercent: share } : null;
}

/** "What if the rate drops to 5.9", "at 6": of a payment that stands a small bare number is its rate. */
export function withBareRate(terms: LoanTerms, question: string): LoanTerms {
  if (terms.ratePercent !== null) return terms;
  const written = /(?:\b(?:rates?|interest|at|to|tasa|al|a)\s+(?:\w+\s+){0,3}?|^\s*)(\d{1,2}(?:\.\d{1,3})?)\s*[?.!]*\s*$/.exec(
    fold(question),
  )?.[1];
  const rate = Number(written ?? 0);
  const isRate = rate > 1 && rate < 15 && Object.values(terms).every((value) => value === null);
  return isRate ? { ...terms, ratePercent: rate } : terms;
}
