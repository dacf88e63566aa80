import type { ColumnMapping } from '../column-mapping.ts';
import { readRecord, type ReadRecord } from '../read-record.ts';
import { createRowReader } from '../read-row.ts';
import type { SourceRecord } from '../source-record.ts';
import type { Table } from './table.ts';

const MAX_VALUE_CHARACTERS = 60;

/** The rows of a table as records, as a mapping says. */
export async function* readTableRecords(table: Table, mapping: ColumnMapping, today: string): AsyncGenerator<SourceRecord> {
  const read = createRowReader(table.header, mapping, today);
  for (const problem of table.unread) yield { line: 0, problem };
  let number = 0;
  for await (const row of table.rows()) {
    if ('problem' in row) {
      yield row;
      continue;
    }
    number += 1;
    const { record, notes, isLeftOut } = read(row.cells, number);
    if (isLeftOut) {
      const status = record['MlsStatus'];
      yield {
        line: row.line,
        problem: `Its status "${typeof status === 'string' ? status : ''}" is left out, as the mapping says`,
      };
      continue;
    }
    yield {
      line: row.line,
      record,
      isFromTable: true,
      notes: notes.map(
        ({ column, value }) => `"${column}" is "${value.slice(0, MAX_VALUE_CHARACTERS)}", which cannot be read: left empty`,
      ),
    };
  }
}

/** The first rows of a table as the listings that they would become. */
export function previewTable(table: Table, mapping: ColumnMapping, today: string, count: number): ReadRecord[] {
  const read = createRowReader(table.header, mapping, today);
  return table.sample.slice(0, count).map((cells, at) => {
    const { record } = read(cells, at + 1);
    return readRecord({ line: at + 1, record, isFromTable: true }, today);
  });
}
