/** Letters to clients, other agents and neighbors: the words are ours, what only the user knows is a blank in brackets. */
import { dollars } from '../answers/format.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { findAddress } from '../question-parser/addresses.ts';
import { findNamedResult } from '../question-parser/result-references/result-reference.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { readClientLetter, type ClientLetter } from './read-client-letter.ts';

/** Of the home that is open, for a letter about its price. */
export interface PriceCutFacts {
  address: string | null;
  price: string | null;
  daysListed: string | null;
  cut: string | null;
  newPrice: string | null;
}

type HomeFacts = Pick<PriceCutFacts, 'address' | 'price' | 'daysListed'>;

const pointsAtHome = /\b(?:this|that)\s+(?:home|house|condo|listing|place|property|one)\b/;

/** Null where something else is wanted. */
export function respondToClientLetter({ question, english, earlier, language, previous }: Turn): { say: string } | null {
  const folded = fold(english);
  // A letter about one home is written from its record, and one about a market from its figures.
  if (previous?.writing || pointsAtHome.test(folded) || findNamedResult(folded, previous) || findAddress(folded)) return null;
  const read = readClientLetter([...earlier, question]);
  if (!read) return null;
  const { letter, before } = read;
  const home = previous?.openedFacts ?? null;
  const facts: HomeFacts = {
    address: home?.addressLine1 ?? null,
    price: home?.price == null || home.isLease ? null : dollars(home.price),
    daysListed: home?.daysListed?.toString() ?? null,
  };
  const body = compose(letter, facts, textsIn(letter.language ?? language));
  const texts = textsIn(language);
  if (before && compose(before, facts, textsIn(before.language ?? language)) === body) return { say: texts.letters.unchanged };
  return { say: `${body.replace(/^/gm, '> ').replace(/^> $/gm, '>')}\n\n${texts.letters.fillIn}` };
}

function compose(letter: ClientLetter, facts: HomeFacts, texts: Texts): string {
  const { occasion, form, tone, isShort, recipient, sender, cut, days, newPrice } = letter;
  const { letters: words } = texts;
  const told = { ...facts, daysListed: days ?? facts.daysListed, cut, newPrice };
  const { subject, opening, middle, ask } = words.occasions[occasion](told);
  const isMessage = form === 'message';
  const body = [opening, ...(isShort || isMessage ? [] : middle), ask];
  return [
    form === 'email' ? `**${words.subject(subject)}**` : '',
    words.greetings[tone](recipient),
    ...(isMessage ? [body.join(' ')] : body),
    isShort || isMessage ? '' : words.closes[tone],
    isMessage ? '' : `${words.signatures[tone]}  \n${sender ?? words.sender}`,
    isMessage && sender ? sender : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
