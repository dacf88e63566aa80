import { isFiller } from './ordinary-words.ts';
import { PLACE, TAKEN } from './sentence.ts';
import type { Sentence } from './sentence.ts';

const UNUSED_WORDS_LIMIT = 12;

/** Words that no topic took, without those that carry no condition. */
export function unusedWords(sentence: Sentence): string[] {
  const left = sentence.text
    .split(new RegExp(`[\\s,;:!?()"${TAKEN}${PLACE}]+`))
    .map((word) => word.replace(/^[^a-z0-9$]+|[^a-z0-9%]+$/g, ''))
    .filter((word) => word.length > 1 || /\d/.test(word))
    .filter((word) => !isFiller(word));
  return [...new Set(left)].slice(0, UNUSED_WORDS_LIMIT);
}
