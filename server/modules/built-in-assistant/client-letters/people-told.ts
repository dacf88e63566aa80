/** Those whom a note goes to, as its request tells of them in passing: "…, Tom and Linda, they want to think about it". */
import { readNames } from '../question-parser/writing-names.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const inCapitals = /(?:^|[,;.(-])\s*(\p{Lu}\p{Ll}+(?:\s+(?:and|&|y)\s+\p{Lu}\p{Ll}+))\s*(?=[,;.)]|$)/u;
const NO_NAME =
  '(?:the|a|an|my|our|his|her|their|they|it|no|not|and|short|sweet|nice|warm|price|terms?|kitchen|yard|buyers?|sellers?|thanks?|please|time|date|beds?|baths?|today|tomorrow)';
const typedSmall = new RegExp(
  `[,;]\\s*((?!${NO_NAME}\\b)[a-z]{3,14}\\s+(?:and|&|y)\\s+(?!${NO_NAME}\\b)[a-z]{3,14})\\s*(?=[,;]|$)`,
);

/** Two names between commas; null where there are none. */
export function namesBetweenCommas(text: string): string | null {
  const written = inCapitals.exec(text)?.[1];
  if (written !== undefined) return written;
  const small = typedSmall.exec(text)?.[1];
  return small === undefined
    ? null
    : small.replaceAll(/\b[a-z]+\b/g, (word) => (/^(?:and|y)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
}

const thinks = inLines()`
  \b(?:think(?:ing)?|sleep|mull)\s+(?:about\s+it|it\s+over|on\s+it|it\s+through)\b
  |\bneed(?:s|ed)?\s+(?:some\s+|more\s+|a\s+little\s+)?time\b|\b(?:not|haven'?t|hasn'?t)\s+(?:decided|ready)\b
  |\bpensarlo\b|\bnecesitan?\s+(?:mas\s+)?tiempo\b|\bpensando(?:lo)?\b
`;

/** @param folded in lower case, without accents */
export const isThinkingOver = (folded: string): boolean => thinks.test(folded);

/** Whom a letter goes to, and who signs it. */
export const namesOf = (text: string) => readNames(text, { isForAgent: false, isPlace: () => false });
