import { open } from 'node:fs/promises';
import Papa from 'papaparse';
import { readCsvRows } from '../csv-rows.ts';
import { BEGINNING_BYTES, decodeText, isArchive, readBeginningOf } from '../file-text.ts';
import { formatOf } from '../open-records.ts';
import { BrokenFile } from '../source-record.ts';
import { delimiterOf } from './delimiter.ts';
import { findHeader } from './find-header.ts';
import { createHeadingReader, hasStatusHeadings, HEADING_COLUMN, headingsTold } from './headings.ts';
import { jsonTable } from './json-table.ts';
import { hasDecimalCommas, withPoint } from './decimal-comma.ts';
import { readInThread } from './read-in-thread.ts';
import { ensureWidth, SAMPLE_ROWS, type HeldRows, type Table, type TableKind, type TableRow } from './table.ts';

const MAX_MARKUP_BYTES = 60_000_000;

/**
 * Opens a file as a table; null for RESO records (JSON, NDJSON, or CSV whose columns are RESO's own with a ListingKey).
 * @throws BrokenFile for what is no table, in a sentence; what `open` throws
 */
export async function openTable(fileName: string): Promise<Table | null> {
  const file = await open(fileName, 'r');
  try {
    const { size: sizeBytes } = await file.stat();
    if (await isArchive(file))
      return heldTable('workbook', await readInThread({ fileName, kind: 'workbook', encoding: '' }), sizeBytes);
    const { text, encoding, bytesRead } = await readBeginningOf(file);
    const kind = kindOf(fileName, text);
    if (kind === 'html' || kind === 'xml') {
      if (sizeBytes > MAX_MARKUP_BYTES) throw new BrokenFile('The page is larger than 60 MB. Save it as CSV, and import that.');
      return heldTable(kind, await readInThread({ fileName, kind, encoding }), sizeBytes);
    }
    if (kind === 'json' || kind === 'ndjson') return await jsonTable(fileName, kind, encoding, sizeBytes);
    return csvTable(fileName, { text, encoding, isWhole: bytesRead < BEGINNING_BYTES, sizeBytes });
  } finally {
    await file.close();
  }
}

function kindOf(fileName: string, text: string): 'html' | 'xml' | 'json' | 'ndjson' | 'csv' {
  const beginning = text
    .slice(0, 5_000)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^<\?xml[^>]*>[\s\S]*<(?:\w+:)?Workbook\b/i.test(beginning) || /^<(?:\w+:)?Workbook\b/i.test(beginning)) return 'xml';
  if (/^<(?:!doctype html|html|head|meta|body|style|div|table|!--)/i.test(beginning)) return 'html';
  return formatOf(fileName, text);
}

const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** A cell for every column; empty ones too many at the end are no matter. */
function fitted(cells: readonly string[], width: number): string[] | null {
  if (cells.length === width) return [...cells];
  if (cells.length > width) return isEmptyRow(cells.slice(width)) ? cells.slice(0, width) : null;
  return null;
}

function problemOf(cells: readonly string[], width: number): string {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length === 1 && width > 2) return `It is no listing but a note: "${(filled[0] ?? '').trim().slice(0, 80)}"`;
  return `It has ${cells.length} cells, the header has ${width}`;
}

function isHeaderAgain(cells: readonly string[], header: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell, at) => cell.trim() === header[at]);
}

const sumWord = /^(?:(?:grand |sub)?totals?|average|avg\.?|mean|median|sum|count|min(?:imum)?|max(?:imum)?)\b:?/i;

/** "Average" in the column of addresses, above figures, and without a number of its own. */
const sumAlone = /^(?:totals?|averages?|avg\.?|mean|median|high(?:est)?|low(?:est)?|min(?:imum)?|max(?:imum)?):?$/i;

function isSum(cells: readonly string[], filled: readonly string[], header: readonly string[]): boolean {
  const first = filled[0]?.trim() ?? '';
  if (filled.length < header.length / 2) return sumWord.test(first);
  return cells[0]?.trim() === '' && sumAlone.test(first);
}

/** A row that holds the header again, or a note, is told; any other is a row of data. */
function rowOf(line: number, cells: string[], header: readonly string[], pads: boolean): TableRow {
  const whole = fitted(pads && cells.length < header.length ? padded(cells, header.length) : cells, header.length);
  if (!whole) return { line, problem: problemOf(cells, header.length), ...headingIn(cells) };
  if (isHeaderAgain(whole, header)) return { line, problem: 'It names the columns again' };
  const filled = whole.filter((cell) => cell.trim() !== '');
  if (filled.length === 1 && header.length > 2)
    return { line, problem: problemOf(filled, header.length), heading: (filled[0] ?? '').trim() };
  if (isSum(whole, filled, header)) return { line, problem: `It is no listing but a sum: "${filled.join(' ').slice(0, 80)}"` };
  return { line, cells: whole };
}

