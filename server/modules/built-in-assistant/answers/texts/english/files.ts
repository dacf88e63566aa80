/** What is said of a file that the user attached. */
import { count as whole, list, plural } from '../../format.ts';

type Operation = 'mean' | 'median' | 'sum' | 'min' | 'max';
const figures: Record<Operation, string> = {
  mean: 'average',
  median: 'median',
  sum: 'total',
  min: 'lowest',
  max: 'highest',
};
/** How a condition of a table was read, as the tool writes it. */
const tests: Readonly<Record<string, string>> = {};

export const files = {
  failed: 'The file could not be read. Attach it once more.',
  reading: (name: string) => `Reading ${name}.`,
  unreadable: (file: string, problem: string) => `I could not read ${file}. ${problem}`,
  image: (file: string) =>
    `I have ${file}, and I cannot see what is in a picture. Ask about a table or a text, or choose a model that sees.`,
  page: (page: number) => `Page ${page}`,
  says: (file: string) => `This is what ${file} says:`,
  begins: (file: string) => `I found no passage in ${file} with these words. This is how it begins:`,
  firstPart: (pages: number | null) => `Only the first part of it${pages === null ? '' : `, of ${pages} pages,`} was read.`,
  rows: (rows: number) => plural(rows, 'row'),
  row: 'Row',
  rowsHead: 'Rows',
  and: (words: readonly string[]) => words.join(' and '),
  tests,
  where: (conditions: string) => ` where ${conditions}`,
  of: (file: string) => `of ${file}`,
  cut: ' Only the first 20,000 rows were read.',
  has: (file: string, rows: string, columns: string) => `${file} has ${rows} with ${columns}.`,
  askFor: 'Ask for a count, an average, a median or a total, by any of these columns.',
  noneMatch: (rows: string, of: string, where: string) => `None of the ${rows} ${of} match${where}.`,
  grouped: (rows: string, of: string, where: string, by: string) => `${rows} ${of}${where}, by ${by}.`,
  none: 'none',
  figure: (operation: Operation, column: string) => `${figures[operation]} ${column}`,
  counted: (matched: number, rows: string, of: string, where: string) =>
    `**${whole(matched)}** of the ${rows} ${of} match${where || ': no condition was named'}.`,
  match: (rows: string, of: string, where: string) => `${rows} ${of} match${where}.`,
  first: (rows: number) => ` The first ${rows}:`,
  whichColumn: (of: string, columns: readonly string[]) =>
    `I do not know which column ${of} is meant. It has ${list(columns, 'and')}.`,
  computed: (
    { operation, column, figure }: { operation: Operation; column: string; figure: string },
    rows: string,
    of: string,
    where: string,
  ) => `The ${figures[operation]} **${column}** is **${figure}**, from ${rows} ${of}${where}.`,
};
export type FileTexts = typeof files;
