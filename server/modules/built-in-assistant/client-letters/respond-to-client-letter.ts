/** Letters to clients, other agents and neighbors: the words are ours, what only the user knows is a blank in brackets. */
import { quoted } from '../answers/writing-answer.ts';
import { dollars } from '../answers/format.ts';
import { textsIn } from '../answers/texts/index.ts';
import { findAddress } from '../question-parser/addresses.ts';
import { findNamedResult } from '../question-parser/result-references/result-reference.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { compose, type HomeFacts } from './compose-client-letter.ts';
import { occasionOf, withoutRecord } from './occasions.ts';
import { readClientLetter } from './read-client-letter.ts';

const pointsAtHome = /\b(?:this|that)\s+(?:home|house|condo|listing|place|property|one)\b/;

/** Null where something else is wanted. */
export function respondToClientLetter({ question, english, earlier, open, language, previous }: Turn): { say: string } | null {
  const folded = fold(english);
  // A letter about one home is written from its record, and one about a market from its figures; some need no record.
  const asked = occasionOf(folded);
  const needsNoRecord = asked !== null && withoutRecord.includes(asked);
  const pointsAtRecord = pointsAtHome.test(folded) || findNamedResult(folded, previous) !== null;
  if (!needsNoRecord && pointsAtRecord) return null;
  // Since copy was written only what no tool answered can be a letter.
  const read = readClientLetter([...(previous?.writing ? open : earlier), question]);
  if (!read || (asked !== null && !needsNoRecord && (previous?.writing || findAddress(folded)))) return null;
  const { letter, before } = read;
  const home = previous?.openedFacts ?? null;
  const facts: HomeFacts = {
    address: home?.addressLine1 ?? null,
    price: home?.price == null || home.isLease ? null : dollars(home.price),
    daysListed: home?.daysListed?.toString() ?? null,
  };
  const texts = textsIn(language);
  const { body, notes } = compose(letter, facts, { spoken: language, texts });
  if (before && compose(before, facts, { spoken: language, texts }).body === body)
    return { say: [...notes, notes.length > 0 ? '' : texts.letters.unchanged].filter(Boolean).join(' ') };
  return { say: [quoted(body), ...notes, body.includes('\\[') ? texts.letters.fillIn : ''].filter(Boolean).join('\n\n') };
}
