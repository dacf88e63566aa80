/** "And what are they asking?" of the homes that were shown: the price of each, the lowest first to last as they were shown. */
import { linkTo, price } from '../answers/homes.ts';
import { count } from '../answers/format.ts';
import { textsIn } from '../answers/texts/index.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const asks = inLines()`
  ^\s*(?:and\s+|so\s+|ok(?:ay)?,?\s+)*(?:
    (?:what|how\s+much)(?:'?re|\s+are|\s+is|\s+do)?\s+
      (?:they|those|these|the\s+(?:sellers|owners|homes|others|competitors))\s+(?:all\s+)?
      (?:asking|ask|listed\s+(?:at|for)|priced\s+at|going\s+for)
    |what(?:'?s|\s+are|\s+is)?\s+(?:their|the)\s+(?:asking|list)\s+prices?
    |(?:cuanto|que\s+precio)\s+(?:piden|tienen)
  )\s*(?:for(?:\s+(?:them|those|these))?)?\s*[?.!]*\s*$
`;

/** Null where nobody asks it, or no homes were shown last. */
export function respondToAskingPrices({ question, english, previous, language }: Turn): { say: string } | null {
  const shown = previous?.results ?? [];
  if (shown.length < 2 || previous?.market || previous?.opened) return null;
  if (!asks.test(fold(english)) && !asks.test(fold(question))) return null;
  const texts = textsIn(language);
  const lines = shown.map((home, at) => `${at + 1}\\. ${linkTo(home)}, ${price(home, texts)}`);
  return { say: `${texts.results.asking(count(shown.length))}\n\n${lines.join('\n\n')}` };
}
