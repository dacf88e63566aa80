/** What is said next of words that were checked, or of a text that stands: "and ‘master bedroom’?", "clean it up", "is that fair-housing OK?" */
import { wantsCleanWords } from './check-requests.ts';
import { QUOTES, quotedIn } from './quoted.ts';
import { areWords, listOf, type ToldWords } from './read-told-words.ts';
import { folded } from './words.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** "Just remove whatever isn't legal and give it to me", of what was told before. */
export const asksToClean = (text: string): boolean => wantsCleanWords.test(folded(text));

const clean = inLines()`
  ^\W*(?:(?:ok(?:ay)?|so|then|now|please|pls|great|thanks|can\s+you|could\s+you|just|bueno|entonces|y)[\s,]+)*
  (?:
    (?:clean|fix|rewrite|redo|reword|rephrase|correct)\s+(?:it|this|that|them|up)
    |(?:give|show|send|write|get)\s+(?:it\s+to\s+)?(?:me|us)?\s*(?:(?:the|a)\s+)?
      (?:clean\w*|fixed|corrected|better|legal|compliant|ok|safe)\b.{0,20}
    |(?:what(?:'s|\s+is)?|show)\s+(?:would\s+)?(?:the\s+)?(?:clean\w*|fixed|corrected|better)\s+
      (?:version|text|one|copy|wording).{0,15}
    |how\s+(?:do|should|can|would)\s+(?:i|we|you)\s+(?:fix|rewrite|reword|word|say|phrase|put)\s+(?:it|that|this)
      .{0,15}
    |what\s+(?:do|should|can|could)\s+(?:i|we)\s+(?:say|write|put|use)(?:\s+instead)?
    |(?:limpia|arregla|corrige)l[oa]
    |dame\s+(?:el\s+texto|la\s+version)\s+(?:limpi|corregid)\w+
  )(?:\s+(?:up|then|for\s+me|please|pls|instead))*\W*$
`;

/** The same in words that mean it only right after a check: "fix it", "what do I say instead?" */
export const wantsItClean = (text: string): boolean => clean.test(folded(text));

const goesOn =
  /^\W*(?:(?:and|or|also|plus|ok(?:ay)?|so|then|how\s+about|what\s+about|what\s+if\s+i\s+(?:say|write|use|put)|same\s+for|y|o|tambien|que\s+tal|que\s+hay\s+de)\b[\s,:]*)+/;
const tail =
  /(?:[\s,]+(?:too|also|then|instead|(?:is|are|would)\s+(?:that|it|those|they)\s+.{1,20}|ok(?:ay)?|in\s+(?:my|the|an?)\s+\w+|tambien))*\W*$/;
/** Beside the quotation marks: an order or a story has more. */
const MAX_BESIDE_WORDS = 8;

/** "What about ‘walking distance to synagogue’?", "and bachelor pad?", right after a check. */
export function readMoreWords(text: string): ToldWords | null {
  const straight = text.replace(/[’‘]/g, "'").replace(/[“”«»]/g, '"');
  const words = folded(straight);
  const quoted = quotedIn(straight);
  const told = { isText: false, wantsClean: false };
  if (quoted.length > 0) {
    const beside = words.replace(QUOTES, ' ').trim().split(/\s+/).length;
    return beside <= MAX_BESIDE_WORDS ? { ...told, phrases: quoted, isGuess: false } : null;
  }
  const start = goesOn.exec(words)?.[0].length ?? 0;
  const list = listOf(straight.slice(start).replace(tail, ''));
  return start > 0 && areWords(list) ? { ...told, phrases: list, isGuess: true } : null;
}
