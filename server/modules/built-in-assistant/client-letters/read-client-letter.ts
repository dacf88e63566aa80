/** The letter that a thread's messages ask for, and change one after the other. */
import { inEnglish } from '../language.ts';
import { fold } from '../question-parser/sentence.ts';
import { changedLetter, followingUp } from './change-letter.ts';
import type { ClientLetter } from './client-letter.ts';
import { withCorrectedWords } from './corrected-words.ts';
import { letterAsked } from './letter-asked.ts';
import { asksNewPrice } from './letter-figures.ts';

const MAX_PASSING_WORDS = 2;

/** What could not be done leaves it standing as well. */
const asksForChange =
  /^\W*(?:(?:now|and|ok|please|can\s+you|could\s+you)\s+)*(?:make|add|change|mention|replace|remove|put|sign|use|take|include|leave|drop|say)\b/;

/** The letter that stood after the message before. */
function standingOf([last, ...earlier]: readonly string[], hasCma: boolean): ClientLetter | null {
  if (last === undefined) return null;
  const before = standingOf(earlier, hasCma);
  const own = ownOrNext(last, before, { hasCma, earlier });
  if (own) return own;
  if (!before) return null;
  // A few words that change nothing leave it standing.
  const folded = fold(inEnglish(last));
  const isPassing =
    last.trim().split(/\s+/).length <= MAX_PASSING_WORDS || asksForChange.test(folded) || asksNewPrice.test(folded);
  return changedLetter(before, last) ?? (isPassing ? before : null);
}

/** A letter that is asked for anew, but for the one after a letter that stands. */
const ownOrNext = (
  text: string,
  before: ClientLetter | null,
  { hasCma, earlier }: { hasCma: boolean; earlier: readonly string[] },
): ClientLetter | null => (before && followingUp(before, text)) ?? letterAsked(text, hasCma, earlier);

/**
 * @param messages the user's, the last one last
 * @param hasCma whether a CMA stands, which a cover letter may be for
 * @returns the letter as the last message leaves it, and as it was before
 */
export function readClientLetter(
  messages: readonly string[],
  hasCma = false,
): { letter: ClientLetter; before: ClientLetter | null } | null {
  const [last, ...earlier] = messages.map(withCorrectedWords).toReversed();
  if (last === undefined) return null;
  const before = standingOf(earlier, hasCma);
  const own = ownOrNext(last, before, { hasCma, earlier });
  if (own) return { letter: own, before: null };
  const letter = before && changedLetter(before, last);
  return letter && { letter, before };
}
