/**
 * How much a text sounds like those that break the law, beside the rules, which know only their own words: pieces of text have points
 * (`rules/points.tsv`), found by `npm run weigh-fair-housing` from the sentences of `bench/fair-housing/working.tsv`.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { TextUse } from './rules.ts';

/** A weight beyond these outvotes the rules; between them the rules decide. Chosen on sentences that no points were made of. */
export const SURELY_LAWFUL = -0.3;
/** The same in searches and copy, where most words are of beds, prices and yards whatever else stands beside them. */
export const SURELY_LAWFUL_AMONG_FACTS = -2;
export const SURELY_UNLAWFUL = 0;
/** The same where no word stands for any people. */
export const UNLAWFUL_OF_NOBODY: Readonly<Record<TextUse, number>> = { question: 0.6, reply: 1.5, copy: 1.5 };

/** The same where the tables say that all of it is lawful. */
export const UNLAWFUL_THOUGH_ALLOWED = 1;
/** The same where a rule warns of it: rules know better how grave their words are. */
export const UNLAWFUL_THOUGH_WARNED = 3;

const LETTERS_OF_A_PIECE = [3, 4, 5];
/** A point of the table is a hundredth. */
const POINTS_OF_ONE = 100;

function piecesOfWord(word: string): string[] {
  const whole = `^${word}$`;
  const pieces = [word];
  for (const letters of LETTERS_OF_A_PIECE)
    for (let from = 0; from + letters <= whole.length; from += 1) pieces.push(`~${whole.slice(from, from + letters)}`);
  return pieces;
}

function piecesOfPlace(words: readonly string[], at: number, use: TextUse): string[] {
  const word = words[at];
  const next = words[at + 1];
  const second = words[at + 2];
  const pieces = [`${use} ${word}`];
  if (next !== undefined) pieces.push(`${word} ${next}`);
  if (second !== undefined) pieces.push(`${word} .. ${second}`);
  return pieces;
}

const piecesOfUse = (words: readonly string[], use: TextUse) => [`use ${use}`, `begin ${words.slice(0, 2).join(' ')}`];

/** What is weighed of a text: its words, each with its use, pairs of words, and the beginnings, middles and ends of words. */
export function piecesOf(words: readonly string[], use: TextUse): Set<string> {
  return new Set([
    ...piecesOfUse(words, use),
    ...words.flatMap((word, at) => [...piecesOfWord(word), ...piecesOfPlace(words, at, use)]),
  ]);
}

const table = new URL('rules/points.tsv', import.meta.url);
const rows = (existsSync(table) ? readFileSync(table, 'utf8') : '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));
const numbers = new Map(rows.map(([piece = ''], number) => [piece, number]));
const points = Float32Array.from(rows, ([, written]) => Number(written) / POINTS_OF_ONE);
const start = points[numbers.get('from the start') ?? -1] ?? 0;

/** Words come again and again; their pieces are looked up once. */
const knownWords = new Map<string, readonly number[]>();
const MOST_KNOWN_WORDS = 5_000;

function numbersOfWord(word: string): readonly number[] {
  const known = knownWords.get(word);
  if (known) return known;
  if (knownWords.size >= MOST_KNOWN_WORDS) knownWords.clear();
  const found = piecesOfWord(word).flatMap((piece) => numbers.get(piece) ?? []);
  knownWords.set(word, found);
  return found;
}

/** In which weighing each piece was counted last: each counts once. */
const countedIn = new Uint32Array(rows.length);
let weighing = 0;

/** Above 0 more like what breaks the law, below more like what is lawful; far from 0 when it is sure. */
export function weigh(words: readonly string[], use: TextUse): number {
  weighing += 1;
  let sum = 0;
  let count = 0;
  const add = (number: number | undefined) => {
    if (number === undefined || countedIn[number] === weighing) return;
    countedIn[number] = weighing;
    sum += points[number] ?? 0;
    count += 1;
  };
  for (const piece of piecesOfUse(words, use)) add(numbers.get(piece));
  words.forEach((word, at) => {
    for (const number of numbersOfWord(word)) add(number);
    for (const piece of piecesOfPlace(words, at, use)) add(numbers.get(piece));
  });
  return sum / Math.sqrt(Math.max(1, count)) + start;
}
