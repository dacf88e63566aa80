/** A short text of a listing that is to be worded anew: "rewrite this so its not boring: Nice 2 bedroom condo in SOMA with parking and gym." */
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

interface PastedText {
  /** "rewrite this so its not boring" */
  asking: string;
  /** The text itself. */
  text: string;
}

/** Longer prose is looked through, and not taken apart. */
const MAX_WORDS = 60;
const MIN_WORDS = 4;
const rewrites = inLines()`
  ^\W*(?:(?:please|pls|can\s+(?:you|u)|could\s+(?:you|u)|hey|hi|ok|help\s+me|puedes|por\s+favor)\s+)*
  (?:
    re-?write|re-?word|re-?phrase|redo|fix(?:\s+up)?|improve|polish|edit|freshen(?:\s+up)?|spice\s+up|jazz\s+up|punch\s+up|clean\s+up
    |make\s+(?:this|it|my\s+\w+|the\s+\w+)(?:\s+\w+){0,3}?\s+(?:better|less\s+boring|more\s+\w+|pop|shine|sound)
    |reescrib\w*|mejora\w*|arregla\w*|corrig\w*|redacta\w*\s+de\s+nuevo
  )\b
`;

/** Null where no text stands behind a wish to have it worded anew. */
export function pastedIn(message: string): PastedText | null {
  const at = /:\s|\n/.exec(message)?.index ?? -1;
  if (at < 0) return null;
  const [asking, text] = [message.slice(0, at), message.slice(at + 1).trim()];
  const words = text.split(/\s+/).length;
  const isAsked = rewrites.test(fold(asking)) && asking.split(/\s+/).length <= MAX_WORDS / 4;
  return isAsked && words >= MIN_WORDS && words <= MAX_WORDS ? { asking, text } : null;
}
