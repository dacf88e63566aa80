import { BrokenFile } from '../source-record.ts';
import type { FoundHeader } from './find-header.ts';

export type TableKind = 'csv' | 'workbook' | 'html' | 'xml' | 'json';

/** A row of a table, or what is wrong with it: it may be a heading over the rows below. */
export type TableRow = { line: number; cells: string[] } | { line: number; problem: string; heading?: string };

/** A file whose rows have columns of its own, in whatever form it comes. */
export interface Table extends FoundHeader {
  kind: TableKind;
  /** The first whole rows of data. */
  sample: string[][];
  /** How its cells are written, and which of its sheets are read, where that is not plain; in sentences. */
  told: string[];
  /** What of the file is no part of the table, in sentences: other sheets, other lists. */
  unread: string[];
  sizeBytes: number;
  readBytes: () => number;
  /** Every row of data, from the first each time. @throws BrokenFile where the file breaks off */
  rows: () => AsyncIterable<TableRow>;
}

/** The rows of a file that is held in memory, with what is said of it (`Table`). */
export interface HeldRows extends Pick<Table, 'told' | 'unread'> {
  rows: string[][];
}

/** So many rows tell what the columns are. */
export const SAMPLE_ROWS = 500;
/** More columns than any export has: the file is one long row, or its rows are parted by something else. */
const MAX_COLUMNS = 5_000;

/** @throws BrokenFile for a first row that names no columns */
export function ensureWidth(header: readonly string[]): void {
  if (header.length <= MAX_COLUMNS) return;
  throw new BrokenFile(
    `The first row has ${header.length.toLocaleString('en-US')} columns or more: it is not one that names the columns of listings.`,
  );
}
