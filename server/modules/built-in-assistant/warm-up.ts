import { setImmediate } from 'node:timers/promises';
import { placePhrases } from './question-parser/place-phrases.ts';
import { parseQuestion } from './question-parser/parse-question.ts';

/** Between them they use every topic; said twice, since V8 compiles a pattern to machine code at its second use. */
const questions = [
  '3/2 SFH 94114 u/1.8 w/ 2 car gar',
  'three bedroom condos between 800k and $1.2M in Oakland with at least 1,500 sqft, hoa under 500, newest first, top 5',
  'homes sold in the last 90 days within 2 miles of Oakland built after 1990 on a quarter acre lot',
  'apartamentos en renta en Oakland hasta 3000 al mes',
  'no condos, no HOA, studios for rent with a doorman and a pool since March in Q2 2026 between May 1 and June 15',
  'homes in Nowhere Heights with a lot of at least 5,000 square feet and a garage',
  'what about Berkeley, any price?',
  'how long has it been listed?',
  'show more',
  'how is the condo market in Oakland?',
  'write a short, warm email about it, mention the garden',
  'compare the first two',
  'more like the second one',
];
let warm: Promise<void> | null = null;

/**
 * Compiles the patterns of reading, some 100 ms of work that the first questions of a process would else wait for. In slices of one
 * question, so that requests come in between. Once per process.
 */
export function warmUp(): Promise<void> {
  warm ??= (async () => {
    const previous = { search: { bedroomsCount: { startAt: 2 } }, results: [] };
    for (const text of [...questions, ...questions]) {
      await setImmediate();
      placePhrases(text);
      for (const earlier of [null, previous]) parseQuestion({ text, today: '2000-01-01', places: [], previous: earlier });
    }
  })();
  return warm;
}
