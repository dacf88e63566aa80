/**
 * The small language of the rules. A pattern is a row of words: `a|b` either · `word*` any word that begins so · `a?` may be missing ·
 * `a+b` two words as one alternative · `..3` up to three words between · `!a|b` not before these words · `<name>` a list of words by
 * name · `.` the sentence ends here. A word also means its plural, unless it ends in `=`. Rows joined by ` & ` must stand in one
 * sentence, in any order; a row behind `-` must not.
 */
import type { WordsRead } from './reading.ts';
import { wordingsOf, type Lists, type Wordings } from './wordings.ts';

type Part =
  | { kind: 'words'; wordings: Wordings; optional: boolean }
  | { kind: 'not'; wordings: Wordings }
  | { kind: 'gap'; atMost: number }
  | { kind: 'end' };

type Row = readonly Part[];

export interface Pattern {
  readonly rows: readonly [Row, ...Row[]];
  readonly absent: readonly Row[];
  /** What a text must have for this to match at all. */
  readonly needs: readonly Wordings[];
}

function parseRow(written: string, lists: Lists): Row | null {
  const row: Part[] = [];
  for (const part of written.split(' ')) {
    const gap = /^\.\.(\d+)$/.exec(part)?.[1];
    const isNot = part.startsWith('!');
    const optional = part.endsWith('?');
    if (gap) {
      row.push({ kind: 'gap', atMost: Number(gap) });
      continue;
    }
    if (part === '.') {
      row.push({ kind: 'end' });
      continue;
    }
    const wordings = wordingsOf(part.slice(isNot ? 1 : 0, optional ? -1 : undefined), lists);
    if (wordings !== null) row.push(isNot ? { kind: 'not', wordings } : { kind: 'words', wordings, optional });
    else if (!isNot) return null;
  }
  const [first] = row;
  if (first?.kind !== 'words' || first.optional) throw new Error(`A pattern must begin with a word: ${written}`);
  return row;
}

/** @throws Error when the pattern is not of the language, so that a slip in a table stops the start and not a check. */
export function parsePattern(written: string, lists: Lists): Pattern | null {
  const rows: Row[] = [];
  const absent: Row[] = [];
  for (const one of written.split(' & ')) {
    const isAbsent = one.startsWith('-');
    const row = parseRow(isAbsent ? one.slice(1) : one, lists);
    if (row) (isAbsent ? absent : rows).push(row);
    else if (!isAbsent) return null;
  }
  const [first, ...others] = rows;
  if (!first) throw new Error(`A pattern must have a row that stands in the text: ${written}`);
  const needs = rows.flatMap((row) => row.flatMap((part) => (part.kind === 'words' && !part.optional ? [part.wordings] : [])));
  return { rows: [first, ...others], absent, needs };
}

/** Where the row ends that begins at this token, or -1. */
function endOfRow(reading: WordsRead, at: number, row: Row, from = 0): number {
  const part = row[from];
  if (!part) return at;
  if (part.kind === 'end') return reading.isEnd(at) ? endOfRow(reading, at, row, from + 1) : -1;
  if (part.kind === 'gap') {
    for (let next = at; next <= at + part.atMost; next += 1) {
      const end = endOfRow(reading, next, row, from + 1);
      if (end >= 0) return end;
      if (reading.isEnd(next)) return -1;
    }
    return -1;
  }
  const places = reading.placesOf(part.wordings);
  if (part.kind === 'not') return places.some(({ from: begins }) => begins === at) ? -1 : endOfRow(reading, at, row, from + 1);
  for (const { from: begins, to } of places) {
    if (begins !== at) continue;
    const end = endOfRow(reading, to, row, from + 1);
    if (end >= 0) return end;
  }
  return part.optional ? endOfRow(reading, at, row, from + 1) : -1;
}

/** The tokens of a match, the end exclusive. */
export interface Match {
  from: number;
  to: number;
}

function matchesOfRow(reading: WordsRead, row: Row): Match[] {
  const [first] = row;
  if (first?.kind !== 'words') return [];
  const matches: Match[] = [];
  for (const place of reading.placesOf(first.wordings)) {
    const to = endOfRow(reading, place.to, row, 1);
    if (to >= 0) matches.push({ from: place.from, to });
  }
  return matches;
}

/** Every match of the pattern in the text; one of several rows reaches from the first of their words to the last. */
export function matchesOf(reading: WordsRead, { rows: [first, ...others], absent, needs }: Pattern): Match[] {
  if (!needs.every((wordings) => reading.placesOf(wordings).length > 0)) return [];
  const found = matchesOfRow(reading, first);
  if (found.length === 0 || (others.length === 0 && absent.length === 0)) return found;
  const together = others.map((row) => matchesOfRow(reading, row));
  if (together.some((matches) => matches.length === 0)) return [];
  const forbidden = absent.flatMap((row) => matchesOfRow(reading, row));
  return found.flatMap((match) => {
    const sentence = reading.sentenceOf(match.from);
    if (forbidden.some(({ from }) => reading.sentenceOf(from) === sentence)) return [];
    let { from, to } = match;
    for (const matches of together) {
      const beside = matches.find((other) => reading.sentenceOf(other.from) === sentence);
      if (!beside) return [];
      from = Math.min(from, beside.from);
      to = Math.max(to, beside.to);
    }
    return [{ from, to }];
  });
}
