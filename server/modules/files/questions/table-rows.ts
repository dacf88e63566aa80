/** The rows that a table is about, and columns that are worked out from two others. */
import type { ExtractedTable } from '../extract/extracted.ts';
import { numberIn } from './cells.ts';
import { asSquareFeet, columnsOf, mentionsOf, pricedColumn, type Column } from './columns.ts';
import { stemOf } from './words.ts';

export interface TableRow {
  /** As it is numbered in the file. */
  row: number;
  cells: readonly string[];
}

const totals = /^(?:grand |sub-?)?totals?:?$|^(?:sum|average|avg|median|mean)s?:?$/i;

/** Where a row says that it is one of totals. */
const COLUMNS_OF_LABELS = 4;

function addsUp(cells: readonly string[], { length }: ExtractedTable['header']): boolean {
  if (!cells.slice(0, COLUMNS_OF_LABELS).some((cell) => totals.test(cell))) return false;
  const filled = cells.filter((cell) => cell !== '');
  return filled.length < Math.max(2, length) && filled.every((cell) => totals.test(cell) || numberIn(cell) !== null);
}

/** Without empty rows, and without those that add the others up, which say "Total" and leave most cells empty. */
export function rowsOf({ rows, firstRow, header }: ExtractedTable): TableRow[] {
  return rows
    .map((cells, index) => ({ row: firstRow + index, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== '') && !addsUp(cells, header));
}

export interface ReadTable {
  columns: Column[];
  rows: TableRow[];
  question: string;
}

const ratio =
  /(?:\b(price|rent|cost|value|fee|amount|dollars?)s?|\$)\s*(?:per|\/|a|by the)\s*(sqft|beds?|bedrooms?|acres?|units?)\b/i;
const gap =
  /\bhow (?:far|much) (?:is |are )?(?:\w+ ){0,3}(?:below|under|above|over|less|more)\b|\bgap between\b|\bdifference between\b/i;

type Made = Pick<ReadTable, 'question'> & { name: string; unit: Column['unit']; cell: (cells: readonly string[]) => string };

/** "Price per sq ft" of a price and a size. */
function ratioIn(numbers: readonly Column[], question: string): Made | null {
  const [said, over = '', under = ''] = ratio.exec(question) ?? [];
  if (said === undefined) return null;
  const isThere = mentionsOf(numbers, `${over} ${under}`).some(({ column, score }) => column.stems.length > 1 && score >= 3);
  const size = mentionsOf(numbers, under)[0]?.column;
  const money = numbers.filter((column) => column.unit === 'dollars' && column !== size);
  const price = mentionsOf(money, over)[0]?.column ?? pricedColumn(money);
  if (isThere || !size || !price) return null;
  return {
    ...{ name: `${price.name} per ${size.name}`, unit: 'dollars', question: question.replace(said, ` ${MADE} `) },
    cell: (cells) => {
      const [amount, count] = [numberIn(cells[price.index] ?? ''), numberIn(cells[size.index] ?? '')];
      return amount === null || !count ? '' : `$${(amount / count).toFixed(2)}`;
    },
  };
}

/** "How far below market are the rents?" of two amounts. */
function gapIn(numbers: readonly Column[], question: string): Made | null {
  if (!gap.test(question)) return null;
  const [more, less] = mentionsOf(
    numbers.filter(({ unit }) => unit === 'dollars'),
    question,
  ).map(({ column }) => column);
  if (!more || !less) return null;
  return {
    ...{ name: `${more.name} minus ${less.name}`, unit: 'dollars', question: `total ${MADE}` },
    cell: (cells) => {
      const [high, low] = [numberIn(cells[more.index] ?? ''), numberIn(cells[less.index] ?? '')];
      return high === null || low === null ? '' : String(high - low);
    },
  };
}

/** What a column that was worked out is called in the question. */
const MADE = 'computed';

/** The table, with a column for what the question asks to be worked out from two others. */
export function readTable(table: ExtractedTable, asked: string): ReadTable {
  const [columns, rows, question] = [columnsOf(table), rowsOf(table), asSquareFeet(asked)];
  const numbers = columns.filter(({ kind }) => kind === 'number');
  const made = ratioIn(numbers, question) ?? gapIn(numbers, question);
  if (!made) return { columns, rows, question };
  const { name, unit, cell } = made;
  return {
    columns: [...columns, { index: columns.length, name, kind: 'number', unit, stems: [stemOf(MADE)] }],
    rows: rows.map(({ row, cells }) => ({ row, cells: [...cells, cell(cells)] })),
    question: made.question,
  };
}
