const stopWords = new Set(
  'a an and are as at be by do does for from has have how i in is it its me of on or please show tell that the their there these this to was were what when where which who with you your file table sheet document pdf report row rows list'.split(
    ' ',
  ),
);

/** A word without its most common endings, so that "roofs" and "roof" meet. */
export const stemOf = (word: string): string =>
  word.replace(/(?:'s|ing|ed|es|s)$/, (ending) => (word.length - ending.length >= 3 ? '' : ending));

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:'s)?/gu) ?? [];
}

/** The words of a question that say what it is about. */
export const tellingStemsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !stopWords.has(word))
      .map(stemOf),
  ),
];
