/** "What did those with a price cut get against the ones without?", "do price cuts hurt?": sales after a price cut beside the others. */
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const CUT =
  '(?:(?:price\\s+)?(?:cuts?|reductions?|reduced)|price\\s+(?:drops?|decreases?|changes?)|(?:dropped|lowered|cut)\\s+(?:their|the|its)\\s+price|rebajas?|rebajad[oa]s?|rebajaron|bajaron\\s+(?:de|el|su)\\s+precio)';
const against = inLines()`
  \b(?:
    vs\.?|versus|than|compared?|against|without|w/?o|no\s+(?:price\s+)?(?:cuts?|reductions?)|never|did\s*n.?t
    |difference|the\s+(?:others|rest)|frente\s+a|contra|sin|que\s+las|comparad\w+
  )\b
`;
const outcome = inLines()`
  \b(?:
    get|got|gets|fetch\w*|net\w*|sell\w*|sold|clos\w+|lists?|asking|ask|longer|days|dom|time|take|took|sit|sat|less
    |more|end\s+up|affect\w*|hurt\w*|cost\w*|consigu\w+|vend\w+|dias|tard\w+|lista
  )\b
`;
const asks = inLines()`
  \b(?:do|does|did|how|what|is|are)\b.*\b${CUT}\b.*\b
    (?:hurt|cost|affect|matter|sell\s+for\s+less|get\s+less|sit\s+longer|take\s+longer|work)\b
  |\beffect\s+of\s+(?:a\s+)?${CUT}\b
`;
const cut = new RegExp(`\\b${CUT}\\b`);
/** A year of months beside another is told by month. */
const ofTimes =
  /\b(?:last|previous|prior|same)\s+(?:year|month|quarter)\b|\byear[\s-](?:over|on)[\s-]year\b|\ba\s+year\s+(?:ago|before|earlier)\b/;

export const mentionsCuts = (english: string): boolean => cut.test(fold(english));

export function asksAboutCuts(english: string): boolean {
  const folded = fold(english);
  if (!cut.test(folded) || ofTimes.test(folded)) return false;
  return asks.test(folded) || (against.test(folded) && outcome.test(folded));
}
