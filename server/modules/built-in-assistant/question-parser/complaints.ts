/** "Half of those say condo, I said houses": what the homes that were shown have wrong, and what was asked for. Only the latter is read. */
import { inLines } from '#server/platform/text/in-lines.ts';

const ASKED = '(?:said|asked\\s+for|wanted|meant|told\\s+you)';
const asWasAsked = inLines()`
  ^\s*(?:no[,\s]+)?
  (?:(?:half|some|most|all|many|a\s+lot|none|these|those|they|why|but|wait)\b[^?!]{0,60}?[\s,;.?!-]+)
  (?:but\s+|and\s+)?i\s+(?:only\s+|clearly\s+)?${ASKED}\s+(?<wanted>.+)$
`;
const notHouses = /\b(?:condos?|townho\w+|lofts?|co-?ops?|apartments?|duplex\w*)\b/;
const anyHomes = /^(?:single\s+)?homes\b/;
/** "That's not what I asked, …": what follows it is asked now. */
const notAsked = inLines()`
  ^\W*(?:(?:no|but|hey)[,\s]+)?(?:
    (?:that|this|it)(?:'?s|\s+is|\s+was)?\s*(?:not|n't)\s+what\s+i\s+(?:asked|wanted|meant|said)(?:\s+for)?
    |i\s+(?:didn't|did\s+not|never)\s+(?:ask(?:ed)?(?:\s+for)?|say|said|mean)\s+(?:that|this)
  )[\s,.;:!-]+(?=\w)
`;

/** What was asked for, as it is said again; the words themselves where nobody complains. Who asked for homes and was shown condos means houses. */
export function withoutComplaint(message: string): string {
  const folded = message.replace(notAsked, '');
  const wanted = asWasAsked.exec(folded)?.groups?.['wanted'];
  if (wanted === undefined) return folded;
  const complaint = folded.slice(0, folded.length - wanted.length);
  const isOfKind = notHouses.test(complaint) && anyHomes.test(wanted);
  return `only ${isOfKind ? wanted.replace(anyHomes, 'houses') : wanted}`;
}
