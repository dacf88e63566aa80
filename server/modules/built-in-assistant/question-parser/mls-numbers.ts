/** MLS numbers: "MLS# 424010101", "listing number ML81234567", "ML81234567", "BO-901", or a number by itself. */
import { inLines } from '#server/platform/text/in-lines.ts';

/** Behind a word that says what it is. */
const NAMED = inLines('g')`
  \b(?:mls\s*(?:#|no\b\.?|numbers?|num\b|id)?|listing\s*(?:#|no\b\.?|numbers?|id)|ml\s*#)\s*:?\s*#?\s*
  (?<number>[a-z]{0,4}[-\s]?\d{4,12}[a-z]?|[a-z]{1,4}-?\d{2,3})\b(?!\s*(?:sq|k\b|m\b|bed|bath|homes?|listings?))
`;
/** "Show me listing 2300001": a list has no such place. */
const LISTING = /\blisting\s+(?<number>[a-z]{0,4}-?\d{6,12})\b/g;
/** So many digits behind letters are nothing else. */
const LETTERED = /(?<![a-z\d#$.,-])(?<number>[a-z]{2,4}-?\d{6,12})(?![\d-])/g;
/** Nothing else was said. A price would have its sign or its words, and ends in noughts. */
const ALONE = /^\s*(?:#\s*)?(?<number>\d{7,12}|(?!\d*00\s*\W*$)\d{6}|[a-z]{1,4}-\d{2,5})\s*[?.!]*\s*$/;

/** The numbers that a message names, as they are written. */
export function readMlsNumbers(folded: string): string[] {
  const found = [...folded.matchAll(NAMED), ...folded.matchAll(LETTERED), ...folded.matchAll(LISTING)].map(
    ({ groups }) => groups?.['number'] ?? '',
  );
  const alone = ALONE.exec(folded)?.groups?.['number'];
  return [...new Set([...found, ...(alone === undefined ? [] : [alone])])].filter(Boolean).slice(0, 20);
}
