import { open } from 'node:fs/promises';
import Papa from 'papaparse';
import { BEGINNING_BYTES, readBeginningOf } from '../file-text.ts';
import { formatOf } from '../open-records.ts';
import { BrokenFile } from '../source-record.ts';
import { guessColumns, type ColumnGuess } from './guess-columns.ts';

const ROWS = 500;
/** More columns than any export has: the file is one long row, or its rows are parted by something else. */
const MAX_COLUMNS = 5_000;

export interface FileBeginning {
  header: string[];
  /** The first whole rows. */
  rows: string[][];
}

/** The header and the first rows of a CSV file; null for another format. Throws what `open` throws, and BrokenFile when it is empty or compressed. */
export async function readBeginning(fileName: string): Promise<FileBeginning | null> {
  const file = await open(fileName, 'r');
  try {
    const { text, bytesRead } = await readBeginningOf(file);
    if (formatOf(fileName, text) !== 'csv') return null;
    const { data } = Papa.parse<string[]>(text, { header: false, skipEmptyLines: 'greedy', preview: ROWS + 1 });
    const [header, ...rows] = data;
    if (!header) throw new BrokenFile('The file is empty.');
    if (header.length > MAX_COLUMNS) {
      throw new BrokenFile(
        `The first row has ${header.length.toLocaleString('en-US')} columns or more: it is not one that names the columns of listings.`,
      );
    }
    // The last row may be cut in the middle.
    const whole = bytesRead === BEGINNING_BYTES && rows.length < ROWS ? rows.slice(0, -1) : rows;
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
