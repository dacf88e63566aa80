/** What is said of a file that the user attached. */
import { count as whole, list, plural } from '../../format.ts';

type Operation = 'mean' | 'median' | 'sum' | 'min' | 'max' | 'range';
const figures: Record<Operation, string> = {
  mean: 'average',
  median: 'median',
  sum: 'total',
  min: 'lowest',
  max: 'highest',
  range: 'difference between the highest and the lowest',
};
/** How a condition of a table was read, as the tool writes it. */
const tests: Readonly<Record<string, string>> = {
  over: 'is over',
  under: 'is under',
  'at least': 'is at least',
  'at most': 'is at most',
  in: 'is in',
  before: 'is before',
  after: 'is after',
};

export const files = {
  failed: 'The file could not be read. Attach it once more.',
  reading: (name: string) => `Reading ${name}.`,
  unreadable: (file: string, problem: string) => `I could not read ${file}. ${problem}`,
  image: (file: string) =>
    `I have ${file}, and I cannot see what is in a picture. Ask about a table or a text, or choose a model that sees.`,
  page: (page: number) => `Page ${page}`,
  pages: (file: string, pages: number) => `${file} has **${plural(pages, 'page')}**.`,
  noPages: (file: string) => `${file} has no pages.`,
  checked: (file: string) => `I checked the words of ${file}:`,
  says: (file: string) => `This is what ${file} says:`,
  saysPage: (file: string) => `This page of ${file} says:`,
  outline: (file: string, pages: number | null) =>
    `${file}${pages === null ? '' : ` has ${plural(pages, 'page')}`}. I do not sum up what others wrote; this is how its pages begin:`,
  saysNothing: (file: string, words: readonly string[]) =>
    words.length === 0
      ? `I found nothing on that in ${file}.`
      : `${file} does not mention ${list(
          words.map((word) => `“${word}”`),
          'or',
        )}.`,
  begins: 'This is how it begins:',
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
  hasRows: (file: string, rows: string) => `${file} has **${rows}**.`,
  askFor: 'Ask for a count, an average, a median or a total, by any of these columns.',
  unused: (words: readonly string[]) =>
    `Nothing in the table is called ${list(
      words.map((word) => `“${word}”`),
      'or',
    )}, so that is not part of this.`,
  noneMatch: (rows: string, of: string, where: string) => `None of the ${rows} ${of} match${where}.`,
  grouped: (rows: string, of: string, where: string, by: string) => `${rows} ${of}${where}, by ${by}.`,
  firstGroup: (by: string, name: string, figure: string) => `${by} **${name}**: ${figure}.`,
  none: 'none',
  figure: (operation: Operation, column: string) => `${figures[operation]} ${column}`,
  counted: (matched: number, rows: string, of: string, where: string) =>
    `**${whole(matched)}** of the ${rows} ${of} match${where}.`,
  share: (percent: string, matched: string, rows: string, of: string, where: string) =>
    `**${percent}** of the ${rows} ${of}: ${matched}${where}.`,
  match: (rows: string, of: string, where: string, isOne: boolean) =>
    `${rows} ${of}${where === '' ? '' : ` ${isOne ? 'matches' : 'match'}${where}`}.`,
  ordered: (column: string, isAscending: boolean) => ` By ${column}, the ${isAscending ? 'lowest' : 'highest'} first.`,
  endOf: (rows: string, of: string, where: string, column: string, isLowest: boolean) =>
    `The ${rows} ${of}${where} with the ${isLowest ? 'lowest' : 'highest'} **${column}**:`,
  first: (rows: number) => ` The first ${rows}:`,
  cell: (column: string, value: string, of: string, where: string) => `${column} is **${value}** in the row ${of}${where}.`,
  highestAndLowest: (column: string, highest: string, highestOf: string, lowest: string, lowestOf: string) =>
    `**${column}**: highest ${highest} (${highestOf}), lowest ${lowest} (${lowestOf})`,
  statuses: {
    active: 'active',
    pending: 'pending',
    contingent: 'contingent',
    soon: 'coming soon',
    sold: 'sold',
  },
  onMarket: (homes: number, addresses: number, file: string, parts: readonly string[]) =>
    `**${whole(homes)}** of the ${plural(addresses, 'address', 'addresses')} of ${file} ${homes === 1 ? 'is' : 'are'} on the market${parts.length === 0 ? '' : ` (${parts.join(', ')})`}.`,
  wereSold: (homes: number, addresses: number, file: string) =>
    `**${whole(homes)}** of the ${plural(addresses, 'address', 'addresses')} of ${file} ${homes === 1 ? 'was' : 'were'} sold.`,
  rest: (homes: number, areOnMarket: boolean, notFound: number) =>
    [
      homes === 0
        ? ''
        : areOnMarket
          ? `${whole(homes)} ${homes === 1 ? 'is' : 'are'} on the market.`
          : `${whole(homes)} ${homes === 1 ? 'was' : 'were'} sold.`,
      notFound === 0 ? '' : `For ${whole(notFound)} there is no listing in your MLS data.`,
    ]
      .filter(Boolean)
      .join(' '),
  without: (addresses: readonly string[], all: number) =>
    `Without a listing: ${addresses.join(', ')}${all > addresses.length ? ` and ${whole(all - addresses.length)} more` : ''}.`,
  home: 'Home',
  status: 'Status',
  price: 'Price',
  inFile: 'In the file',
  ofDifference: 'Difference',
  difference: (amount: number) => (amount === 0 ? 'none' : `$${whole(Math.abs(amount))} ${amount > 0 ? 'more' : 'less'}`),
  lookingUp: 'Looking up its addresses among the listings.',
  noListing: 'There is no listing at this address in your MLS data.',
  listedAs: (home: string, status: string, price: string) => `In your MLS data it is ${home}: ${status}, ${price}.`,
  theRow: (row: number, of: string) => `Row ${row} ${of}:`,
  whichOnMarket: 'Which of these are on the market?',
  averageBy: (column: string, group: string) => `Average ${column} by ${group}`,
  howManyBy: (group: string) => `How many by ${group}?`,
  whichColumn: (of: string, columns: readonly string[]) =>
    `I do not know which column ${of} is meant. It has ${list(columns, 'and')}.`,
  timesMonths: (column: string, months: number) => `${column} × ${months}`,
  computed: (
    { operation, column, figure }: { operation: Operation; column: string; figure: string },
    rows: string,
    of: string,
    where: string,
  ) => `The ${figures[operation]} **${column}** is **${figure}**, from ${rows} ${of}${where}.`,
};
export type FileTexts = typeof files;
