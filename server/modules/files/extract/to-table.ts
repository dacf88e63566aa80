import { extractLimits, UnreadableFile } from './extract-limits.ts';
import type { ExtractedTable } from './extracted.ts';

/** Titles and empty lines may stand above the header. */
export const MAX_ROWS_ABOVE = 15;

const isFilled = (cell: string | undefined): boolean => cell !== undefined && cell.trim() !== '';

/** So full, of the fullest row at the top, is a header: a column or two may have no name. */
const HEADER_SHARE = 0.8;

/**
 * The header is the first of the rows at the top that is about as full as the fullest of them.
 * @throws UnreadableFile when no row follows it
 */
export function toTable(all: readonly string[][], sheet: string | null): ExtractedTable {
  const widths = all.slice(0, MAX_ROWS_ABOVE).map((row) => row.filter(isFilled).length);
  const widest = Math.max(0, ...widths);
  const at = widths.findIndex((width) => width >= Math.max(1, widest * HEADER_SHARE));
  if (at < 0 || all.length <= at + 1) throw new UnreadableFile('The table holds no rows.');
  const width = Math.min(extractLimits.columns, Math.max(...all.slice(at, at + MAX_ROWS_ABOVE).map((row) => row.length)));
  const header = Array.from(
    { length: width },
    (_, index) => (all[at]?.[index] ?? '').trim().slice(0, 80) || `Column ${index + 1}`,
  );
  const rows = all
    .slice(at + 1, at + 1 + extractLimits.rows)
    .map((row) => header.map((_, index) => (row[index] ?? '').trim().slice(0, extractLimits.cellCharacters)));
  while (rows.length > 0 && !rows.at(-1)?.some(isFilled)) rows.pop();
  if (rows.length === 0) throw new UnreadableFile('The table holds no rows.');
  return { kind: 'table', sheet, header, rows, firstRow: at + 2, isCut: all.length - at - 1 > extractLimits.rows };
}
