import type { ExtractedTable } from '../extract/extracted.ts';
import { dateIn, numberIn } from './cells.ts';
import { addressColumn, pricedColumn, type Column } from './columns.ts';
import type { TableFilter } from './conditions.ts';
import { readTableQuestion, type Operation, type TableQuestion } from './table-question.ts';
import { readTable, type ReadTable, type TableRow } from './table-rows.ts';

const MAX_ROWS_TOLD = 10;
const MAX_GROUPS = 15;
const MAX_COLUMNS_TOLD = 10;
const MAX_SAMPLE_ROWS = 5;
const MONTHS_OF_YEAR = 12;

const inDollars = (amount: number): string => `$${amount.toLocaleString('en-US', { maximumFractionDigits: 2 })}`;

/** A figure under the name of what it is and of its unit, such as `medianDollars`; empty where there is none. */
export interface TableFigure {
  figure: Record<string, number>;
}

/** Cells as they are written; numbers too short to be looked for in text are numbers. */
type ToldCells = Record<string, string | number>;

export interface TableAnswer extends TableFigure {
  columns: string[];
  rowCount: number;
  operation: Operation | null;
  /** What the figure is of, or what rows are ordered by. */
  column: string | null;
  filters: { column: string; test: string; value: string }[];
  matched: number;
  /** The rows that those which match are a part of. */
  outOf: number;
  /** Those of them that have a number in the column. */
  counted: number;
  /** What a sum of one month was taken times, where it was asked for by the year. */
  months: number | null;
  /** How the rows stand in the order of the column. */
  order: 'ascending' | 'descending' | null;
  /** The rows are the first so many of that order, and no more were asked for. */
  isTop: boolean;
  /** Rows that were asked for by their number. */
  isPicked: boolean;
  /** What such a table can be asked: a column of amounts, one that groups its rows, and addresses. */
  offers: { figure: string | null; group: string | null; addresses: boolean };
  groupBy: string | null;
  /** The first group is what was asked for. */
  asksForOneGroup: boolean;
  /** Words of the question that nothing in the table is called by. */
  unused: string[];
  groups: ({ group: string; rowCount: number } & TableFigure)[];
  /** Rows of the file that the answer rests on, or that were asked for, as they are numbered there. */
  rows: { row: number; cells: ToldCells }[];
  /** Rows that were compared: in each column of numbers the highest and the lowest. */
  extremes: { column: string; highest: string; highestOf: string; lowest: string; lowestOf: string }[];
}

type Figure = number | null;

function figureOf(operation: Operation, numbers: readonly number[]): Figure {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (lowest === undefined || highest === undefined || low === undefined || high === undefined) return null;
  const sum = sorted.reduce((total, number) => total + number, 0);
  const figures: Partial<Record<Operation, number>> = {
    sum,
    mean: sum / sorted.length,
    median: (low + high) / 2,
    min: lowest,
    max: highest,
    range: highest - lowest,
  };
  const figure = figures[operation];
  return figure === undefined ? null : rounded(figure);
}

const rounded = (figure: number): number => Math.round(figure * 100) / 100;

/** What the rows of a table can be ordered by: numbers, days since 1970, words. */
function rankOf({ kind, index }: Column, { cells }: TableRow): number | string | null {
  const cell = cells[index] ?? '';
  if (kind === 'text') return cell === '' ? null : cell.toLowerCase();
  if (kind === 'number') return numberIn(cell);
  return dateIn(cell);
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}

