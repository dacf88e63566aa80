/** What texts sound like as a whole, beside the words of the rules. */
import { hitOf, levelOf, type FairHousingHit } from './hit.ts';
import type { Match } from './pattern.ts';
import { isProtected } from './protected-classes.ts';
import type { Reading, WordsRead } from './reading.ts';
import { rulebooks, somebody, type Rulebook, type TextUse } from './rules.ts';
import {
  SURELY_LAWFUL,
  SURELY_LAWFUL_AMONG_FACTS,
  SURELY_UNLAWFUL,
  UNLAWFUL_OF_NOBODY,
  UNLAWFUL_THOUGH_ALLOWED,
  UNLAWFUL_THOUGH_WARNED,
  weigh,
} from './weigh.ts';

const MOST_WORDS_OF_A_QUESTION = 60;

const FEWEST_WORDS_WEIGHED = 4;

const talk = new Set(
  'is isnt are was does do did what whats how why can could may must should would explain write draft reply reword rewrite rephrase replace owner landlord seller law legal lawful asks asked says said tell told tenant'.split(
    ' ',
  ),
);

/**
 * Beds, prices and yards sound lawful, whatever else stands beside them ("3 beds, good schools", "new roof, no vouchers"): what rules found in
 * a search or in copy goes only where the whole is very sure; where something is asked or told, the rest of it can show that a rule misread.
 */
const mayMisread = (words: readonly string[], use: TextUse) =>
  use === 'reply' || (use === 'question' && words.some((word) => talk.has(word)));

/** What is weighed at once: a question as a whole, unless it is a letter, and else each sentence; a few words alone tell too little. */
function unitsOf(reading: Reading, use: TextUse): Match[] {
  const { length } = reading.tokens;
  const units: Match[] = [];
  if (use === 'question' && length <= MOST_WORDS_OF_A_QUESTION) units.push({ from: 0, to: length });
  else
    for (let at = 0, from = 0; at <= length; at += 1) {
      if (!reading.isEnd(at)) continue;
      units.push({ from, to: at });
      from = at + 1;
    }
  return units.filter(({ from, to }) => to - from >= FEWEST_WORDS_WEIGHED);
}

interface Read {
  text: string;
  reading: Reading;
  /** Words that are lawful to say about any class. */
  lawful: ReadonlySet<number>;
  /** What the tables leave of the text for each class. */
  left: readonly { book: Rulebook; words: WordsRead }[];
  use: TextUse;
  state: string | null;
}

/** Of whom a text speaks: the class of which most words stand there, before all one that the state protects. */
function bookOf({ reading, left, state }: Read, { from, to }: Match): Rulebook | undefined {
  const counted = left.map(({ book, words }) => {
    const places = book.people === null ? [] : words.placesOf(book.people);
    const count = places.filter((place) => place.from >= from && place.to <= to).length;
    return { book, count: count && count + (isProtected(book.classId, state) ? reading.tokens.length : 0) };
  });
  const most = counted.toSorted((one, other) => other.count - one.count)[0];
  return most?.count ? most.book : undefined;
}

const namesSomebody = ({ reading }: Read, { from, to }: Match) =>
  somebody !== null && reading.placesOf(somebody).some((place) => place.from >= from && place.to <= to);

const unnamed = rulebooks.find(({ classId }) => classId === 'steering');

/** What a unit sounds like that no rule caught. */
function soundOf(read: Read, unit: Match, weight: number): FairHousingHit | null {
  if (weight < SURELY_UNLAWFUL) return null;
  const { text, reading, lawful, use, state } = read;
  const book = bookOf(read, unit);
  // "Sort low to high", "add a call to action": most of what agents type is short, and says nothing of people.
  if (!book && use === 'question' && !namesSomebody(read, unit)) return null;
  const isLawful = Array.from({ length: unit.to - unit.from }, (_, at) => unit.from + at).every(
    (at) => reading.isEnd(at) || lawful.has(at),
  );
  if (weight < (isLawful ? UNLAWFUL_THOUGH_ALLOWED : book ? SURELY_UNLAWFUL : UNLAWFUL_OF_NOBODY[use])) return null;
  const of = book ?? unnamed;
  const level = of ? levelOf({ classId: of.classId, level: 'block' }, use, state) : null;
  return of && level ? hitOf({ ...of, id: `${of.classId}/sounds-like`, level, rewrite: null }, unit, text, reading, state) : null;
}

/**
 * What rules found goes where a text as a whole sounds lawful, e.g. a question about the law, and what sounds unlawful is a hit though no
 * rule knows its words.
 */
export function weighed(hits: readonly FairHousingHit[], read: Read): FairHousingHit[] {
  const { reading, use } = read;
  return unitsOf(reading, use).reduce<FairHousingHit[]>(
    (all, unit) => {
      const start = reading.tokens[unit.from]?.start ?? 0;
      const end = reading.tokens[unit.to - 1]?.end ?? start;
      const isOfUnit = (hit: FairHousingHit) => hit.level === 'block' && hit.start >= start && hit.end <= end;
      const words = reading.tokens.slice(unit.from, unit.to).map(({ spellings: [word = ''] }) => word);
      const weight = weigh(words, use);
      if (weight < (mayMisread(words, use) ? SURELY_LAWFUL : SURELY_LAWFUL_AMONG_FACTS))
        return all.filter((hit) => !isOfUnit(hit));
      const isWarned = all.some((hit) => hit.level === 'warn' && hit.start >= start && hit.end <= end);
      const sound = all.some(isOfUnit) || (isWarned && weight < UNLAWFUL_THOUGH_WARNED) ? null : soundOf(read, unit, weight);
      return sound ? [...all, sound] : all;
    },
    [...hits],
  );
}
