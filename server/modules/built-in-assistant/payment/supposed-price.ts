/** "What if it goes 2% under asking?": the payment, the costs or the offer that stand, at that price. */
import { asksOffer } from '../offer/asks-offer.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { readPriceMove, type PriceMove } from './price-move.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const supposes = inLines()`
  ^\W*(?:(?:and|so|ok(?:ay)?|but|now|y|pero|entonces)\W+)*
  (?:what\s+if|what\s+about|how\s+about|if|suppose|say|assuming|at|que\s+pasa(?:ria)?\s+si|que\s+tal\s+si|si|a|con)
  \b
`;
/** "If it goes 2% under asking, what is that?" wants the price itself. */
const wantsPrice = inLines()`
  \b(?:
    what(?:'?s|\s+is|\s+does|\s+would)\s+(?:that|it|the\s+price)
    |how\s+much\s+is\s+(?:that|it)
    |cuanto\s+(?:es|seria)(?!\s+(?:al|por)\b)
    |(?:que|cual)\s+(?:es\s+el\s+)?precio
  )\b
`;
/** What else of a loan goes up and down by a share. */
const ofLoanTerms = /\b(?:rates?|interest|down|points?|tasa|interes|enganche|month(?:ly)?|mes|mensual\w*)\b/;

/** A price that a message moves; null where it moves none, or what is moved may be a rate or what is put down. */
export function readSupposed({ question }: Pick<Turn, 'question'>): PriceMove | null {
  const folded = fold(question);
  const move = readPriceMove(folded);
  return move && (move.from === 'asking' || !ofLoanTerms.test(folded)) ? move : null;
}

const isSupposed = (question: string): boolean => {
  const folded = fold(question);
  return supposes.test(folded) && !wantsPrice.test(folded) && readSupposed({ question }) !== null;
};

/** Whether the question, or the one that it goes on from, asked what to offer. */
export function supposesOffer({ question, earlier, previous }: Turn): boolean {
  if (!isSupposed(question) || previous?.payment || previous?.closing) return false;
  const before = earlier.findLast((text) => !isSupposed(text));
  return before !== undefined && asksOffer.test(fold(before));
}

/** Whether the words suppose a price of what was worked out last, and ask for no sum of their own. */
export const supposesPrice = (turn: Turn): boolean =>
  isSupposed(turn.question) && (turn.previous?.payment != null || turn.previous?.closing != null || supposesOffer(turn));