/** Rows without a value come last, whichever way the others go. */
function inOrder(rows: readonly TableRow[], { column, ascending }: NonNullable<TableQuestion['order']>): TableRow[] {
  return rows.toSorted((one, other) => {
    const [a, b] = [rankOf(column, one), rankOf(column, other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return ascending ? compare(a, b) : compare(b, a);
  });
}

function figureFor(operation: Operation, column: Column | null, figure: Figure): TableFigure {
  const dollars = /\bper sq/i.test(column?.name ?? '') ? 'DollarsPerSqFt' : 'Dollars';
  const unit = column?.unit === 'dollars' ? dollars : column?.unit === 'percent' ? 'Percent' : '';
  return { figure: figure === null ? {} : { [`${operation}${unit}`]: figure } };
}

function groupsOf(rows: readonly TableRow[], { grouping, column, operation }: TableQuestion): TableAnswer['groups'] {
  if (!grouping) return [];
  const { column: groupBy, asksForOne, ascending } = grouping;
  const isFigure =
    column !== null && operation !== null && operation !== 'count' && operation !== 'list' && operation !== 'share';
  const groups = [...Map.groupBy(rows, ({ cells }) => cells[groupBy.index] ?? '')].map(([name, own]) => {
    const figure = isFigure ? figureOf(operation, numbersOf(own, column)) : null;
    return { name, rowCount: own.length, figure };
  });
  const rank = ({ figure, rowCount }: (typeof groups)[number]): number => (isFigure ? (figure ?? -Infinity) : rowCount);
  const sorted =
    groupBy.kind === 'number' && !asksForOne
      ? groups.toSorted((a, b) => (numberIn(a.name) ?? Infinity) - (numberIn(b.name) ?? Infinity))
      : groups.toSorted((a, b) => (ascending ? rank(a) - rank(b) : rank(b) - rank(a)));
  return sorted
    .slice(0, MAX_GROUPS)
    .map(({ name, rowCount, figure }) => ({ group: name, rowCount, ...figureFor(operation ?? 'count', column, figure) }));
}

const numbersOf = (rows: readonly TableRow[], { index }: Column): number[] =>
  rows.flatMap(({ cells }) => numberIn(cells[index] ?? '') ?? []);

/** The columns that are told of a row: all of a small table, else those that the question is about and the first ones. */
function toldColumns(columns: readonly Column[], { column, grouping, filters, order }: TableQuestion): Column[] {
  if (columns.length <= MAX_COLUMNS_TOLD) return [...columns];
  const asked = new Set([column, grouping?.column, order?.column, ...filters.map((one) => one.column)]);
  const isTold = (one: Column): boolean => asked.has(one) || one.unit === 'dollars' || one.index >= columns.length - 1;
  const rest = columns.filter((one) => !isTold(one) && one.name !== '#');
  const room = Math.max(0, MAX_COLUMNS_TOLD - columns.filter(isTold).length);
  const kept = new Set([...columns.filter(isTold), ...rest.slice(0, room)]);
  return columns.filter((one) => kept.has(one)).slice(0, MAX_COLUMNS_TOLD);
}

function extremesOf(columns: readonly Column[], rows: readonly TableRow[]): TableAnswer['extremes'] {
  const naming = columns.find(({ kind }) => kind === 'text');
  return columns
    .filter(({ kind }) => kind === 'number')
    .flatMap((column) => {
      const known = inOrder(rows, { column, ascending: false }).filter((row) => rankOf(column, row) !== null);
      const [first, last] = [known[0], known.at(-1)];
      if (!first || !last || rankOf(column, first) === rankOf(column, last)) return [];
      const cell = ({ cells }: TableRow): string => toldCell(column, cells[column.index] ?? '');
      const name = ({ row, cells }: TableRow): string => (naming && cells[naming.index]) || `${row}`;
      return [{ column: column.name, highest: cell(first), highestOf: name(first), lowest: cell(last), lowestOf: name(last) }];
    });
}

const MAX_OFFERED_GROUPS = 12;
/** Enough rows to tell what a table can be asked. */
const MAX_LOOKED_AT = 500;

function offersOf(columns: readonly Column[], all: readonly TableRow[]): TableAnswer['offers'] {
  const rows = all.slice(0, MAX_LOOKED_AT);
  const texts = columns.filter(({ kind }) => kind === 'text');
  const differentIn = ({ index }: Column): number => new Set(rows.map(({ cells }) => cells[index] ?? '')).size;
  const groups = texts.find((column) => {
    const different = differentIn(column);
    return different > 1 && different <= MAX_OFFERED_GROUPS && different <= rows.length / 2;
  });
  return {
    figure: pricedColumn(columns.filter(({ kind }) => kind === 'number'))?.name ?? null,
    group: groups?.name ?? null,
    addresses: addressColumn(columns, rows) !== null,
  };
}

const isIn = ({ cells }: TableRow, filters: readonly TableFilter[]): boolean =>
  filters.every(({ column: { index }, holds }) => holds(cells[index] ?? ''));

/** The rows that an answer names: what was asked for, or what its figure is of. */
function shownOf(matched: readonly TableRow[], { operation, column, order, grouping }: TableQuestion): readonly TableRow[] {
  if (operation === 'list' && grouping === null) return order ? inOrder(matched, order) : matched;
  if (!column || !(operation === 'min' || operation === 'max' || operation === 'range')) return [];
  const known = inOrder(matched, { column, ascending: operation === 'min' }).filter((row) => rankOf(column, row) !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return [];
  return operation === 'range' ? [first, last] : known.filter((row) => rankOf(column, row) === rankOf(column, first));
}

function figuresOf(matched: readonly TableRow[], outOf: number, { operation, column, isByYear }: TableQuestion): TableFigure {
  if (operation === 'count') return figureFor('count', null, matched.length);
  if (operation === 'share') return { figure: { sharePercent: rounded((matched.length / Math.max(1, outOf)) * 100) } };
  if (operation === null || operation === 'list' || column?.kind !== 'number') return { figure: {} };
  const figure = figureOf(operation, numbersOf(matched, column));
  return figureFor(operation, column, figure !== null && isByYear ? rounded(figure * MONTHS_OF_YEAR) : figure);
}

/** An amount as amounts are written, where a workbook has a bare number. */
function toldCell({ unit }: Column, cell: string): string {
  return unit === 'dollars' && /^-?\d+(?:\.\d+)?$/.test(cell) ? inDollars(Number(cell)) : cell;
}

const asNumberIfShort = (cell: string): string | number =>
  /^\d{1,2}$/.test(cell) && String(Number(cell)) === cell ? Number(cell) : cell;

function toldFilter({ column, test, value }: TableFilter): TableAnswer['filters'][number] {
  const isYear = /\byear\b|built/i.test(column.name);
  const told =
    typeof value === 'string'
      ? value
      : column.unit === 'dollars'
        ? inDollars(value)
        : isYear
          ? `${value}`
          : value.toLocaleString('en-US');
  return { column: column.name, test, value: told };
}

/** The rows that a question is about, by what it names of the table. */
export function matchingRows(table: ExtractedTable, asked: string): Pick<ReadTable, 'columns' | 'rows'> {
  const { columns, rows, question } = readTable(table, asked);
  const { filters, rows: named } = readTableQuestion(columns, rows, question);
  return { columns, rows: rows.filter((one) => (named.length === 0 || named.includes(one.row)) && isIn(one, filters)) };
}

/** Answers a question from the rows of a table: what it counts, sums, compares and lists is computed, and the rows are named. */
export function answerFromTable(table: ExtractedTable, asked: string): TableAnswer {
  const { columns, rows, question: text } = readTable(table, asked);
  const question = readTableQuestion(columns, rows, text);
  const { operation, column, grouping, filters, order, limit } = question;
  const numbered = question.rows.length > 0 ? rows.filter(({ row }) => question.rows.includes(row)) : rows;
  const matched = numbered.filter((row) => isIn(row, filters));
  const outOf = operation === 'share' ? rows.filter((row) => isIn(row, question.base)).length : rows.length;
  const shown = operation === null ? rows.slice(0, MAX_SAMPLE_ROWS) : shownOf(matched, question);
  const told = toldColumns(columns, question);
  const isCompared = question.isCompared && operation === 'list' && shown.length <= MAX_ROWS_TOLD;
  return {
    columns: table.header,
    rowCount: rows.length,
    ...{ operation, matched: matched.length, outOf },
    counted: column?.kind === 'number' ? numbersOf(matched, column).length : matched.length,
    column: (column ?? order?.column)?.name ?? null,
    filters: filters.map(toldFilter),
    ...figuresOf(matched, outOf, question),
    months: question.isByYear ? MONTHS_OF_YEAR : null,
    order: order === null ? null : order.ascending ? 'ascending' : 'descending',
    isTop: order !== null && limit !== null,
    isPicked: question.rows.length > 0,
    offers: offersOf(columns, rows),
    groupBy: grouping?.column.name ?? null,
    asksForOneGroup: grouping?.asksForOne ?? false,
    groups: groupsOf(matched, question),
    rows: shown.slice(0, limit ?? MAX_ROWS_TOLD).map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(told.map((one) => [one.name, asNumberIfShort(toldCell(one, cells[one.index] ?? ''))])),
    })),
    extremes: isCompared ? extremesOf(columns, shown) : [],
    unused: question.unused,
  };
}
