/** Greetings, thanks, "what can you do", and what the product's other parts answer. */
import { breaksFairHousing } from './fair-housing.ts';
import type { Reading } from './reading.ts';
import { fold } from './sentence.ts';

const greeting =
  /^\s*(?:hi|hello|hey|howdy|good\s+(?:morning|afternoon|evening|day)|hiya|yo|greetings|hola|buenos\s+dias)(?:\s+(?:there|sidekick|assistant|again|team))?\s*[!.,?]*\s*$/;
const thanks =
  /^\s*(?:(?:that(?:'s|\s+is|\s+will\s+be)\s+(?:all|it|great|perfect)|ok(?:ay)?|great|perfect|awesome|cool|nice|good|excellent|got\s+it|many)[,!.\s]*)*(?:thanks|thank\s+you|thx|ty|cheers|gracias|appreciate\s+it|that(?:'s|\s+is)\s+(?:all|great|perfect)|perfect|great|awesome|got\s+it)(?:\s+(?:so\s+much|a\s+lot|very\s+much|again|sidekick|for\s+(?:that|your\s+help)))?(?:[\s,.!]+(?:that(?:'s|\s+is|\s+was)|this\s+is)\s+(?:great|perfect|all|helpful|very\s+helpful|it))?\s*[!.]*\s*$/;
const help =
  /^\s*(?:help(?:\s+me)?|what\s+(?:can|do)\s+you\s+(?:do|help\s+(?:me\s+)?with|know)|what\s+are\s+you(?:\s+able\s+to\s+do)?|who\s+are\s+you|how\s+(?:does\s+this|do\s+you|can\s+you)\s+(?:work|help)(?:\s+me)?|what\s+can\s+i\s+(?:ask|do)(?:\s+(?:you|here))?|how\s+do\s+i\s+(?:use|start)(?:\s+this)?)\s*[?.!]*\s*$/;
const valuation =
  /\b(?:cma|valuation|appraisal|what(?:'s|\s+is)\s+\S.*\bworth|how\s+much\s+is\s+\S.*\bworth|what\s+(?:would|will|could|might)\s+\S.*\b(?:sell|go|list)\s+for|estimate\s+(?:the\s+)?(?:value|price)|home\s+value|price\s+opinion|what\s+should\s+(?:i|we|they)\s+(?:list|price|offer))\b/;

/** A reading when the words ask for no listings at all; null when they may. */
export function readSmallTalk(text: string): Reading | null {
  const folded = fold(text);
  if (greeting.test(folded)) return { kind: 'greeting' };
  if (thanks.test(folded)) return { kind: 'thanks' };
  if (help.test(folded)) return { kind: 'help' };
  if (breaksFairHousing(folded)) return { kind: 'cannot', reason: 'fair-housing' };
  if (valuation.test(folded)) return { kind: 'cannot', reason: 'valuation' };
  return null;
}
