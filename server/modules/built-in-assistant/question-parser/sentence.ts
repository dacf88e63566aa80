/**
 * The question while it is being read. Each topic takes the words that it recognises; taken words are blanked, so that no other topic
 * reads them again, and what is left at the end was not understood.
 */
import { inLines } from '#server/platform/text/in-lines.ts';

/** Stands for a taken character. From Unicode's private area, so that it matches no word and is in no question. */
export const TAKEN = '\uE000';
/** Stands for a character of a place that was recognised; kept apart so that "what about PLACE" can still be seen. */
export const PLACE = '\uE001';

export interface Sentence {
  /** What is left to read, lower case, taken parts blanked. */
  readonly text: string;
  has(pattern: RegExp): boolean;
  /** Blanks the first match and returns it. */
  take(pattern: RegExp): RegExpExecArray | null;
  takeAll(pattern: RegExp): RegExpExecArray[];
}

export function createSentence(folded: string): Sentence {
  let text = folded;
  const take = (pattern: RegExp) => {
    const match = pattern.exec(text);
    if (match && match[0].length > 0) {
      text = text.slice(0, match.index) + TAKEN.repeat(match[0].length) + text.slice(match.index + match[0].length);
      return match;
    }
    return null;
  };
  return {
    get text() {
      return text;
    },
    has: (pattern) => pattern.test(text),
    take,
    takeAll(pattern) {
      const matches: RegExpExecArray[] = [];
      for (let match = take(pattern); match; match = take(pattern)) matches.push(match);
      return matches;
    },
  };
}

/** Longer texts are pasted documents; their beginning is read. */
const READ_CHARACTERS = 2_000;

const decimals: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75' };
const fractions: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };

/** Who wrote a letter to whom and when, line by line, and how to reach them: nothing of it is asked for. */
const letterhead = inLines('gimu')`
  ^[>\s]*(?:
    (?:from|to|cc|bcc|sent|date|subject|reply-to|de|para|enviado|fecha|asunto)\s*:.*
    |-{2,}.*\b(?:forwarded|original)\b.*
    |begin forwarded message:?|on\b.{4,80}\bwrote:?|sent from my\b.*
  )$
`;
const reachedAt =
  /\b[\w.+-]+@[\w-]+\.[\w.-]+\b|(?<![\d$.,])(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b(?![\d,.]*\s*(?:sq|k\b))/gu;
const isLetter = /^[>\s]*(?:from|subject|-{2,}.*(?:forwarded|original)|begin forwarded message)\b/imu;

/** What is read of a message: its beginning, with single blanks for runs of them and for control characters, which patterns would try in every split. */
export const readable = (text: string) =>
  text
    .slice(0, 2 * READ_CHARACTERS)
    .replace(letterhead, (line) => (isLetter.test(text) ? ' ' : line))
    .replace(reachedAt, ' ')
    .replace(/(\d)\s?([½¼¾])/g, (_, whole: string, part: string) => whole + decimals[part])
    .replace(/[½¼¾]/g, (part) => fractions[part] ?? part)
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/([^\p{L}\p{N}\s])(?:\s?\1){3,}/gu, '$1')
    .slice(0, READ_CHARACTERS);

const plainCharacters: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': ' ',
  '\n': ' ',
  '\t': ' ',
};

/** Lower case, without accents, with plain quotes and dashes; keeps the length, so that positions still point into what was written. */
export function fold(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    const plain = plainCharacters[character] ?? character.normalize('NFD').charAt(0).toLowerCase().charAt(0);
    folded += plain === TAKEN || plain === PLACE || plain === '' ? ' ' : plain;
  }
  return folded;
}

/** Alternatives of a pattern, longest first, so that "or more" is not read as "or". */
export function anyOf(words: readonly string[]): string {
  return [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(' ', '\\s+'))
    .join('|');
}
