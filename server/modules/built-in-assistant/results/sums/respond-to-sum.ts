/** Sums over the homes that were shown, and over figures that were named: worked out exactly by a tool, so that each figure is traced. No search changes by them. */
import { calculateAnswerSchema } from '#server/modules/listings/index.ts';
import { readOfferTerms } from '../../question-parser/offer-terms.ts';
import { fold } from '../../question-parser/sentence.ts';
import type { Turn } from '../../turn.ts';
import { supposesPrice } from '../../payment/supposed-price.ts';
import { answerTo, callTools, say, type Reply, type Step } from '../../reply.ts';
import { readSum } from './read-sum.ts';
import { CALCULATE_TOOL } from './standing-sum.ts';
import { sayTooFew } from './too-few-homes.ts';
import { composeSum } from './sum-answer.ts';

/** Null where nothing is to be worked out. */
export function respondToSum(step: Step): Reply | null {
  const { turn, texts } = step;
  const tooFew = sayTooFew(turn.english, turn.previous, texts);
  if (tooFew) return tooFew;
  if (supposesPrice(turn) || changesOffer(turn)) return null;
  const asked = readSum(turn.english, turn.previous);
  if (!asked) return null;
  const answer = answerTo(turn, CALCULATE_TOOL);
  if (!answer) return callTools(step, [{ toolName: CALCULATE_TOOL, input: asked.input }], texts.sums.reasoning);
  const { data } = calculateAnswerSchema.safeParse(answer.value);
  return say(data ? composeSum(data, asked, turn.previous, texts) : texts.sums.failed);
}

const asksSum = /\b(?:what|whats|how\s+much|cuanto|calculate|calcula)\b/;

/** "Make it 3% under", upon an offer's letter: its price. */
const changesOffer = ({ english, previous }: Turn): boolean =>
  previous?.writing?.kind === 'offer-note' &&
  !asksSum.test(fold(english)) &&
  readOfferTerms(fold(english))?.offListPercent != null;
