/**
 * Finds the points of `server/modules/fair-housing/rules/points.tsv` from sentences that are judged: logistic regression with
 * steps that shrink per piece. Run it when `bench/fair-housing/working.tsv` has grown: `npm run weigh-fair-housing`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { piecesOf, wordsOf } from '#server/modules/fair-housing/index.ts';
import { DEMO_SEED, generateDemoListings } from '#demo/listings/demo-listings.ts';

const ROUNDS = 30;
const STEP = 0.3;
const DECAY = 1e-3;
const MIN_SENTENCES = 4;
const MIN_POINTS = 30;
const LISTINGS = 300;
const REMARKS = 2_000;

const uses = ['question', 'reply', 'copy'] as const;
type Use = (typeof uses)[number];

interface Sentence {
  breaks: boolean;
  pieces: string[];
}

const sentenceOf = (use: Use, text: string, breaks = false): Sentence => ({
  breaks,
  pieces: [...piecesOf(wordsOf(text), use)],
});
const rowsOf = (path: string) =>
  readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

const judged = rowsOf('bench/fair-housing/working.tsv').flatMap(([, written, must, state, text = '']): Sentence[] => {
  const use = uses.find((each) => each === written);
  // What only some states forbid, and what is only warned of, teaches nothing about words.
  const teaches = must === 'block' || (must === 'pass' && !state);
  return use && teaches ? [sentenceOf(use, text, must === 'block')] : [];
});

/** What agents ask all day, and what listings and the program say: all of it lawful. */
const asked = ['bench/understand/working.tsv', 'server/modules/built-in-assistant/question-parser/examples/examples.tsv']
  .flatMap(rowsOf)
  .flatMap(([conversation = '', reading = '']) =>
    reading.includes('fair-housing') ? [] : [sentenceOf('question', conversation.split(' > ').at(-1) ?? '')],
  );
const remarks = [...generateDemoListings({ seed: DEMO_SEED, today: '2026-11-21', count: LISTINGS })].flatMap(
  ({ PublicRemarks }) => PublicRemarks.split(/(?<=[.!?;])\s/),
);
const told = [...new Set(remarks)].slice(0, REMARKS).map((text) => sentenceOf('copy', text));
const said = rowsOf('bench/fair-housing/ordinary.tsv').flatMap(([written, text = '']) => {
  const use = uses.find((each) => each === written);
  return use ? [sentenceOf(use, text)] : [];
});

/** The points of each piece, in hundredths, and how many there are from the start. */
function learn(lessons: readonly { pieces: readonly string[]; breaks: boolean }[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { pieces } of lessons) for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const pieces = [...counts].flatMap(([piece, count]) => (count >= MIN_SENTENCES ? [piece] : [])).sort();
  const numbers = new Map(pieces.map((piece, number) => [piece, number]));
  const weights = new Float64Array(pieces.length);
  const slopes = new Float64Array(pieces.length).fill(0.1);
  let start = 0;
  const shuffled = lessons.map(({ pieces: all, breaks }) => ({
    breaks,
    known: all.flatMap((piece) => numbers.get(piece) ?? []),
  }));
  // The same order each time, so that the same sentences give the same points.
  let seed = 20_261_121;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = shuffled.length - 1; at > 0; at -= 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const other = Math.floor((seed / 2 ** 32) * (at + 1));
      [shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!];
    }
    for (const { breaks, known } of shuffled) {
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
  const points = pieces.map((piece, number): [string, number] => [piece, Math.round(weights[number]! * 100)]);
  return [...points.filter(([, count]) => Math.abs(count) >= MIN_POINTS), ['from the start', Math.round(start * 100)]];
}

/** The plainest questions and ads, with places that agents ask for: their names must not outvote what is asked. */
const plainRows = rowsOf('bench/fair-housing/plain.tsv');
const people = plainRows.find(([kind]) => kind === 'people')?.[1]?.split('|') ?? [];
const places = rowsOf('bench/understand/places.tsv').map(([, name = '']) => name);
const PLACES_OF_A_SENTENCE = 12;
const plain = plainRows.flatMap(([written, text = ''], row): Sentence[] => {
  const use = uses.find((each) => each === written);
  const filled = (text.includes('{people}') ? people : ['']).flatMap((who, at) =>
    text.includes('{place}')
      ? places
          .filter((_, number) => (number + row + at) % Math.ceil(places.length / PLACES_OF_A_SENTENCE) === 0)
          .slice(0, text.includes('{people}') ? 2 : PLACES_OF_A_SENTENCE)
          .map((place) => text.replace('{people}', who).replace('{place}', place))
      : [text.replace('{people}', who)],
  );
  return use ? filled.map((sentence) => sentenceOf(use, sentence, true)) : [];
});

const sentences = [...judged, ...asked, ...told, ...said, ...plain];
const rows = learn(sentences);
const head =
  '# Made by `npm run weigh-fair-housing`, not to be changed by hand: a piece of text and its points, above 0 for what breaks the law.';
const path = new URL('../server/modules/fair-housing/rules/points.tsv', import.meta.url);
writeFileSync(path, `${[head, ...rows.map((row) => row.join('\t'))].join('\n')}\n`);
console.log(`${rows.length} pieces of ${sentences.length} sentences`);
