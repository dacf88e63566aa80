import { open } from 'node:fs/promises';
import Papa from 'papaparse';
import { formatOf } from '../open-records.ts';
import { guessColumns, type ColumnGuess } from './guess-columns.ts';

/** Enough of a file to tell its columns, with long remarks in it. */
const READ_BYTES = 1_000_000;
const ROWS = 500;

export interface FileBeginning {
  header: string[];
  /** The first whole rows. */
  rows: string[][];
}

/** The header and the first rows of a CSV file; null for another format. Throws what `open` throws. */
export async function readBeginning(fileName: string): Promise<FileBeginning | null> {
  const file = await open(fileName, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(READ_BYTES), 0, READ_BYTES, 0);
    const text = buffer.toString('utf8', 0, bytesRead).replace(/^\uFEFF/, '');
    if (formatOf(fileName, text) !== 'csv') return null;
    const { data } = Papa.parse<string[]>(text, { header: false, skipEmptyLines: 'greedy', preview: ROWS + 1 });
    const [header = [], ...rows] = data;
    // The last row may be cut in the middle.
    const whole = bytesRead === READ_BYTES && rows.length < ROWS ? rows.slice(0, -1) : rows;
    return { header: header.map((cell) => cell.trim()), rows: whole.filter((row) => row.length === header.length) };
  } finally {
    await file.close();
  }
}

/** What the columns of a CSV file seem to be; null where there is nothing to guess: another format, or RESO's own names. */
export function guessFor(beginning: FileBeginning | null): ColumnGuess | null {
  if (!beginning || beginning.header.includes('ListingKey')) return null;
  return guessColumns(beginning.header, beginning.rows);
}
