/** What the columns of a table hold, and which of them words mean. */
import type { ExtractedTable } from '../extract/extracted.ts';
import { dateIn, numberIn } from './cells.ts';
import { stemOf, stemsOf, wordsOf } from './words.ts';

export interface Column {
  index: number;
  name: string;
  /** Numbers that only name something, such as ZIP codes and units, are text. */
  kind: 'number' | 'date' | 'text';
  unit: 'dollars' | 'percent' | null;
  stems: readonly string[];
}

/** So many of its cells are of a kind that it is a column of that kind. */
const KIND_SHARE = 0.8;
/** Enough cells to tell the kind of a column by. */
const MAX_LOOKED_AT = 500;

const names = /^(?:#|no|nr|id|row|unit|apt|suite|apn|mls|phone|zip|zip ?code|postal ?code)\b|^#|(?:\bid|#|\bno\.?|number)$/i;
const money =
  /price|amount|value|cost|\bfees?\b|\brents?\b|deposit|balance|\bdues\b|\btax|payment|income|money|\bdollars?\b|\$|\bhoa\b/i;

export const asSquareFeet = (text: string): string =>
  text.replaceAll(/\bsq(?:\.|uare)?[\s.]*f(?:t|ee?t|oot(?:age)?)\b\.?|\bsqft\b|\bsf\b/gi, 'sqft');

/** The words of a header: "ListPrice" is "List Price". */
const spaced = (name: string): string => asSquareFeet(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2'));

export function columnsOf({ header, rows }: ExtractedTable): Column[] {
  return header.map((name, index) => {
    const cells: string[] = [];
    for (const row of rows) {
      if (cells.length >= MAX_LOOKED_AT) break;
      if (row[index]) cells.push(row[index]);
    }
    const are = (read: (cell: string) => unknown): boolean =>
      cells.length > 0 && cells.filter((cell) => read(cell) !== null).length >= cells.length * KIND_SHARE;
    const kind = names.test(name) ? 'text' : are(numberIn) ? 'number' : are(dateIn) ? 'date' : 'text';
    const isPercent = /%|percent|\brate\b/i.test(name) || cells.some((cell) => /^\s*-?[\d.]+\s*%/.test(cell));
    const isMoney = money.test(name) || cells.some((cell) => cell.includes('$'));
    const unit = kind !== 'number' ? null : isPercent ? 'percent' : isMoney ? 'dollars' : null;
    return { index, name, kind, unit, stems: stemsOf(spaced(name)) };
  });
}

/** What people say for what headers call otherwise. */
const synonyms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    'price cost costs': 'price amount list cost value asking offer',
    'offer offers bid bids': 'offer price bid',
    'bedroom bedrooms bed beds br': 'bed bedroom bd br',
    'bathroom bathrooms bath baths ba': 'bath bathroom ba',
    'sqft size area footage': 'sqft area size living',
    neighborhood: 'neighborhood area subdivision',
    'built age old': 'built',
    'owe owes owed owing': 'balance owed due',
    'lease leases': 'lease',
    'close closes closing': 'closing close',
    'vacant occupied tenant tenants': 'tenant occupancy status',
    down: 'down',
    'zip zips': 'zip postal',
    'kind type types': 'type kind',
    'buyer buyers who': 'buyer name',
    dom: 'days market dom',
  }).flatMap(([said, headers]) => said.split(' ').map((word) => [stemOf(word), headers.split(' ').map(stemOf)])),
);

export interface Mention {
  column: Column;
  score: number;
}

/** How well the words of a piece of the question name each column, the best first; of equals the one that stands first in the table. */
export function mentionsOf(columns: readonly Column[], text: string): Mention[] {
  const said = new Set(wordsOf(asSquareFeet(text)).map(stemOf));
  const meant = new Set([...said].flatMap((stem) => synonyms[stem] ?? []));
  return columns
    .map((column) => {
      const hits = column.stems.filter((stem) => said.has(stem)).length;
      const near = column.stems.filter((stem) => !said.has(stem) && meant.has(stem)).length;
      const all = hits + near / 2;
      return { column, score: all === 0 ? 0 : all + all / column.stems.length };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** The column of money that is meant where none is named: a price before fees and deposits. */
export function pricedColumn(columns: readonly Column[]): Column | undefined {
  const priced = columns.filter(({ unit }) => unit === 'dollars');
  return priced.find(({ name }) => /price|amount|value|cost|\brent\b/i.test(name)) ?? priced[0];
}

const beginsWithNumber = /^\d+[a-z]?\s+\S/i;
const ADDRESS_SHARE = 0.5;

/** The column of streets with their numbers; null where there is none. */
export function addressColumn(columns: readonly Column[], rows: readonly { cells: readonly string[] }[]): Column | null {
  const sample = rows.slice(0, MAX_LOOKED_AT);
  const isAddress = ({ kind, index }: Column): boolean =>
    kind === 'text' &&
    sample.length > 0 &&
    sample.filter(({ cells }) => beginsWithNumber.test(cells[index] ?? '')).length >= sample.length * ADDRESS_SHARE;
  return columns.find(isAddress) ?? null;
}
