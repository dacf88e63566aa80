/** "Both", "number 5", "the first one": which of the comparables is meant, right after that was asked back. */
import type { Turn } from '../turn.ts';
import { ordinals } from './supposed-facts.ts';
import { comparablesNamed } from './change-request.ts';
import { readSaleChange } from './sale-change.ts';

const LEAD = "(?:(?:ok(?:ay)?|oh|just|drop|remove|take out|leave out|the|i mean|it'?s)[\\s,]+)*";
const all = new RegExp(`^\\W*${LEAD}(?:both|all|ambas|ambos|todas|todos)(?:\\s+(?:of\\s+)?(?:them|the\\s+two))?[\\s.!]*$`);
const number = new RegExp(`^\\W*${LEAD}(?:(?:number|no\\.?|comp|comparable|#)\\s*#?)?(\\d{1,2})(?:\\s+(?:please|one))?[\\s.!]*$`);
const nth = new RegExp(`^\\W*${LEAD}(${ordinals.join('|')}|last|other)(?:\\s+(?:one|comp|of\\s+them))?[\\s.!]*$`);
const house = new RegExp(`^\\W*${LEAD}(\\d{3,6})(?:\\s+[a-z ]+)?[\\s.!]*$`);

/** The turn as if it had named them; unchanged where nothing was asked back. */
export function withComparableMeant(turn: Turn): Turn {
  const { previous, open, english } = turn;
  const before = previous?.value ? readSaleChange(open.at(-1)?.toLowerCase() ?? '') : null;
  if (!previous?.value || before?.act !== 'exclude' || before.words === null) return turn;
  const named = comparablesNamed(previous.value.found, null, before.words);
  if (named.length < 2) return turn;
  const text = english.toLowerCase();
  if (all.test(text)) return saying(turn, `drop all on ${before.words}`);
  const place = nth.exec(text)?.[1];
  const meant = place === 'last' || place === 'other' ? named.at(-1) : place ? named[ordinals.indexOf(place)] : undefined;
  const digits = house.exec(text)?.[1];
  const ofHouse = digits === undefined ? undefined : named.find(({ addressLine1 }) => addressLine1?.startsWith(`${digits} `));
  const told = number.exec(text)?.[1] ?? (meant ?? ofHouse)?.number;
  return told === undefined ? turn : saying(turn, `drop comp ${told}`);
}

const saying = (turn: Turn, words: string): Turn => ({ ...turn, question: words, english: words });
