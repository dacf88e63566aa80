/** "FHA vs conventional at 550k, 5% down": the same price with each kind of loan, a column each. */
import { z } from 'zod';
import { estimatePaymentAnswerSchema, type EstimatePaymentInput, type PaymentEstimate } from '#server/modules/listings/index.ts';
import { dollars } from '../answers/format.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { EXAMPLE_RATES_PERCENT } from './example-rates.ts';
import { FHA_DOWN_PERCENT } from './loan-kinds.ts';
import { readLoanTerms, type LoanTerms } from './loan-terms.ts';
import { homeOf } from './payment-home.ts';
import { PAYMENT_TOOL, type PaymentStep } from './respond-to-payment.ts';
import { MAX_FOLLOW_UP_WORDS, merged } from './standing-terms.ts';
import { standingPrice } from './standing-price.ts';

export const loanKinds = ['fha', 'va', 'conventional'] as const;
export type LoanKind = (typeof loanKinds)[number];

const words: Readonly<Record<LoanKind, RegExp>> = {
  fha: /\bfha\b/,
  va: /\bva\b(?!\s*\d{5})/,
  conventional: /\bconv(?:entional|encional(?:es)?)?\b/,
};
const beside =
  /\b(?:vs\.?|versus|or|against|compare[ds]?|comparison|side\s+by\s+side|difference|o|contra|compar\w+|diferencia)\b/;
/** Of offers, of homes that take such loans and of what they ask, other answers tell. */
const ofElse =
  /\b(?:offers?|ofertas?|homes?|condos?|listings?|casas|approved|eligible|sellers?|limits?|requirements?|appraisal|requisitos?)\b/;

/** In the order in which they are named; none where no two stand side by side. */
function kindsIn(text: string): LoanKind[] {
  const folded = fold(text);
  if (!beside.test(folded) || ofElse.test(folded)) return [];
  const found = loanKinds.filter((kind) => words[kind].test(folded));
  return found.length > 1 ? found.toSorted((one, other) => folded.search(words[one]) - folded.search(words[other])) : [];
}

/** The message's own, or those right before it with what a short message changes: "and with 10% down?" */
function kindsAsked({ question, earlier }: Turn): { kinds: LoanKind[]; terms: LoanTerms } | null {
  const own = kindsIn(question);
  if (own.length > 0) return { kinds: own, terms: readLoanTerms(question) };
  const before = earlier.at(-1) ?? '';
  const kinds = kindsIn(before);
  const isShort = question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;
  const changed = readLoanTerms(question);
  const isChanged =
    Object.values(changed).some((value) => value !== null) && !loanKinds.some((kind) => words[kind].test(fold(question)));
  return kinds.length > 0 && isShort && isChanged ? { kinds, terms: merged(readLoanTerms(before), changed) } : null;
}

/** Null where no kinds of loans are put side by side, or nothing tells for which price. */
export function respondToLoanKinds(turn: Turn, parsed: ParsedQuestion): PaymentStep | null {
  const asked = parsed.kind === 'write' ? null : kindsAsked(turn);
  if (!asked) return null;
  const { kinds, terms } = asked;
  const listing = terms.priceDollars === null ? homeOf(turn, parsed) : null;
  const stood = terms.priceDollars === null ? standingPrice(turn.previous, listing) : null;
  const priceDollars = terms.priceDollars ?? stood?.priceDollars ?? null;
  const texts = textsIn(turn.language);
  if (priceDollars === null && !listing) return null;
  const { ratePercent, downPercent, downDollars } = terms;
  const isDownNamed = downPercent !== null || downDollars !== null;
  const answers = turn.answers.filter(({ toolName }) => toolName === PAYMENT_TOOL);
  if (answers.length === 0) {
    const others = Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== null));
    const rates = ratePercent === null ? EXAMPLE_RATES_PERCENT : [ratePercent];
    const calls = kinds.flatMap((kind) =>
      rates.map((rate): EstimatePaymentInput => ({
        ...others,
        ...(isDownNamed ? {} : leastDown(kind)),
        ...{ priceDollars, listing, ratePercent: rate, withUsualMortgageInsurance: kind !== 'va' },
      })),
    );
    return { calls, reasoning: texts.payment.reasoning };
  }
  const { data } = z.array(estimatePaymentAnswerSchema).safeParse(answers.map(({ value }) => value));
  const left = data?.find((one) => 'problem' in one || 'withheld' in one);
  if (left) return { say: 'problem' in left ? texts.payment.problems[left.problem] : texts.payment.withheld };
  const estimates = (data ?? []).flatMap((one) => ('problem' in one || 'withheld' in one ? [] : [one]));
  return { say: compose(kinds, estimates, { isDownNamed, isRateNamed: ratePercent !== null }, texts) };
}

/** Where nothing is named: the least that FHA and VA loans ask for; a conventional one is worked out with the usual share. */
const leastDown = (kind: LoanKind): Pick<EstimatePaymentInput, 'downPercent'> =>
  kind === 'fha' ? { downPercent: FHA_DOWN_PERCENT } : kind === 'va' ? { downPercent: 0 } : {};

function compose(
  kinds: readonly LoanKind[],
  estimates: readonly PaymentEstimate[],
  { isDownNamed, isRateNamed }: { isDownNamed: boolean; isRateNamed: boolean },
  { payment: texts }: Texts,
): string {
  const many = estimates.length / kinds.length;
  const columns = kinds.map((_, at) => estimates.slice(at * many, (at + 1) * many));
  const firsts = columns.flatMap(([first]) => first ?? []);
  const [one] = firsts;
  if (!one || firsts.length !== kinds.length) return texts.failed;
  const row = (label: string, cell: (estimate: PaymentEstimate) => number | null): string[][] => {
    const cells = firsts.map(cell);
    return cells.every((sum) => sum === null) ? [] : [[label, ...cells.map((sum) => (sum === null ? '–' : dollars(sum)))]];
  };
  const sums = (columns[0] ?? []).map(({ ratePercent }, at) => [
    `**${isRateNamed ? texts.rows.month : texts.rows.monthAt(ratePercent)}**`,
    ...columns.map((column) => `**${dollars(column[at]?.monthlyTotalDollars ?? 0)}**`),
  ]);
  const rows = [
    [texts.rows.down(null), ...firsts.map(({ downDollars, downPercent }) => `${dollars(downDollars)} (${downPercent}%)`)],
    ...(isRateNamed ? row(texts.rows.loan(one.ratePercent), ({ principalAndInterestDollars: sum }) => sum) : []),
    ...row(texts.rows.tax, ({ monthlyTaxDollars }) => monthlyTaxDollars),
    ...row(texts.rows.hoa, ({ monthlyHoaDollars }) => monthlyHoaDollars),
    ...row(texts.rows.mortgageInsurance, ({ monthlyMortgageInsuranceDollars: sum }) => sum),
    ...sums,
  ];
  const heads = ['', ...kinds.map((kind) => texts.loanKinds.names[kind])];
  const table = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const notes = [
    isDownNamed ? '' : texts.loanKinds.leastDown,
    texts.loanKinds.sameRate,
    kinds.includes('fha') ? texts.loanKinds.fha : '',
    kinds.includes('va') ? texts.loanKinds.va : '',
    isRateNamed ? texts.rateIsYours : texts.ratesAreExamples,
  ];
  return [texts.loanKinds.opening(dollars(one.priceDollars)), table, notes.filter(Boolean).join(' ')].join('\n\n');
}
