/** The price that a letter suggests, worked out by a tool where only a share was told: "suggest a 3% cut from 1,295,000"; and the question what it is. */
import { calculateAnswerSchema, type CalculateInput } from '#server/modules/listings/index.ts';
import { dollars } from '../answers/format.ts';
import { fold } from '../question-parser/sentence.ts';
import { answerTo, callTools, say, type Reply, type Step } from '../reply.ts';
import { CALCULATE_TOOL } from '../results/sums/standing-sum.ts';
import { asksNewPrice } from './letter-figures.ts';
import type { ClientLetter } from './client-letter.ts';
import { readClientLetter } from './read-client-letter.ts';
import { letterMessages, respondToClientLetter } from './respond-to-client-letter.ts';

/** The letter about the client's home; with a new price where a share and a price were told. */
export function respondToPricedLetter(step: Step): Reply | null {
  const { turn, texts } = step;
  const isAsked = asksNewPrice.test(fold(turn.question));
  const messages = letterMessages(turn);
  const letter = readClientLetter(isAsked ? messages.slice(0, -1) : messages)?.letter ?? null;
  const sum = letter && sumOf(letter);
  const answer = sum ? answerTo(turn, CALCULATE_TOOL) : undefined;
  const newPrice = answer ? priceIn(answer.value) : null;
  const mustWorkOut = sum !== null && !answer;
  if (isAsked && letter && letter.occasion === 'price-cut') {
    if (mustWorkOut) return work(step, sum);
    const price = newPrice ?? letter.newPrice;
    return price === null
      ? null
      : say(texts.letters.newPrice({ price, cut: newPrice === null ? null : letter.cut, from: letter.price }));
  }
  const told = respondToClientLetter(turn, newPrice);
  if (!told) return null;
  return mustWorkOut ? work(step, sum) : say(told.say);
}

const work = (step: Step, input: CalculateInput): Reply =>
  callTools(step, [{ toolName: CALCULATE_TOOL, input }], step.texts.sums.reasoning);

/** Null where no new price is to be worked out. */
function sumOf({ occasion, cut, newPrice, price }: ClientLetter): CalculateInput | null {
  if (occasion !== 'price-cut' || cut === null || newPrice !== null || price === null) return null;
  return {
    ...{ operation: 'change-by-percent', amounts: [Number(price.replaceAll(/[^\d.]/g, ''))] },
    ...{ unit: 'dollars', percent: -Number(cut.replace('%', '')) },
  };
}

function priceIn(value: unknown): string | null {
  const changed = calculateAnswerSchema.safeParse(value).data?.changed;
  return changed ? dollars(Math.round(changed.value)) : null;
}
