/** Why nothing can be read from a file, in a sentence for people. */
export class UnreadableFile extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'UnreadableFile';
  }
}

export const extractLimits = {
  rows: 20_000,
  columns: 100,
  cellCharacters: 1_000,
  pages: 500,
  /** The share of the time of a file that goes into its pages. */
  pagesShare: 0.5,
  textCharacters: 2_000_000,
} as const;
