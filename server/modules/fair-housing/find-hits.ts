/** Where rules match a text. What is lawful wins: its words are taken out before any rule of its class looks. */
import { matchesOf, type Match } from './pattern.ts';
import { isProtected, statuteOf, type FairHousingClass } from './protected-classes.ts';
import { Reading } from './reading.ts';
import { allowancesForAll, rulebooks, type Allowance, type Rule, type Rulebook, type TextUse } from './rules.ts';
import { tokensOf } from './tokens.ts';
import { SURELY_LAWFUL, SURELY_UNLAWFUL, UNLAWFUL_OF_NOBODY, weigh } from './weigh.ts';

export interface FairHousingHit {
  ruleId: string;
  classId: FairHousingClass;
  /** `block`: may not be asked, answered or published. `warn`: lawful or arguable, and better said otherwise. */
  level: 'block' | 'warn';
  /** The words as they were written, and where: UTF-16 offsets, the end exclusive. */
  phrase: string;
  start: number;
  end: number;
  reason: string;
  source: string;
  rewrite: string | null;
}

function sentenceAround(reading: Reading, at: number): [number, number] {
  let first = at;
  while (first > 0 && !reading.isEnd(first - 1)) first -= 1;
  let last = at;
  while (!reading.isEnd(last)) last += 1;
  return [first, last];
}

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

function wordsOf(reading: Reading, allowances: readonly Allowance[]): Set<number> {
  const words = new Set<number>();
  for (const { pattern, covers } of allowances)
    for (const match of matchesOf(covers === 'text' ? reading.asOneSentence() : reading, pattern)) {
      const [from, to] =
        covers === 'words'
          ? [match.from, match.to]
          : covers === 'text'
            ? [0, reading.tokens.length]
            : sentenceAround(reading, match.from);
      for (let at = from; at < to; at += 1) if (!reading.isEnd(at)) words.add(at);
    }
  return words;
}

/** Null where the state lets it be; in copy it is warned of there, because cities and counties often protect what their state does not. */
function levelOf(rule: Pick<Rule, 'classId' | 'level'>, use: TextUse, state: string | null): FairHousingHit['level'] | null {
  if (isProtected(rule.classId, state)) return rule.level;
  return use === 'copy' ? 'warn' : null;
}

function hitsOfRules(text: string, reading: Reading, use: TextUse, state: string | null): FairHousingHit[] {
  const forAll = wordsOf(reading, allowancesForAll[use]);
  return rulebooks.flatMap(({ rules, allowances }) => {
    // What is lawful for one class may break the law for another ("a Christian academy, no families").
    const words = reading.without(new Set([...forAll, ...wordsOf(reading, allowances[use])]));
    return rules[use].flatMap((rule) => {
      const level = levelOf(rule, use, state);
      return level === null
        ? []
        : matchesOf(words, rule.pattern).map((match) => hitOf({ ...rule, level }, match, text, reading, state));
    });
  });
}

type Found = Pick<Rule, 'id' | 'classId' | 'level' | 'reason' | 'source' | 'rewrite'>;

function hitOf(
  { id, source, ...found }: Found,
  { from, to }: Match,
  text: string,
  { tokens }: Reading,
  state: string | null,
): FairHousingHit {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? start;
  const { classId, level, reason, rewrite } = found;
  const sources = [statuteOf(state), source].filter(Boolean).join('; ');
  return { ruleId: id, classId, level, phrase: text.slice(start, end), start, end, reason, source: sources, rewrite };
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
function weighed(
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
      const weight = weigh(
        reading.tokens.slice(unit.from, unit.to).map(({ spellings: [word = ''] }) => word),
        use,
      );
      if (weight < SURELY_LAWFUL) return all.filter((hit) => !isOfUnit(hit));
      if (weight < SURELY_UNLAWFUL || all.some(isOfUnit)) return all;
      const book = bookOf(reading, unit, state) ?? (weight > UNLAWFUL_OF_NOBODY[use] ? unnamed : undefined);
      if (!book) return all;
      const level = levelOf({ classId: book.classId, level: 'block' }, use, state);
      return level === null
        ? all
        : [...all, hitOf({ ...book, id: `${book.classId}/sounds-like`, level, rewrite: null }, unit, text, reading, state)];
    },
    [...hits],
  );
}

/** Of hits that overlap one stays: a block before a warning, else the shortest. In the order of the text. */
export function findHits(text: string, use: TextUse, state: string | null): FairHousingHit[] {
  const reading = new Reading(tokensOf(text));
  const hits = weighed(hitsOfRules(text, reading, use, state), text, reading, use, state);
  // The shortest words say best what is meant.
  const rank = ({ level, start, end }: FairHousingHit) => (level === 'warn' ? text.length : 0) + end - start;
  const blocksFirst = hits.toSorted((one, other) => rank(one) - rank(other) || one.start - other.start);
  const apart: FairHousingHit[] = [];
  for (const hit of blocksFirst) if (!apart.some((kept) => kept.start < hit.end && hit.start < kept.end)) apart.push(hit);
  return apart.toSorted((one, other) => one.start - other.start);
}
