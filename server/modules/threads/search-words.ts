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

/** A query in which every word must begin a word of the text, or one of the words that it is perhaps meant for must. */
export function toTextQuery(words: readonly string[], alternatives: ReadonlyMap<string, readonly string[]> = new Map()): string {
  return words
    .map((word) => `(${[word, ...(alternatives.get(word) ?? [])].map((alternative) => `'${alternative}':*`).join(' | ')})`)
    .join(' & ');
}

/** Words that may be misspelled one day: of letters, four at least. In order, so that two writers never wait for each other in turns. */
export function wordsToKeep(text: string): string[] {
  const words = new Set(text.toLowerCase().match(/(?<![a-z])[a-z]{4,30}(?![a-z])/g) ?? []);
  return [...words].slice(0, MAX_WORDS_KEPT).sort();
}
