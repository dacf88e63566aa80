import { readFile } from 'node:fs/promises';
import readExcelFile from 'read-excel-file/node';
import { BrokenFile } from '../source-record.ts';
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
 * The rows of the sheet that has the most cells of a workbook (.xlsx). Dates are written as `YYYY-MM-DD`.
 * @throws BrokenFile for an archive that is no workbook, and for one too large
 */
export async function readWorkbookRows(fileName: string): Promise<string[][]> {
  const bytes = await readFile(fileName);
  if (bytes.length > MAX_BYTES) throw new BrokenFile('The workbook is larger than 60 MB. Save it as CSV, and import that.');
  if (!bytes.includes('xl/workbook.xml'))
    throw new BrokenFile('The file is compressed (ZIP). Unpack it, or save it as CSV, first.');
  if (unpackedBytes(bytes) > MAX_UNPACKED_BYTES)
    throw new BrokenFile('The workbook unpacks to more than 400 MB. Save it as CSV, and import that.');
  let sheets: { data: unknown[][] }[];
  try {
    sheets = await readExcelFile(bytes);
  } catch (error) {
    throw new BrokenFile(`The workbook cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const size = ({ data }: { data: unknown[][] }): number =>
    data.reduce((sum, row) => sum + row.filter((cell) => cell !== null).length, 0);
  const largest = sheets.toSorted((a, b) => size(b) - size(a))[0];
  return (largest?.data ?? []).map((row) => row.map(cellText));
}
