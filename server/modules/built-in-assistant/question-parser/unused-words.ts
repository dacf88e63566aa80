import { isFiller } from './ordinary-words.ts';
import { PLACE, TAKEN } from './sentence.ts';
import type { Sentence } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const UNUSED_WORDS_LIMIT = 12;

/** From here on a message tells a story. */
const STORY_CHARACTERS = 80;
const WISH = inLines()`
  ^\s*(?:and\s+)?with(?:out)?\b
  |\b(?:
    need(?:s|ing)?|want(?:s|ing)?|must|have\s+to\s+have|prefer(?:s|ably)?|wish|love|looking|hoping|hope\s+for
    |ideal(?:ly)?|require[sd]?|essential|musts?|dealbreakers?|would\s+(?:be|like)
  )\b
`;

/** In a story only those parts can wish for a home that say so, or that a topic took something of. */
const wishesOf = (text: string): string =>
  text.length < STORY_CHARACTERS
    ? text
    : text
        .split(/[.;!?,]+(?=\s|$)|[()]|\b(?:but|when|because|since|while)\b/)
        .filter((part) => part.includes(TAKEN) || WISH.test(part))
        .join(' ');

/** Words that no topic took, without those that carry no condition. */
export function unusedWords(sentence: Sentence): string[] {
  const left = wishesOf(sentence.text)
    .split(new RegExp(`[\\s,;:!?()"${TAKEN}${PLACE}]+`))
    .map((word) => word.replace(/^[^a-z0-9$]+|[^a-z0-9%]+$/g, ''))
    .filter((word) => word.length > 1 || /\d/.test(word))
    .filter((word) => !isFiller(word));
  return [...new Set(left)].slice(0, UNUSED_WORDS_LIMIT);
}
