/** "How much down payment do they need for 600k": the usual shares in dollars, and which loans ask for which. */
import { z } from 'zod';
import { calculateAnswerSchema } from '#server/modules/listings/index.ts';
import { inLines } from '#server/platform/text/in-lines.ts';
import { dollars } from '../answers/format.ts';
import { fold } from '../question-parser/sentence.ts';
import { callTools, say, type Reply, type Step, type ToolCall } from '../reply.ts';
import { CALCULATE_TOOL } from '../results/sums/standing-sum.ts';
import type { Turn } from '../turn.ts';
import { ofClosing } from './closing-words.ts';
import { readLoanTerms } from './loan-terms.ts';
import { priceOfSale } from './price-move.ts';

/** What a loan of some kind usually asks to be put down; what each is for stands in the texts. */
export const USUAL_DOWN_PERCENTS = [3, 3.5, 5, 10, 20] as const;

const asksDown = inLines()`
  \bhow\s+much\s+(?:(?:of\s+)?(?:an?\s+)?|(?:is|would|should)\s+(?:the|a|their)\s+)(?:min(?:imum)?\s+)?(?:down\s*-?payment|money\s+down|down)\b
  |\bhow\s+much\s+(?:do|does|would|will|must|should)\s+(?:\w+\s+){1,3}?(?:need|have)\s+(?:to\s+)?(?:put|for|as|pay)?\s*(?:the\s+|an?\s+)?down\b
  |\b(?:what|whats|what's)\b.{0,20}\b(?:min(?:imum)?|least|lowest|usual|typical|required|needed)\s+(?:they\s+can\s+put\s+|amount\s+)?down\b
  |\bdown\s*-?payment\s+(?:(?:is|do\s+\w+|would\s+\w+)\s+)?(?:need(?:ed)?|required|options?|choices)\b
  |\bcuanto\s+(?:\w+\s+){0,3}?(?:de|para\s+(?:el|dar\s+de))\s+enganche\b
  |\b(?:cuanto|que|cual\s+(?:es|seria))\s+(?:(?:es|seria|el|de)\s+)*(?:enganche|pago\s+inicial)(?:\s+(?:minimo|necesit\w+|piden|usual))?\b
  |\benganche\s+minimo\b
`;
/** A share or a sum that is put down, a payment to reach, help with it or what others put down is another question. */
const ofElse = inLines()`
  \b(?:
    assist\w*|grants?|programs?|help|gifts?|ayudas?|average|median|promedio|afford|monthly|a\s+month|per\s+month|al\s+mes|mensual\w*
    |payment\s+(?:at|under|to)|mean|means|significa|offers?|ofertas?|interest|rates?|save|ahorr\w+|pmi
  )\b
`;

interface Asked {
  priceDollars: number | null;
}

export function readDownNeeded({ question, previous }: Pick<Turn, 'question' | 'previous'>): Asked | null {
  const folded = fold(question);
  if (!asksDown.test(folded) || ofElse.test(folded) || ofClosing.test(folded)) return null;
  const { priceDollars, downPercent, downDollars, ratePercent } = readLoanTerms(question);
  if (downPercent !== null || downDollars !== null || ratePercent !== null || /\d\s?%/.test(folded)) return null;
  const standing = previous?.payment ?? previous?.closing ?? (previous?.opened ? { listing: previous.opened } : null);
  return { priceDollars: priceDollars ?? (standing || previous?.toldDollars ? priceOfSale(standing, previous) : null) };
}

/** Null where nobody asks what is to be put down. */
export function respondToDownNeeded(step: Step): Reply | null {
  const { turn, texts } = step;
  const asked = readDownNeeded(turn);
  if (!asked) return null;
  const words = texts.payment.usualDowns;
  if (asked.priceDollars === null) return say(words.whichPrice);
  const answers = turn.answers.filter(({ toolName }) => toolName === CALCULATE_TOOL);
  if (answers.length === 0) {
    const amounts = [asked.priceDollars];
    const calls = USUAL_DOWN_PERCENTS.map((percent): ToolCall => ({
      toolName: CALCULATE_TOOL,
      input: { operation: 'percent-of', amounts, unit: 'dollars', percent },
    }));
    return callTools(step, calls, texts.sums.reasoning);
  }
  const { data } = z.array(calculateAnswerSchema).safeParse(answers.map(({ value }) => value));
  if (!data) return say(texts.sums.failed);
  const rows = USUAL_DOWN_PERCENTS.flatMap((percent) => {
    const share = data.find((one) => one.percent === percent)?.share?.value;
    return share === undefined ? [] : [`- ${percent}%: **${dollars(Math.round(share))}**, ${words.loans[percent]}`];
  });
  return say([words.lead(dollars(asked.priceDollars)), rows.join('\n'), words.beside].join('\n\n'));
}
