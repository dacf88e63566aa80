const stopWords = new Set(
  'a an and any are as at be by can could did do does for from has have how i in is it its me mention of on or please said say says show tell that the their there these this to was were what whats when where whether which who with would you your file attachment table sheet document pdf report row rows list'.split(
    ' ',
  ),
);

/** A word without its most common endings, so that "roofs" and "roof", "houses" and "house" meet. */
export function stemOf(word: string): string {
  const singular = word.replace(/'s$|(?<!s)s$/, '');
  const bare = [/(?:ing|ed)$/, /e$/].reduce((stem, ending) => {
    const shorter = stem.replace(ending, '');
    return shorter.length >= 3 ? shorter : stem;
  }, singular);
  return bare.replace(/(?<=..)y$/, 'i');
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:'s)?/gu) ?? [];
}

export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf);

/** The words of a question that say what it is about. */
export const tellingStemsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !stopWords.has(word))
      .map(stemOf),
  ),
];
