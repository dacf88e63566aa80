import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { examineTable } from './examine-table.ts';
import { guessColumns } from './guess/guess-columns.ts';
import { readRecord } from './read-record.ts';
import { openTable } from './table/open-table.ts';
import { readTableRecords } from './table/table-records.ts';

const folder = fileURLToPath(new URL('../../../../tests/listing-files/', import.meta.url));
const TODAY = '2026-11-22';

const truthSchema = z.object({
  /** What has to be said of the file before it can be imported. */
  stops: z.array(z.string()),
  rows: z.array(z.record(z.string(), z.unknown())),
});

/** What stands in the database and is made of other columns, or holds for every row. */
const derived = /_key$|_keys$|^allows_|^agent_licenses$|^photos$|^street$|^details$|^has_association$|^partial_bathrooms$/;

async function readFileOf(name: string): Promise<z.infer<typeof truthSchema>> {
  const table = await openTable(folder + name);
  if (!table) throw new Error(`${name} has RESO records`);
  const { mapping, questions } = guessColumns(table.header, table.sample);
  const { unknownValues, unreadable } = await examineTable(table, mapping, TODAY);
  const stops = [
    ...questions.filter(({ isNeeded }) => isNeeded).map(({ kind }) => kind),
    ...(mapping.fields['ListPrice'] || mapping.fields['ClosePrice'] ? [] : ['price']),
    ...unknownValues.filter(({ kind }) => kind === 'status').map(({ value, likely }) => `${value}: ${likely ?? '?'}`),
    ...unreadable.map(({ column }) => column),
  ];
  const rows: Record<string, unknown>[] = [];
  for await (const entry of readTableRecords(table, mapping, TODAY)) {
    const { line } = entry;
    if ('problem' in entry) {
      rows.push({ line, refused: entry.problem });
      continue;
    }
    const read = readRecord(entry, TODAY);
    if (read.outcome === 'forget') throw new Error('a table forgets nothing');
    if (read.outcome === 'refuse') rows.push({ line, refused: read.reasons.join('; ') });
    else {
      const present = Object.entries(read.listing).filter(
        ([column, value]) => !derived.test(column) && value !== null && !(Array.isArray(value) && value.length === 0),
      );
      rows.push({ line, ...Object.fromEntries(present), ...(read.notes.length > 0 ? { notes: read.notes } : {}) });
    }
  }
  return { stops, rows };
}

const files = readdirSync(folder).filter((name) => !name.endsWith('.rows.json'));

describe('files as agents have them', () => {
  test('there are forty of them', () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
  });

  test.each(files)('%s is read as its true rows, or stops and says why', async (name) => {
    const truth = truthSchema.parse(JSON.parse(readFileSync(`${folder}${name}.rows.json`, 'utf8')));
    expect(await readFileOf(name)).toEqual(truth);
  });
});
