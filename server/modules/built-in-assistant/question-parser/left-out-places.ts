/** Places that a question leaves out: "not in the Sunset or the Richmond", "drop Albany". */
import { contextFrom } from './place-context.ts';
import type { PlaceMention } from './place-mentions.ts';

/** A place that is said to be left out. */
const leftOut =
  /\b(?:not|except(?:\s+for)?|excluding|exclude|outside(?:\s+of)?|but\s+not|anywhere\s+but|everywhere\s+but|avoid(?:ing)?|no|skip|without|leave\s+out|take\s+out|other\s+than|minus|drop|remove|lose|scratch|forget(?:\s+about)?|sin|excepto|salvo|quita(?:r|ndo)?)\s+(?:in\s+|near\s+|en\s+|a\s+)?(?:the\s+|el\s+|la\s+)?$/;
export const takenAway = /\b(?:drop|remove|lose|scratch|forget(?:\s+about)?|take\s+out|leave\s+out|exclude|skip)\s+(?:the\s+)?$/;
/** "Not in the Sunset or the Richmond": what stands between two of them. */
const orAlso = /^\s*(?:,|,?\s*(?:or|nor|and|&))\s*(?:(?:not\s+)?in\s+)?(?:the\s+)?$/;

export function excludedOf(mentions: PlaceMention[], folded: string): PlaceMention[] {
  const found: PlaceMention[] = [];
  for (const one of mentions) {
    const before = found.at(-1);
    const goesOn =
      before !== undefined && orAlso.test(folded.slice(before.end, one.start)) && contextFrom([one], before) === null;
    if (goesOn || leftOut.test(folded.slice(0, one.start))) found.push(one);
  }
  return found;
}
