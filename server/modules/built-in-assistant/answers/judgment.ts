/** "Nicest one?", "which would you pick?": no judgment, and the orders that homes can be put into. */
import { askLink } from '#contract/reply-links.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { textsIn } from './texts/index.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const FINEST =
  '(?:nicest|prettiest|cutest|coolest|loveliest|fanciest|(?:most|more)\\s+(?:beautiful|attractive|charming|impressive)|(?:mas|more)\\s+(?:bonit[oa]|lind[oa]|hermos[oa]|pretty))';
const asks = inLines()`
  ^[\s¿¡]*(?:(?:and|so|ok(?:ay)?|y)[\s,]+)*(?:
    (?:(?:which|what|cual)(?:\s+(?:one|of\s+(?:these|them|those)))?(?:'?s|\s+is|\s+es|\s+looks?)?\s+)?(?:the\s+|el\s+|la\s+)?${FINEST}
      (?:\s+(?:one|home|house|condo|place|listing|property|casa|of\s+(?:these|them|those|all)|de\s+(?:estas|todas)))*
    |which\s+(?:one\s+|home\s+|of\s+(?:these|them|those)\s+)?(?:do|would|should)\s+(?:you|u)\s+(?:like|pick|choose|prefer|recommend|buy|go\s+(?:with|for))(?:\s+(?:best|most|the\s+most))?
    |(?:what(?:'?s|\s+is)|which\s+is)\s+your\s+(?:favou?rite|pick|choice)(?:\s+one)?
    |(?:do\s+you\s+have|any)\s+(?:a\s+)?(?:favou?rites?|preference)
    |cual\s+(?:te\s+gusta(?:\s+mas)?|elegirias|prefieres|escogerias)
  )[\s?.!]*$
`;

/** Null where no judgment of homes is asked for. */
export function respondToJudgment({ question, language, previous }: Turn): { say: string } | null {
  if (!asks.test(fold(question))) return null;
  const { talk, proposals } = textsIn(language);
  if ((previous?.results.length ?? 0) === 0) return { say: talk.judgesNone };
  const orders = [proposals.cheapestFirst, proposals.biggestFirst, proposals.newestFirst];
  return { say: `${talk.judgesNone}\n\n${orders.map(askLink).join(' ')}` };
}