/** A row of one cell, without the empty ones that others have. */
const headingIn = (cells: readonly string[]): { heading?: string } => {
  const [only, ...others] = cells.filter((cell) => cell.trim() !== '');
  return only !== undefined && others.length === 0 ? { heading: only.trim() } : {};
};

const padded = (cells: readonly string[], width: number): string[] => [
  ...cells,
  ...Array.from({ length: width - cells.length }, () => ''),
];

/** A table that is held in memory. Its rows may end early. */
function heldTable(kind: TableKind, { rows: allRows, told, unread }: HeldRows, sizeBytes: number): Table {
  const numbered = allRows.map((cells, at) => ({ cells, line: at + 1 })).filter(({ cells }) => !isEmptyRow(cells));
  if (numbered.length === 0) throw new BrokenFile(kind === 'html' ? 'The page has no table.' : 'The file is empty.');
  const found = findHeader(numbered.map(({ cells }) => cells));
  ensureWidth(found.header);
  const rows = numbered.slice(found.skippedRows).map(({ cells, line }) => rowOf(line, cells, found.header, true));
  const isUnderHeadings = hasStatusHeadings(found.header, rows);
  const data = isUnderHeadings ? rows.flatMap(createHeadingReader()) : rows;
  return {
    ...{ ...found, kind, unread },
    ...headed(found.header, isUnderHeadings, told),
    sample: data.flatMap((row) => ('cells' in row ? [row.cells] : [])).slice(0, SAMPLE_ROWS),
    sizeBytes,
    readBytes: () => sizeBytes,
    rows: async function* rows() {
      yield* data;
    },
  };
}

/** The columns, and what is said of them, with that of the headings where rows stand under such. */
const headed = (header: string[], isUnderHeadings: boolean, told: string[]): { header: string[]; told: string[] } =>
  isUnderHeadings ? { header: [...header, HEADING_COLUMN], told: [...told, headingsTold] } : { header, told };

/** A report for reading, with "List Price: $410,000" in a line of its own. */
function isFieldALine(text: string): boolean {
  const lines = text
    .slice(0, 10_000)
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '');
  return lines.filter((line) => /^\s*[A-Z][A-Za-z #/.-]{1,30}:\s+\S/.test(line)).length > lines.length / 2;
}

interface CsvBeginning {
  text: string;
  encoding: string;
  isWhole: boolean;
  sizeBytes: number;
}

function csvTable(fileName: string, { text, encoding, isWhole, sizeBytes }: CsvBeginning): Table | null {
  const delimiter = delimiterOf(text);
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter,
    skipEmptyLines: 'greedy',
    preview: SAMPLE_ROWS + 50,
  });
  if (data.length === 0) throw new BrokenFile('The file is empty.');
  ensureWidth(data[0] ?? []);
  const found = findHeader(data);
  if (!found.isNamed && isFieldALine(text)) {
    throw new BrokenFile(
      'The file has one field in each line ("List Price: $410,000"), and no rows. Export the listings as CSV or Excel instead.',
    );
  }
  if (found.skippedRows === 1 && found.header.includes('ListingKey')) return null;
  // The last row may be cut in the middle.
  const whole = isWhole || data.length >= SAMPLE_ROWS + 50 ? data : data.slice(0, -1);
  const firstRows = whole.slice(found.skippedRows).map((cells) => rowOf(0, cells, found.header, false));
  const isUnderHeadings = hasStatusHeadings(found.header, firstRows);
  const readerOfRows = (): ((row: TableRow) => TableRow[]) => (isUnderHeadings ? createHeadingReader() : (row) => [row]);
  const samples = firstRows
    .flatMap(readerOfRows())
    .flatMap((row) => ('cells' in row ? [row.cells] : []))
    .slice(0, SAMPLE_ROWS);
  const isWithComma = delimiter !== ',' && hasDecimalCommas(samples);
  const figuresOf = (cells: string[]): string[] => (isWithComma ? cells.map(withPoint) : cells);
  let stream: { bytesRead: number } | undefined;
  return {
    ...{ ...found, kind: 'csv', unread: [] },
    ...headed(
      found.header,
      isUnderHeadings,
      isWithComma ? ['Figures have a decimal comma ("2,5"), and points between their thousands.'] : [],
    ),
    sample: samples.map(figuresOf),
    sizeBytes,
    readBytes: () => stream?.bytesRead ?? 0,
    rows: async function* rows(): AsyncGenerator<TableRow> {
      const handle = await open(fileName, 'r');
      const bytes = handle.createReadStream({ start: 0 });
      stream = bytes;
      let line = 0;
      const read = readerOfRows();
      for await (const { cells, isMangled } of readCsvRows(decodeText(bytes as AsyncIterable<Buffer>, encoding), delimiter)) {
        line += 1;
        if (line <= found.skippedRows) continue;
        if (isMangled)
          yield { line, problem: 'Text follows the closing quote of a cell; rows after it may have become part of it' };
        else {
          for (const row of read(rowOf(line, cells, found.header, false)))
            yield 'cells' in row ? { line, cells: figuresOf(row.cells) } : row;
        }
      }
    },
  };
}
