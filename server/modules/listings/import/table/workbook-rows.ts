import { readFile } from 'node:fs/promises';
import readExcelFile from 'read-excel-file/node';
import { BrokenFile } from '../source-record.ts';
import { findHeader } from './find-header.ts';
import type { HeldRows } from './table.ts';
import { unpackedBytes } from './unpacked-bytes.ts';

/** A workbook is held in memory, unpacked: a larger one is to be saved as CSV. */
const MAX_BYTES = 60_000_000;
const MAX_UNPACKED_BYTES = 400_000_000;

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    const text = value.toISOString();
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
  }
  // 0.1 + 0.2 as a person wrote it.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

/**
 * The rows of the sheet that has the most cells of a workbook (.xlsx), and of those that name the same columns behind it. Dates are written
 * as `YYYY-MM-DD`.
 * @throws BrokenFile for an archive that is no workbook, and for one too large
 */
export async function readWorkbookRows(fileName: string): Promise<HeldRows> {
  const bytes = await readFile(fileName);
  if (bytes.length > MAX_BYTES) throw new BrokenFile('The workbook is larger than 60 MB. Save it as CSV, and import that.');
  if (!bytes.includes('xl/workbook.xml'))
    throw new BrokenFile('The file is compressed (ZIP). Unpack it, or save it as CSV, first.');
  if (unpackedBytes(bytes) > MAX_UNPACKED_BYTES)
    throw new BrokenFile('The workbook unpacks to more than 400 MB. Save it as CSV, and import that.');
  let sheets: { sheet: string; data: unknown[][] }[];
  try {
    sheets = await readExcelFile(bytes);
  } catch (error) {
    throw new BrokenFile(`The workbook cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const size = ({ data }: { data: unknown[][] }): number =>
    data.reduce((sum, row) => sum + row.filter((cell) => cell !== null).length, 0);
  const [largest, ...others] = sheets.toSorted((a, b) => size(b) - size(a)).filter((sheet) => size(sheet) > 0);
  if (!largest) return { rows: [], told: [], unread: [] };
  return withAlike(
    { name: largest.sheet, rows: textsOf(largest.data) },
    others.map(({ sheet, data }) => ({ name: sheet, rows: textsOf(data) })),
  );
}

const textsOf = (data: unknown[][]): string[][] => data.map((row) => row.map(cellText));

interface Sheet {
  name: string;
  rows: string[][];
}

/** Sheets with the header of the largest are one table with it; the others are told. */
function withAlike(largest: Sheet, others: readonly Sheet[]): HeldRows {
  const headerOf = (rows: string[][]) => findHeader(rows.filter((row) => row.some((cell) => cell.trim() !== '')));
  const { header, isNamed } = headerOf(largest.rows);
  const isAlike = ({ rows }: Sheet): boolean => isNamed && headerOf(rows).header.join('\n') === header.join('\n');
  const alike = others.filter(isAlike);
  const quoted = [largest, ...alike].map(({ name }) => `"${name}"`).join(', ');
  return {
    rows: [largest, ...alike].flatMap(({ rows }) => rows),
    told: alike.length > 0 ? [`The sheets ${quoted} have the same columns, and are read one after the other.`] : [],
    unread: others
      .filter((sheet) => !isAlike(sheet))
      .map(
        ({ name, rows }) =>
          `The sheet "${name}" with ${rows.length} ${rows.length === 1 ? 'row' : 'rows'} has other columns than "${largest.name}", and is not read: import it as a file of its own`,
      ),
  };
}
