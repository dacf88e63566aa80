/** "What about the 1% rule": a month's rent as a share of the price, beside the share that investors screen by. */
import { calculateAnswerSchema, estimateReturnAnswerSchema, type EstimateReturnInput } from '#server/modules/listings/index.ts';
import { inLines } from '#server/platform/text/in-lines.ts';
import { dollars } from '../answers/format.ts';
import { fold } from '../question-parser/sentence.ts';
import { answerTo, callTools, say, type Reply, type Step, type ToolCall } from '../reply.ts';
import { CALCULATE_TOOL } from '../results/sums/standing-sum.ts';
import type { Turn } from '../turn.ts';
import { priceOfSale } from './price-move.ts';
import { rentalTermsIn } from './rental-terms.ts';
import { RETURN_TOOL } from './respond-to-return.ts';

const ofRule = inLines()`
  \b(?:the\s+)?(1|one|2|two)\s?(?:%|percent|pct)\s+(?:rent(?:al)?\s+)?(?:rule|test)\b
  |\b(?:regla|prueba)\s+del?\s+(1|uno|2|dos)\s?(?:%|por\s*ciento)
`;
const shares: Readonly<Record<string, number>> = { one: 1, uno: 1, two: 2, dos: 2 };

/** The share that a message names as a rule, and its other words; null where it names none. */
export function readRentRule(question: string): { percent: number; rest: string } | null {
  const folded = fold(question);
  const found = ofRule.exec(folded);
  const written = found?.[1] ?? found?.[2];
  if (!found || written === undefined) return null;
  return { percent: shares[written] ?? Number(written), rest: folded.replace(found[0], ' , ') };
}

/** The rent and the home or price that the message names, else those that stand. */
function askedOf(rest: string, { previous }: Turn): { call: EstimateReturnInput; priceDollars: number } | null {
  const standing = previous?.rental ?? null;
  const named = rentalTermsIn(rest, null);
  const listing = named.priceDollars === undefined ? (standing?.listing ?? previous?.opened ?? null) : null;
  const monthlyRentDollars = named.monthlyRentDollars ?? standing?.monthlyRentDollars;
  const priceDollars = named.priceDollars ?? priceOfSale({ listing, priceDollars: standing?.priceDollars ?? null }, previous);
  if (monthlyRentDollars === undefined || priceDollars === null) return null;
  return { call: { ...standing, listing, priceDollars, monthlyRentDollars }, priceDollars };
}

/** Null where no such rule is named. */
export function respondToRentRule(step: Step): Reply | null {
  const { turn, texts } = step;
  const rule = readRentRule(turn.question);
  if (!rule) return null;
  const { percent } = rule;
  const words = texts.rental.rentRule;
  const asked = askedOf(rule.rest, turn);
  if (!asked) return say([words.meaning(percent), words.namesBoth, words.screen].join(' '));
  const [least, found] = [answerTo(turn, CALCULATE_TOOL), answerTo(turn, RETURN_TOOL)];
  if (!least || !found) {
    const calls: ToolCall[] = [
      {
        toolName: CALCULATE_TOOL,
        input: { operation: 'percent-of', amounts: [asked.priceDollars], unit: 'dollars', percent },
      },
      // Last, so that what it returns stands for the next question.
      { toolName: RETURN_TOOL, input: asked.call },
    ];
    return callTools(step, calls, texts.rental.reasoning);
  }
  const { data } = estimateReturnAnswerSchema.safeParse(found.value);
  const rent = calculateAnswerSchema.safeParse(least.value).data?.share?.value;
  if (!data || rent === undefined) return say(texts.rental.failed);
  if ('withheld' in data) return say(texts.payment.withheld);
  if ('problem' in data) return say(texts.rental.problems[data.problem]);
  return say(
    [
      words.share(dollars(data.monthlyRentDollars), data.monthlyRentPercent, dollars(data.priceDollars)),
      words.least(percent, dollars(Math.round(rent))),
      words.screen,
    ].join(' '),
  );
}
