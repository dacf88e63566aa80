/** "Is that under 28% of their income?": of the payment that stands, by the income that was named before. */
import { z } from 'zod';
import { estimatePaymentAnswerSchema, type EstimatePaymentInput } from '#server/modules/listings/index.ts';
import { dollars } from '../answers/format.ts';
import { textsIn } from '../answers/texts/index.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { EXAMPLE_RATES_PERCENT } from './example-rates.ts';
import { loanAndIncome } from './read-income.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const ofIncome = inLines()`
  \b(?:%|percent|pct|share|portion|part|por\s*ciento|porcentaje)\s+(?:of|de)\s+
    (?:(?:their|his|her|my|our|the|sus?|los)\s+)?(?:(?:gross|monthly|take\s+home)\s+)*
    (?:income|pay|salary|earnings|ingresos?|sueldo)\b
  |%\s+(?:of|de)\s+(?:(?:their|his|her|my|our|the|sus?|los)\s+)?(?:gross\s+|monthly\s+)*
    (?:income|pay|salary|ingresos?|sueldo)\b
  |\b(?:front|back)[\s-]end(?:\s+ratio)?\b
  |\bdti\b|\bdebt[\s-]to[\s-]income\b
`;
const namesIncome = /\b(?:mak(?:e|es|ing)|earn\w*|income|salary|salaries|gross\w*|ingresos?|sueldo|gana\w*|gano)\b/;
const sharesNamed = /(\d{1,2}(?:\.\d+)?)\s*(?:%|percent|pct|por\s*ciento)\s+(?:of|de)\b/;

interface ShareAsked {
  /** Empty: no income was named. */
  calls: EstimatePaymentInput[];
  /** "Under 28%" */
  namedPercent: number | null;
}

/** Null where no payment stands, or nobody asks for its share. */
export function asksShare({ question, earlier, previous }: Turn): ShareAsked | null {
  const folded = fold(question);
  const standing = previous?.payment;
  if (!standing || !ofIncome.test(folded)) return null;
  const written = sharesNamed.exec(folded)?.[1];
  const namedPercent = written === undefined ? null : Number(written);
  const told = [...earlier, question].filter((text) => namesIncome.test(fold(text))).map(loanAndIncome);
  const { yearlyIncomeDollars, monthlyDebtsDollars } = told.findLast((one) => one.yearlyIncomeDollars !== null) ?? {};
  if (!yearlyIncomeDollars) return { calls: [], namedPercent };
  const rates = previous.isPaymentRateOpen ? EXAMPLE_RATES_PERCENT : [standing.ratePercent];
  const input = { ...standing, yearlyIncomeDollars, ...(monthlyDebtsDollars ? { monthlyDebtsDollars } : {}) };
  return { calls: rates.map((ratePercent) => ({ ...input, ratePercent })), namedPercent };
}

export function shareStep(turn: Turn, { calls, namedPercent }: ShareAsked) {
  const { payment: words } = textsIn(turn.language);
  const answers = turn.answers.filter(({ toolName }) => toolName === 'estimate_payment');
  if (answers.length === 0) return { calls, reasoning: words.reasoning };
  const { data } = z.array(estimatePaymentAnswerSchema).safeParse(answers.map(({ value }) => value));
  const known = (data ?? []).flatMap((one) => ('ofIncome' in one && one.ofIncome ? [{ ...one, of: one.ofIncome }] : []));
  const [first] = known;
  if (!first) return { say: words.failed };
  const lines = known.map(({ monthlyTotalDollars, ratePercent, of }) => {
    const share = words.share(of.housingPercent, dollars(monthlyTotalDollars), dollars(of.monthlyIncomeDollars));
    return known.length > 1 ? `- ${words.atRateOf(ratePercent)}: ${share}` : share;
  });
  const { debtsPercent, housingPercent, usualHousingPercent, usualDebtsPercent } = first.of;
  const remarks = [
    known.length === 1 && namedPercent !== null ? words.againstShare(namedPercent, Math.sign(housingPercent - namedPercent)) : '',
    debtsPercent === null || known.length > 1 ? '' : words.shareWithDebts(debtsPercent),
    words.shareRule(usualHousingPercent, usualDebtsPercent),
  ];
  return { say: [lines.join('\n'), remarks.filter(Boolean).join(' ')].join(known.length > 1 ? '\n\n' : ' ') };
}
