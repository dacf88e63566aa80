/** Which words of a question are worth looking up as the name of a place. */
import { isFiller, isOrdinary } from './ordinary-words.ts';
import { fold } from './sentence.ts';

/** Bounds the database look-up of one question. */
export const PLACE_PHRASES_LIMIT = 200;
const LONGEST_PHRASE_WORDS = 5;
/** Characters read: longer questions are pasted text, and a place stands near the beginning. */
const READ_CHARACTERS = 2_000;
const leads = new Set([
  'in',
  'near',
  'around',
  'at',
  'of',
  'about',
  'from',
  'to',
  'en',
  'on',
  'and',
  'or',
  'by',
  'for',
  'de',
  'try',
]);
const places = /^(?:[a-z'.&-]+|\d{1,6}(?:st|nd|rd|th)?|\d{5})$/;

/**
 * Lower-case runs of one to five words that could name a place, those behind "in", "near" … first, at most `PLACE_PHRASES_LIMIT`.
 * Runs of nothing but ordinary words are left out, unless such a word stands behind "in" ("in Mobile").
 */
export function placePhrases(text: string): string[] {
  const words = fold(text.slice(0, READ_CHARACTERS))
    .split(/[\s,;:!?()"]+/)
    .map((word) => word.replace(/^['.-]+|['.-]+$/g, '').replace(/'s$/, "'s"))
    .filter(Boolean);
  const likely: string[] = [];
  const other: string[] = [];
  words.forEach((first, start) => {
    const led = leads.has(words[start - 1] ?? '') || ((words[start - 1] ?? '') === 'the' && leads.has(words[start - 2] ?? ''));
    for (let count = Math.min(LONGEST_PHRASE_WORDS, words.length - start); count >= 1; count -= 1) {
      const run = words.slice(start, start + count);
      const last = run.at(-1) ?? '';
      if (
        !run.every((word) => places.test(word)) ||
        (isFiller(last) && count > 1 && !/^(?:city|town|county|area|park|place)$/.test(last))
      )
        continue;
      const known = run.every(isOrdinary);
      if (known && !(led && !isFiller(first)) && !/^\d{5}$/.test(first)) continue;
      if (isFiller(first) && first !== 'the' && first !== 'new' && first !== 'lake') continue;
      (led ? likely : other).push(run.join(' '));
    }
  });
  const possessive = [...likely, ...other].filter((phrase) => phrase.endsWith("'s")).map((phrase) => phrase.slice(0, -2));
  return [...new Set([...likely, ...possessive, ...other])].slice(0, PLACE_PHRASES_LIMIT);
}
