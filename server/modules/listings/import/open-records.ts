import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { readCsvRows } from './csv-rows.ts';
import { decodeText, readBeginningOf } from './file-text.ts';
import { readJsonRecords } from './json-records.ts';
import { readNdjsonRecords } from './ndjson-records.ts';
import { BrokenFile, isRecord, type SourceRecord } from './source-record.ts';

export type FileFormat = 'json' | 'ndjson' | 'csv';

/** The format of a file by its name, and where that leaves it open, by how it begins. */
export function formatOf(fileName: string, beginning: string): FileFormat {
  const extension = extname(fileName).toLowerCase();
  if (extension === '.ndjson' || extension === '.jsonl') return 'ndjson';
  if (extension === '.csv') return 'csv';
  const text = beginning.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('[')) return 'json';
  if (!text.startsWith('{')) return extension === '.json' ? 'json' : 'csv';
  // A whole record in the first line is NDJSON; `{"value": [` in one line is not, however long that is.
  const [firstLine = '', secondLine] = text.split('\n');
  if (secondLine === undefined && extension !== '.json') return /^\{\s*"(@odata|value")/.test(text) ? 'json' : 'ndjson';
  try {
    const value: unknown = JSON.parse(firstLine);
    return isRecord(value) && ('ListingKey' in value || 'ListingKeyNumeric' in value) ? 'ndjson' : 'json';
  } catch {
    return 'json';
  }
}

/**
 * Opens a file of RESO records and tells its format; the records stream from it, and reading them to the end closes it.
 * @throws BrokenFile for a compressed file
 */
export async function openRecords(
  fileName: string,
): Promise<{ format: FileFormat; sizeBytes: number; readBytes: () => number; records: AsyncIterable<SourceRecord> }> {
  const file = await open(fileName, 'r');
  const { size: sizeBytes } = await file.stat();
  const { text, encoding } = await readBeginningOf(file).catch(async (error: unknown) => {
    await file.close();
    throw error;
  });
  const format = formatOf(fileName, text);
  const stream = file.createReadStream({ start: 0 });
  const chunks = decodeText(stream as AsyncIterable<Buffer>, encoding);
  const readers = {
    json: () => readPage(chunks),
    ndjson: () => readNdjsonRecords(chunks),
    csv: () => readResoCsv(chunks),
  };
  return { format, sizeBytes, readBytes: () => stream.bytesRead, records: readers[format]() };
}

/** The records of an answer of a service; that it goes on elsewhere is told behind them. */
async function* readPage(chunks: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  let goesOn = false;
  yield* readJsonRecords(chunks, (name) => {
    if (/nextLink$/.test(name)) goesOn = true;
  });
  if (goesOn) {
    const problem = 'The file is one page of an answer that goes on at its "@odata.nextLink": what follows there is not in it';
    yield { line: 0, problem };
  }
}

/**
 * The rows of a CSV file whose first row names RESO fields. Lines are counted by rows (a quoted cell may span several).
 * @throws BrokenFile when it is empty, names no key, or a quoted cell is not closed
 */
export async function* readResoCsv(chunks: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  let header: string[] | undefined;
  let line = 0;
  for await (const { cells, isMangled } of readCsvRows(chunks)) {
    line += 1;
    if (!header) {
      header = cells.map((cell, at) => (at === 0 ? cell.replace(/^\uFEFF/, '') : cell).trim());
      if (!header.includes('ListingKey')) throw new BrokenFile('The first row names no column "ListingKey".');
    } else if (isMangled) {
      yield { line, problem: 'Text follows the closing quote of a cell; rows after it may have become part of it' };
    } else if (cells.length !== header.length) {
      yield { line, problem: `It has ${cells.length} cells, the header has ${header.length}` };
    } else {
      yield { line, record: Object.fromEntries(header.map((name, at) => [name, cells[at]])) };
    }
  }
  if (!header) throw new BrokenFile('The file is empty.');
}
