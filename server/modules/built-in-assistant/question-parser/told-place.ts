/** "Houses in the cheaper one": of the places whose markets were told, the one that its figures say. */
import type { EarlierTurn, MarketTold } from './earlier-turn.ts';

const PLACE =
  '(?:one|place|area|neighbou?rhood|city|town|county|market|zip(?:\\s+code)?|of\\s+(?:the\\s+(?:two|three)|them|those))';
const pointed = (words: string) => new RegExp(`\\bthe\\s+(?:${words})\\s+${PLACE}\\b`, 'i');

/** What decides, and whether the lowest or the highest is meant. */
const measures: readonly (readonly [words: RegExp, value: (told: MarketTold) => number | null, sign: 1 | -1])[] = [
  [
    pointed('cheap(?:er|est)|(?:less|least)\\s+expensive|(?:more|most)\\s+affordable|lower[\\s-]priced'),
    (told) => told.priceDollars,
    1,
  ],
  [pointed('pric(?:i?er|iest)|(?:more|most)\\s+expensive|costl(?:ier|iest)|higher[\\s-]priced'), (told) => told.priceDollars, -1],
  [pointed('fast(?:er|est)|quick(?:er|est)'), (told) => told.days, 1],
  [pointed('slow(?:er|est)'), (told) => told.days, -1],
  [pointed('tight(?:er|est)|hott(?:er|est)'), (told) => told.monthsOfSupply, 1],
];

function nameOf({ place }: MarketTold): string | null {
  if (place.type !== 'named-area') return null;
  const { name, context } = place;
  return [name, place.nameType === 'zip-code' ? null : context?.city, context?.stateAbbreviated].filter(Boolean).join(', ');
}

/** "Which is hotter?", and then "homes in that one". */
const asksWhich: readonly (readonly [words: RegExp, value: (told: MarketTold) => number | null, sign: 1 | -1])[] = [
  [/\b(?:cheap(?:er|est)|(?:less|least) expensive|(?:more|most) affordable)\b/i, (told) => told.priceDollars, 1],
  [/\b(?:pric(?:i?er|iest)|(?:more|most) expensive)\b/i, (told) => told.priceDollars, -1],
  [/\b(?:fast(?:er|est)|quick(?:er|est))\b/i, (told) => told.days, 1],
  [/\bslow(?:er|est)\b/i, (told) => told.days, -1],
  [/\b(?:tight(?:er|est)|hott(?:er|est)|(?:more|most) competitive)\b/i, (told) => told.monthsOfSupply, 1],
];
const thatOne = /\b(?:in|at|for)\s+(?:that|this)\s+(?:one|place|area|neighbou?rhood|city|town|market)\b/i;

/** The message with the name of that place; as it is where no two markets stand, or not all of them have the figure. @param last the message before */
export function withToldPlace(text: string, previous: EarlierTurn | null, last: string | null = null): string {
  const told = previous?.market ? (previous.marketsTold ?? []) : [];
  if (told.length < 2) return text;
  const pointed = measures.find(([words]) => words.test(text));
  const answered = !pointed && last !== null && thatOne.test(text) ? asksWhich.find(([words]) => words.test(last)) : undefined;
  const asked = pointed ?? answered;
  if (!asked) return text;
  const [words, valueOf, sign] = asked;
  const known = told.flatMap((one) => {
    const value = valueOf(one);
    return value === null ? [] : [{ one, value }];
  });
  const [first] = known.toSorted((one, other) => sign * (one.value - other.value));
  const name = first && known.length === told.length ? nameOf(first.one) : null;
  if (!name) return text;
  return pointed ? text.replace(words, name) : text.replace(thatOne, (found) => `${found.split(/\s+/)[0]} ${name}`);
}
