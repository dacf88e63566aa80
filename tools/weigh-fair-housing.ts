/**
 * Finds the points of `server/modules/fair-housing/rules/points.tsv` from sentences that are judged (logistic regression with steps
 * that shrink per piece). Run it when `bench/fair-housing/working.tsv` has grown: `npm run weigh-fair-housing`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { piecesOf, wordsOf } from '#server/modules/fair-housing/index.ts';
import { DEMO_SEED, generateDemoListings } from '#server/modules/listings/demo/demo-listings.ts';

const ROUNDS = 15;
const STEP = 0.3;
const DECAY = 1e-3;
const FEWEST_SENTENCES = 4;
const LISTINGS = 300;
const REMARKS = 2_000;
const LEAST_POINTS = 30;

interface Sentence {
  breaks: boolean;
  pieces: string[];
}

const uses = ['question', 'reply', 'copy'] as const;
const rowsOf = (path: string | URL) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
const bench = (path: string) => new URL(`../bench/${path}`, import.meta.url);

const judged = rowsOf(bench('fair-housing/working.tsv')).flatMap(([, written, must, state, text = '']): Sentence[] => {
  const use = uses.find((each) => each === written);
  // What only some states forbid, and what is only warned of, teaches nothing about words.
  const teaches = must === 'block' || (must === 'pass' && !state);
  return use && teaches ? [{ breaks: must === 'block', pieces: [...piecesOf(wordsOf(text), use)] }] : [];
});

/** What agents ask all day, and what listings say: all of it lawful. */
const examples = new URL('../server/modules/assistant/built-in/reading/examples/examples.tsv', import.meta.url);
const asked = [...rowsOf(bench('understand/working.tsv')), ...rowsOf(examples)].flatMap(
  ([conversation = '', reading = '']): Sentence[] =>
    reading.includes('fair-housing')
      ? []
      : [{ breaks: false, pieces: [...piecesOf(wordsOf(conversation.split(' > ').at(-1) ?? ''), 'question')] }],
);
const remarks = [...generateDemoListings({ seed: DEMO_SEED, today: '2026-11-21', count: LISTINGS })].flatMap(
  ({ PublicRemarks }) => PublicRemarks.split(/(?<=[.!?;])\s/),
);
const told = [...new Set(remarks)]
  .slice(0, REMARKS)
  .map((text): Sentence => ({ breaks: false, pieces: [...piecesOf(wordsOf(text), 'copy')] }));
const said = rowsOf(bench('fair-housing/ordinary.tsv')).flatMap(([written, text = '']): Sentence[] => {
  const use = uses.find((each) => each === written);
  return use ? [{ breaks: false, pieces: [...piecesOf(wordsOf(text), use)] }] : [];
});
const sentences = [...judged, ...asked, ...told, ...said];

const counts = new Map<string, number>();
for (const { pieces } of sentences) for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
const pieces = [...counts].flatMap(([piece, count]) => (count >= FEWEST_SENTENCES ? [piece] : [])).sort();
const numbers = new Map(pieces.map((piece, number) => [piece, number]));
const weights = new Float64Array(pieces.length);
const slopes = new Float64Array(pieces.length).fill(0.1);
let start = 0;

/** The same order each time, so that the same sentences give the same points. */
let seed = 20_261_121;
const chance = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};
const lessons = sentences.map(({ breaks, pieces: all }) => ({ breaks, known: all.flatMap((piece) => numbers.get(piece) ?? []) }));
for (let round = 0; round < ROUNDS; round += 1) {
  for (let at = lessons.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    [lessons[at], lessons[other]] = [lessons[other]!, lessons[at]!];
  }
  for (const { breaks, known } of lessons) {
    if (known.length === 0) continue;
    const scale = Math.sqrt(known.length);
    const sum = known.reduce((all, number) => all + weights[number]!, 0);
    const slope = 1 / (1 + Math.exp(-sum / scale - start)) - (breaks ? 1 : 0);
    for (const number of known) {
      const step = slope / scale + DECAY * weights[number]!;
      slopes[number]! += step * step;
      weights[number]! -= (STEP * step) / Math.sqrt(slopes[number]!);
    }
    start -= 0.02 * slope;
  }
}

const rows = pieces
  .map((piece, number): [string, number] => [piece, Math.round(weights[number]! * 100)])
  .filter(([, points]) => Math.abs(points) >= LEAST_POINTS);
const table = [
  '# Made by `npm run weigh-fair-housing` from judged sentences: not to be changed by hand. A piece of text and its points, above 0 for what breaks the law.',
  ...[...rows, ['from the start', Math.round(start * 100)] as const].map((row) => row.join('\t')),
];
writeFileSync(new URL('../server/modules/fair-housing/rules/points.tsv', import.meta.url), `${table.join('\n')}\n`);
console.log(`${sentences.length} sentences, ${rows.length} pieces`);
