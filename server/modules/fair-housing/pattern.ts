/**
 * The small language of the rules. A pattern is a row of words: `a|b` either · `word*` any word that begins so · `a?` may be missing ·
 * `a+b` two words as one alternative · `..3` up to three words between · `!a|b` not before these words · `<name>` a list of words by
 * name. A word also means its plural with s, unless it ends in `=`.
 */
import { SENTENCE_END, type Token } from './tokens.ts';

type Lists = ReadonlyMap<string, string>;

/** One word of an alternative. */
interface Word {
  text: string;
  kind: 'word' | 'stem' | 'exact';
}

interface Alternatives {
  /** By the first word as written; the many people of a class are looked up, not walked through. */
  byWord: ReadonlyMap<string, readonly (readonly Word[])[]>;
  byStem: readonly (readonly Word[])[];
}

type Part =
  | { kind: 'words'; alternatives: Alternatives; optional: boolean }
  | { kind: 'not'; alternatives: Alternatives }
  | { kind: 'gap'; atMost: number };

export interface Pattern {
  readonly parts: readonly Part[];
}

const words = new Map<string, Word>();

/** The same word stands in thousands of alternatives; it is kept once. */
function wordOf(written: string): Word {
  const word = words.get(written) ?? readWord(written);
  words.set(written, word);
  return word;
}

function readWord(written: string): Word {
  if (written.endsWith('*')) return { text: written.slice(0, -1), kind: 'stem' };
  if (written.endsWith('=')) return { text: written.slice(0, -1), kind: 'exact' };
  if (!/^(?:[a-z0-9]+|w\/o)$/.test(written)) throw new Error(`"${written}" is no word of a pattern`);
  return { text: written, kind: 'word' };
}

/** `<a>` inside a list is spelled out by its own list; `<a>+<b>` by every pair of the two. */
function alternativesOf(written: string, lists: Lists): Word[][] {
  return written.split('|').flatMap((alternative) =>
    alternative.split('+').reduce<Word[][]>(
      (so, word) => {
        const name = /^<(.+)>$/.exec(word)?.[1];
        if (!name) return so.map((words) => [...words, wordOf(word)]);
        const list = lists.get(name);
        if (list === undefined) throw new Error(`There is no list <${name}>`);
        return list === '' ? [] : so.flatMap((words) => alternativesOf(list, lists).map((more) => [...words, ...more]));
      },
      [[]],
    ),
  );
}

function indexed(all: readonly (readonly Word[])[]): Alternatives {
  const byWord = Map.groupBy(
    all.filter(([word]) => word?.kind !== 'stem'),
    ([word]) => word?.text ?? '',
  );
  return { byWord, byStem: all.filter(([word]) => word?.kind === 'stem') };
}

/** Lists have thousands of alternatives and stand in many patterns: those of one part are made once for each set of lists. */
const known = new WeakMap<Lists, Map<string, Alternatives>>();

function alternativesIn(written: string, lists: Lists): Alternatives {
  const ofLists = known.get(lists) ?? new Map<string, Alternatives>();
  known.set(lists, ofLists);
  const alternatives = ofLists.get(written) ?? indexed(alternativesOf(written, lists));
  ofLists.set(written, alternatives);
  return alternatives;
}

const isNone = ({ byWord, byStem }: Alternatives) => byWord.size === 0 && byStem.length === 0;

/** @throws Error when the pattern is not of the language, so that a slip in a table stops the start and not a check. */
export function parsePattern(written: string, lists: Lists): Pattern | null {
  const parts = written.split(' ').map((part): Part => {
    const gap = /^\.\.(\d+)$/.exec(part)?.[1];
    if (gap) return { kind: 'gap', atMost: Number(gap) };
    if (part.startsWith('!')) return { kind: 'not', alternatives: alternativesIn(part.slice(1), lists) };
    const optional = part.endsWith('?');
    return { kind: 'words', alternatives: alternativesIn(optional ? part.slice(0, -1) : part, lists), optional };
  });
  const [first] = parts;
  if (first?.kind !== 'words' || first.optional) throw new Error(`A pattern must begin with a word: ${written}`);
  // A list that is empty for a class leaves nothing to look for.
  return parts.some((part) => part.kind === 'words' && isNone(part.alternatives)) ? null : { parts };
}

const isSpelled = (spelling: string, { text, kind }: Word): boolean =>
  spelling.startsWith(text) &&
  (kind === 'stem' ||
    spelling.length === text.length ||
    (kind === 'word' && spelling.length === text.length + 1 && spelling.endsWith('s')));

const isWord = (token: Token | undefined, word: Word): boolean =>
  token?.spellings.some((spelling) => isSpelled(spelling, word)) ?? false;

const nowhere: readonly number[] = [];
const nothing: readonly (readonly Word[])[] = [];

/** The ends of the alternatives that stand at this token. */
function endsOf(tokens: readonly Token[], at: number, { byWord, byStem }: Alternatives): readonly number[] {
  const token = tokens[at];
  if (!token) return nowhere;
  let ends: number[] | undefined;
  const collect = (alternatives: readonly (readonly Word[])[] = nothing) => {
    for (const words of alternatives)
      if (words.every((word, index) => isWord(tokens[at + index], word))) (ends ??= []).push(at + words.length);
  };
  for (const word of token.spellings) {
    collect(byWord.get(word));
    if (word.endsWith('s')) collect(byWord.get(word.slice(0, -1)));
  }
  collect(byStem);
  return ends ?? nowhere;
}

/** Where the pattern ends that begins at this token, or -1. */
export function endOfMatch(tokens: readonly Token[], at: number, pattern: Pattern, from = 0): number {
  const part = pattern.parts[from];
  if (!part) return at;
  if (part.kind === 'gap') {
    for (let next = at; next <= at + part.atMost; next += 1) {
      const end = endOfMatch(tokens, next, pattern, from + 1);
      if (end >= 0) return end;
      const between = tokens[next];
      if (between === undefined || between.spellings[0] === SENTENCE_END) return -1;
    }
    return -1;
  }
  if (part.kind === 'not')
    return endsOf(tokens, at, part.alternatives).length > 0 ? -1 : endOfMatch(tokens, at, pattern, from + 1);
  for (const next of endsOf(tokens, at, part.alternatives)) {
    const end = endOfMatch(tokens, next, pattern, from + 1);
    if (end >= 0) return end;
  }
  return part.optional ? endOfMatch(tokens, at, pattern, from + 1) : -1;
}

/** What a match can begin with, for an index over many patterns. */
export function firstWordsOf({ parts }: Pattern): { words: string[]; stems: string[] } {
  const [first] = parts;
  if (first?.kind !== 'words') return { words: [], stems: [] };
  const stems = first.alternatives.byStem.flatMap(([word]) => (word ? [word.text] : []));
  return { words: [...first.alternatives.byWord.keys()], stems };
}
