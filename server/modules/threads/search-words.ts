/** More words than this narrow nothing down. */
const MAX_WORDS = 10;
const MAX_WORDS_KEPT = 500;

/** The words of a search: letters and digits, a number with its decimals. Nothing in them means anything to the search's own language. */
export function wordsOfSearch(text: string): string[] {
  return (text.toLowerCase().match(/\d+(?:\.\d+)+|[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

/** A query in which every word must be a word of the text. */
export const toWholeWordQuery = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' & ');

/** A query in which every word must be a word of the text, but the last one, which may still be typed and must begin one. */
export const toTypedQuery = (words: readonly string[]): string => `${toWholeWordQuery(words)}:*`;

/** Nobody begins a number that stands before another word, and all prices end alike. */
const isNumber = (word: string): boolean => /^[\d.]+$/.test(word);

const SHORT_LETTERS = 3;

/** Whether so much begins with the last word that the index would unite too many words; of the words before it then each match is looked at. */
export const isBegunShort = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? '';
  return last.length <= SHORT_LETTERS || isNumber(last);
};

const TELLING_NUMBER = /^(?!0+$)\d{3,}$/;

/** A query of the numbers among the words that few texts have, as the index finds those first; null where there is none. */
export function tellingNumbers(words: readonly string[]): string | null {
  const numbers = words.filter((word) => TELLING_NUMBER.test(word));
  return words.length > 1 && numbers.length > 0 ? toWholeWordQuery(numbers) : null;
}

/** A query in which every word but numbers must begin a word of the text, or one of the words that it is perhaps meant for must. */
export function toTextQuery(words: readonly string[], alternatives: ReadonlyMap<string, readonly string[]> = new Map()): string {
  return words
    .map((word) => {
      if (words.length > 1 && isNumber(word)) return `'${word}'`;
      const meant = [word, ...(alternatives.get(word) ?? [])].map((alternative) => `'${alternative}':*`);
      return `(${meant.join(' | ')})`;
    })
    .join(' & ');
}

/** Words that may be misspelled one day: of letters, four at least. In order, so that two writers never wait for each other in turns. */
export function wordsToKeep(text: string): string[] {
  const words = new Set(text.toLowerCase().match(/(?<![a-z])[a-z]{4,30}(?![a-z])/g) ?? []);
  return [...words].slice(0, MAX_WORDS_KEPT).sort();
}
