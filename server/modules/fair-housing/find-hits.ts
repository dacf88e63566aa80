/** Where rules match a text. What is lawful wins: its words are taken out before any rule of its class looks. */
import { matchesOf } from './pattern.ts';
import { isProtected, statuteOf, type FairHousingClass } from './protected-classes.ts';
import { Reading } from './reading.ts';
import { rulebooks, type Allowance, type Rule, type TextUse } from './rules.ts';
import { tokensOf } from './tokens.ts';

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

function levelOf({ classId, level }: Rule, use: TextUse, state: string | null): FairHousingHit['level'] | null {
  if (isProtected(classId, state)) return level;
  // Cities and counties often protect what their state does not, so copy still hears of it.
  return use === 'copy' ? 'warn' : null;
}

/** Of hits that overlap one stays: a block before a warning, else the shortest. In the order of the text. */
export function findHits(text: string, use: TextUse, state: string | null): FairHousingHit[] {
  const reading = new Reading(tokensOf(text));
  const hits: FairHousingHit[] = [];
  for (const { classId, rules, allowances } of rulebooks) {
    // What is lawful for one class may break the law for another ("a Christian academy, no families").
    const words = reading.without(wordsOf(reading, allowances[use]));
    for (const rule of rules[use]) {
      const level = levelOf(rule, use, state);
      if (level === null) continue;
      const { id: ruleId, reason, rewrite } = rule;
      for (const { from, to } of matchesOf(words, rule.pattern)) {
        const start = reading.tokens[from]?.start ?? 0;
        const end = reading.tokens[to - 1]?.end ?? start;
        const source = [statuteOf(state), rule.source].filter(Boolean).join('; ');
        hits.push({ ruleId, classId, level, phrase: text.slice(start, end), start, end, reason, source, rewrite });
      }
    }
  }
  // The shortest words say best what is meant.
  const rank = ({ level, start, end }: FairHousingHit) => (level === 'warn' ? text.length : 0) + end - start;
  const blocksFirst = hits.toSorted((one, other) => rank(one) - rank(other) || one.start - other.start);
  const apart: FairHousingHit[] = [];
  for (const hit of blocksFirst) if (!apart.some((kept) => kept.start < hit.end && hit.start < kept.end)) apart.push(hit);
  return apart.toSorted((one, other) => one.start - other.start);
}
