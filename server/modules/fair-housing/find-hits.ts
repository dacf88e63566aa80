/** Where rules match a text. What is lawful wins: its words are taken out before any rule of its class looks. */
import { hitOf, levelOf, type FairHousingHit } from './hit.ts';
import { matchesOf } from './pattern.ts';
import { Reading } from './reading.ts';
import { allowancesForAll, rulebooks, type Allowance, type TextUse } from './rules.ts';
import { weighed } from './sounds-like.ts';
import { tokensOf } from './tokens.ts';

function sentenceAround(reading: Reading, at: number): [number, number] {
  let first = at;
  while (first > 0 && !reading.isEnd(first - 1)) first -= 1;
  let last = at;
  while (!reading.isEnd(last)) last += 1;
  return [first, last];
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

/** Of hits that overlap one stays: a block before a warning, else the shortest. In the order of the text. */
export function findHits(text: string, use: TextUse, state: string | null): FairHousingHit[] {
  const reading = new Reading(tokensOf(text));
  const lawful = wordsOf(reading, allowancesForAll[use]);
  // What is lawful for one class may break the law for another ("a Christian academy, no families").
  const left = rulebooks.map((book) => ({
    book,
    words: reading.without(new Set([...lawful, ...wordsOf(reading, book.allowances[use])])),
  }));
  const found = left.flatMap(({ book, words }) =>
    book.rules[use].flatMap((rule) => {
      const level = levelOf(rule, use, state);
      if (level === null) return [];
      return matchesOf(words, rule.pattern).map((match) => hitOf({ ...rule, level }, match, text, reading, state));
    }),
  );
  const hits = weighed(found, { text, reading, lawful, left, use, state });
  // The shortest words say best what is meant.
  const rank = ({ level, start, end }: FairHousingHit) => (level === 'warn' ? text.length : 0) + end - start;
  const blocksFirst = hits.toSorted((one, other) => rank(one) - rank(other) || one.start - other.start);
  const apart: FairHousingHit[] = [];
  for (const hit of blocksFirst) if (!apart.some((kept) => kept.start < hit.end && hit.start < kept.end)) apart.push(hit);
  return apart.toSorted((one, other) => one.start - other.start);
}
