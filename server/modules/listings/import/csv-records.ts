import { readColumnsAsFields, readColumnsByMapping, type ColumnMapping, type RowReader } from './column-mapping.ts';
import { readCsvRows } from './csv-rows.ts';
import { BrokenFile, type SourceRecord } from './source-record.ts';

/**
 * The rows of a CSV file whose first row names its columns: RESO fields, or anything with a mapping. Lines are counted by rows
 * (a quoted cell may span several).
 * @throws BrokenFile when there is no header, the mapping does not fit it, or a quoted cell is not closed
 */
export async function* readCsvRecords(
  chunks: AsyncIterable<string>,
  mapping: ColumnMapping | null,
): AsyncGenerator<SourceRecord> {
  let header: string[] | undefined;
  let read: RowReader | undefined;
  let line = 0;
  for await (const { cells, isMangled } of readCsvRows(chunks)) {
    line += 1;
    if (!header || !read) {
      header = cells.map((cell, at) => (at === 0 ? cell.replace(/^\uFEFF/, '') : cell).trim());
      if (!mapping && !header.includes('ListingKey')) {
        throw new BrokenFile(
          'The first row names no column "ListingKey". Give a mapping for files whose columns are not RESO fields.',
        );
      }
      read = mapping ? readColumnsByMapping(header, mapping) : readColumnsAsFields(header);
    } else if (isMangled) {
      yield { line, problem: 'Text follows the closing quote of a cell; rows after it may have become part of it' };
    } else if (cells.length !== header.length) {
      yield { line, problem: `It has ${cells.length} cells, the header has ${header.length}` };
    } else {
      yield { line, record: read(cells, line - 1) };
    }
  }
  if (!header) throw new BrokenFile('The file is empty.');
}
