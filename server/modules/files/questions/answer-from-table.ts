import type { ExtractedTable } from '../extract/extracted.ts';
import { numberIn, readTableQuestion, type Operation, type TableFilter } from './table-question.ts';

const MAX_ROWS_TOLD = 10;
const MAX_GROUPS = 15;

export interface TableAnswer {
  columns: string[];
  rowCount: number;
  operation: Operation | null;
  column: string | null;
  filters: { column: string; test: string; value: string | number }[];
  matched: number;
  /** Of the column over the rows that match, where a figure was asked for and can be given. */
  value: number | null;
  /** The same where the column holds amounts of money. */
  valueDollars: number | null;
  groupBy: string | null;
  groups: { name: string; rowCount: number; value: number | null; valueDollars: number | null }[];
  /** Rows of the file that the answer rests on, or that were asked for, as they are numbered there. */
  rows: { row: number; cells: Record<string, string> }[];
}

function matches(row: readonly string[], { column, test, value }: TableFilter): boolean {
  const cell = row[column] ?? '';
  if (test === 'is') return cell.toLowerCase() === String(value).toLowerCase();
  const number = numberIn(cell);
  if (number === null || typeof value !== 'number') return false;
  if (test === 'over') return number > value;
  if (test === 'under') return number < value;
  return test === 'at-least' ? number >= value : number <= value;
}

const inWords = { is: 'is', 'at-least': 'at least', 'at-most': 'at most', over: 'over', under: 'under' } as const;

function figureOf(operation: Operation, numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) return null;
  const sum = sorted.reduce((total, number) => total + number, 0);
  const figures: Record<Operation, number | null> = {
    sum,
    mean: sum / sorted.length,
    median: (low + high) / 2,
    min: sorted[0] ?? null,
    max: sorted.at(-1) ?? null,
    count: sorted.length,
    list: null,
  };
  const figure = figures[operation];
  return figure === null ? null : Math.round(figure * 100) / 100;
}

/** Answers a question from the rows of a table: what it counts, sums, compares and lists is computed, and the rows are named. */
export function answerFromTable(table: ExtractedTable, question: string): TableAnswer {
  const { operation, column, groupBy, filters } = readTableQuestion(table, question);
  const { header, firstRow } = table;
  const numbered = table.rows
    .map((cells, index) => ({ row: firstRow + index, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const matched = numbered.filter(({ cells }) => filters.every((filter) => matches(cells, filter)));
  const figure = (rows: typeof matched): number | null =>
    operation === null || column === null || operation === 'count'
      ? null
      : figureOf(
          operation,
          rows.flatMap(({ cells }) => numberIn(cells[column] ?? '') ?? []),
        );
  const value = operation === 'count' ? matched.length : figure(matched);
  const isMoney =
    column !== null &&
    operation !== 'count' &&
    (/price|amount|cost|fee|rent|hoa|tax/i.test(header[column] ?? '') ||
      table.rows.some((row) => row[column]?.includes('$') ?? false));
  const inUnit = (plain: number | null) =>
    isMoney ? { value: null, valueDollars: plain } : { value: plain, valueDollars: null };
  const groups =
    groupBy === null
      ? []
      : [...Map.groupBy(matched, ({ cells }) => cells[groupBy] || 'none')]
          .map(([name, rows]) => ({ name, rowCount: rows.length, value: figure(rows) }))
          .sort((a, b) => (b.value ?? b.rowCount) - (a.value ?? a.rowCount))
          .slice(0, MAX_GROUPS)
          .map(({ value: ofGroup, ...group }) => ({ ...group, ...inUnit(ofGroup) }));
  const isExtreme = (operation === 'min' || operation === 'max') && column !== null;
  const shown = isExtreme
    ? matched.filter(({ cells }) => numberIn(cells[column] ?? '') === value)
    : operation === 'list'
      ? matched
      : [];
  return {
    columns: header,
    rowCount: numbered.length,
    operation,
    column: column === null ? null : (header[column] ?? null),
    filters: filters.map((filter) => ({ column: header[filter.column] ?? '', test: inWords[filter.test], value: filter.value })),
    matched: matched.length,
    ...inUnit(value),
    groupBy: groupBy === null ? null : (header[groupBy] ?? null),
    groups,
    rows: shown.slice(0, MAX_ROWS_TOLD).map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(header.slice(0, 8).map((name, index) => [name, cells[index] ?? ''])),
    })),
  };
}
