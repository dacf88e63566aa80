/** What texts sound like as a whole, beside the words of the rules. */
import { hitOf, levelOf, type FairHousingHit } from './hit.ts';
import type { Match } from './pattern.ts';
import { isProtected } from './protected-classes.ts';
import type { Reading } from './reading.ts';
import { rulebooks, type Rulebook, type TextUse } from './rules.ts';
import { SURELY_LAWFUL, SURELY_UNLAWFUL, UNLAWFUL_OF_NOBODY, weigh } from './weigh.ts';

const MOST_WORDS_OF_A_QUESTION = 60;

const FEWEST_WORDS_WEIGHED = 4;

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

/** Of whom a text speaks: the class of which most words stand there, before all one that the state protects. */
function bookOf(reading: Reading, { from, to }: Match, state: string | null): Rulebook | undefined {
  const counted = rulebooks.map((book) => {
    const places = book.people === null ? [] : reading.placesOf(book.people);
    const count = places.filter((place) => place.from >= from && place.to <= to).length;
    return { book, count: count && count + (isProtected(book.classId, state) ? reading.tokens.length : 0) };
  });
  const most = counted.toSorted((one, other) => other.count - one.count)[0];
  return most?.count ? most.book : undefined;
}

const unnamed = rulebooks.find(({ classId }) => classId === 'steering');

/**
 * What rules found goes where a text as a whole sounds lawful, e.g. a question about the law, and what sounds unlawful is a hit though no
 * rule knows its words.
 */
export function weighed(
  hits: readonly FairHousingHit[],
  text: string,
  reading: Reading,
  use: TextUse,
  state: string | null,
): FairHousingHit[] {
  return unitsOf(reading, use).reduce<FairHousingHit[]>(
    (all, unit) => {
      const start = reading.tokens[unit.from]?.start ?? 0;
      const end = reading.tokens[unit.to - 1]?.end ?? start;
      const isOfUnit = (hit: FairHousingHit) => hit.level === 'block' && hit.start >= start && hit.end <= end;
      const words = reading.tokens.slice(unit.from, unit.to).map(({ spellings: [word = ''] }) => word);
      const weight = weigh(words, use);
      if (weight < SURELY_LAWFUL) return all.filter((hit) => !isOfUnit(hit));
      if (all.some(isOfUnit)) return all;
      const book = bookOf(reading, unit, state);
      if (weight < (book ? SURELY_UNLAWFUL : UNLAWFUL_OF_NOBODY[use])) return all;
      const of = book ?? unnamed;
      const level = of ? levelOf({ classId: of.classId, level: 'block' }, use, state) : null;
      if (!of || !level) return all;
      return [...all, hitOf({ ...of, id: `${of.classId}/sounds-like`, level, rewrite: null }, unit, text, reading, state)];
    },
    [...hits],
  );
}
