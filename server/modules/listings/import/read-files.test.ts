import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { fc } from '#tests/support/properties.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columnMappingSchema, type ColumnMapping } from './column-mapping.ts';
import { readJsonRecords } from './json-records.ts';
import { readNdjsonRecords } from './ndjson-records.ts';
import { openRecords, readResoCsv } from './open-records.ts';
import { BrokenFile, type SourceRecord } from './source-record.ts';
import { openTable } from './table/open-table.ts';
import { readTableRecords } from './table/table-records.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface ReadFile {
  format: string;
  records: SourceRecord[];
  broken: string | null;
}

async function collect(records: AsyncIterable<SourceRecord>): Promise<Omit<ReadFile, 'format'>> {
  const collected: SourceRecord[] = [];
  try {
    for await (const record of records) collected.push(record);
  } catch (error) {
    if (error instanceof BrokenFile) return { records: collected, broken: error.message };
    throw error;
  }
  return { records: collected, broken: null };
}

async function readFileOf(name: string, text: string | Buffer): Promise<ReadFile> {
  const path = join(folder, name);
  await writeFile(path, text);
  const { format, records } = await openRecords(path);
  return { format, ...(await collect(records)) };
}

async function readTableOf(name: string, text: string, mapping: ColumnMapping): Promise<Omit<ReadFile, 'format'>> {
  const path = join(folder, name);
  await writeFile(path, text);
  const table = await openTable(path);
  if (!table) throw new Error('the file has RESO records');
  return collect(readTableRecords(table, mapping, '2026-11-20'));
}

const a = { ListingKey: 'a', Media: [{ Order: 1 }], PublicRemarks: 'braces } ] { [ and "quotes" \\ ' };
const b = { ListingKey: 'b' };

describe('a JSON file', () => {
  test('gives the records of its value list with their lines, and tells that others follow on another page', async () => {
    const text = `{\n"@odata.context": "x", "value": [\n${JSON.stringify(a)},\n${JSON.stringify(b, null, 1)}\n], "@odata.nextLink": "y"}`;
    expect(await readFileOf('f.json', text)).toEqual({
      format: 'json',
      records: [
        { line: 3, record: a },
        { line: 4, record: b },
        {
          line: 0,
          problem: 'The file is one page of an answer that goes on at its "@odata.nextLink": what follows there is not in it',
        },
      ],
      broken: null,
    });
  });

  test('may be a plain list, begin with a byte order mark, and be empty of records', async () => {
    expect((await readFileOf('f.json', `\uFEFF[${JSON.stringify(a)}]`)).records).toEqual([{ line: 1, record: a }]);
    expect(await readFileOf('f.json', '{"value":[]}')).toEqual({ format: 'json', records: [], broken: null });
  });

  test('tells a record that is not valid JSON and reads on', async () => {
    const { records, broken } = await readFileOf('f.json', `{"value":[\n{"ListingKey":"x",,},\n${JSON.stringify(b)}]}`);
    expect(records).toEqual([
      { line: 2, problem: 'It is not valid JSON' },
      { line: 3, record: b },
    ]);
    expect(broken).toBeNull();
  });

  test.each([
    [
      'breaks off inside a record',
      '{"value":[{"ListingKey":"a"},\n{"Listi',
      1,
      'The file breaks off inside the record that begins in line 2.',
    ],
    [
      'breaks off after a record',
      '{"value":[{"ListingKey":"a"},',
      1,
      'The file breaks off in line 1, after its last whole record.',
    ],
    ['is a page of HTML', '<html>sign in</html>', 0, 'This is not JSON: line 1 begins with "<html>sign in</html>".'],
    ['is an error', '{"error":{"code":"401"}}', 0, 'The file holds no list of records: {"value": [...]} or [...] is expected.'],
    ['is empty', '', 0, 'The file holds no list of records: {"value": [...]} or [...] is expected.'],
  ])('that %s says so and keeps the records before', async (_, text, count, sentence) => {
    const { records, broken } = await readFileOf('f.json', text);
    expect(records).toHaveLength(count);
    expect(broken).toBe(sentence);
  });

  test('reads the same however its text is cut into chunks', async () => {
    const record = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { maxLength: 5 }),
        fc.integer({ min: 1, max: 40 }),
        fc.boolean(),
        async (list, size, pretty) => {
          const text = JSON.stringify({ note: 'value', value: list, count: 1 }, null, pretty ? 2 : 0);
          async function* chunks(): AsyncGenerator<string> {
            for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
          }
          const { records, broken } = await collect(readJsonRecords(chunks()));
          expect(broken).toBeNull();
          expect(records.map((entry) => ('record' in entry ? entry.record : entry))).toEqual(JSON.parse(JSON.stringify(list)));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('an NDJSON file', () => {
  test(
    'with a line that does not end is read in one go, and the records around that line are kept',
    { timeout: 20_000 },
    async () => {
      const chunk = 'x'.repeat(65_536);
      async function* chunks(): AsyncGenerator<string> {
        yield `${JSON.stringify(a)}\n{"ListingKey":"`;
        for (let at = 0; at < 3_000; at++) yield chunk;
        yield `"}\n${JSON.stringify(b)}`;
      }
      expect(await collect(readNdjsonRecords(chunks()))).toEqual({
        records: [
          { line: 1, record: a },
          { line: 2, problem: 'It is longer than 32000000 characters' },
          { line: 3, record: b },
        ],
        broken: null,
      });
    },
  );

  test('gives one record a line, tells bad lines and passes over empty ones', async () => {
    const { format, records } = await readFileOf('f.ndjson', `${JSON.stringify(a)}\n\n{oops\n[1]\n${JSON.stringify(b)}`);
    expect(format).toBe('ndjson');
    expect(records).toEqual([
      { line: 1, record: a },
      { line: 3, problem: 'It is not valid JSON' },
      { line: 4, problem: 'It is not a JSON object' },
      { line: 5, record: b },
    ]);
  });

  test('is known by its content when its name is .json', async () => {
    expect((await readFileOf('f.json', `${JSON.stringify(a)}\n${JSON.stringify(b)}\n`)).format).toBe('ndjson');
  });
});

describe('a CSV file', () => {
  test('gives rows under RESO names, quoted cells included', async () => {
    const { format, records } = await readFileOf(
      'f.csv',
      '\uFEFFListingKey,City,PublicRemarks\r\n1,"Oakland","a, ""b""\nc"\r\n2,,\r\n',
    );
    expect(format).toBe('csv');
    expect(records).toEqual([
      { line: 2, record: { ListingKey: '1', City: 'Oakland', PublicRemarks: 'a, "b"\nc' } },
      { line: 3, record: { ListingKey: '2', City: '', PublicRemarks: '' } },
    ]);
  });

  test('tells rows whose cells do not fit the header', async () => {
    expect((await readFileOf('f.csv', 'ListingKey,City\n1\n2,x\n3,y,z\n')).records).toEqual([
      { line: 2, problem: 'It has 1 cells, the header has 2' },
      { line: 3, record: { ListingKey: '2', City: 'x' } },
      { line: 4, problem: 'It has 3 cells, the header has 2' },
    ]);
  });

  test('tells a row whose quotes are wrong, and reads on after it', async () => {
    const text = 'ListingKey,City\n1,a\n2,"b"x\n3,"c"\n4,d\n5,5" pipe\n';
    expect((await readFileOf('f.csv', text)).records).toEqual([
      { line: 2, record: { ListingKey: '1', City: 'a' } },
      { line: 3, problem: 'Text follows the closing quote of a cell; rows after it may have become part of it' },
      { line: 4, record: { ListingKey: '4', City: 'd' } },
      { line: 5, record: { ListingKey: '5', City: '5" pipe' } },
    ]);
  });

  test('that ends inside a quoted cell breaks off there, and the rows before stand', async () => {
    const { records, broken } = await readFileOf('f.csv', 'ListingKey,City\n1,a\n2,"b\n3,c\n4,d\n');
    expect(records).toEqual([{ line: 2, record: { ListingKey: '1', City: 'a' } }]);
    expect(broken).toBe('The file breaks off inside a quoted cell of the row that begins in line 3.');
  });

  test('gives up on a quote that is never closed before it holds the whole file', async () => {
    const text = `ListingKey,City\n1,"${'no end\n'.repeat(2_500_000)}"\n`;
    expect((await readFileOf('f.csv', text)).broken).toContain('The row that begins in line 2 does not end');
  });

  test('is read the same wherever its pieces are cut', async () => {
    const text = 'ListingKey;City\r\n1;"a ""b"";\r\nc"\r\n\r\n2;\r\n3;d';
    for (let size = 1; size <= text.length; size++) {
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
      const { records } = await collect(readResoCsv(Readable.from(pieces)));
      expect(records).toEqual([
        { line: 2, record: { ListingKey: '1', City: 'a "b";\r\nc' } },
        { line: 3, record: { ListingKey: '2', City: '' } },
        { line: 4, record: { ListingKey: '3', City: 'd' } },
      ]);
    }
  });

  test('with other columns is read by a mapping with constants, factors and row numbers', async () => {
    const mapping = columnMappingSchema.parse({
      fields: {
        ListingKey: { rowNumberAfter: 'KC-' },
        ClosePrice: { column: 'price (k)', times: 1000 },
        StandardStatus: { value: 'Closed' },
        PostalCode: 'zip',
      },
    });
    const { records } = await readTableOf('f.csv', 'zip,price (k),extra\n98178,221.9,x\n98125,,y\n', mapping);
    expect(records).toMatchObject([
      { line: 2, record: { ListingKey: 'KC-1', ClosePrice: 221_900, StandardStatus: 'Closed', PostalCode: '98178' } },
      { line: 3, record: { ListingKey: 'KC-2', StandardStatus: 'Closed', PostalCode: '98125' } },
    ]);
    expect(records[1]).not.toHaveProperty('record.ClosePrice');
  });

  test('that does not fit its mapping, or is empty, says so', async () => {
    const mapping = columnMappingSchema.parse({ fields: { ListingKey: 'id', ListPrice: 'cost' } });
    expect((await readTableOf('f.csv', 'id,price\n1,2\n', mapping)).broken).toBe(
      'The mapping names columns that the file does not have: "cost". It has: id, price.',
    );
    await expect(readTableOf('f.csv', '', mapping)).rejects.toThrow('The file is empty.');
  });
});

describe('the bytes of a file', () => {
  const text = 'ListingKey,City\n1,San José – “here”\n';
  const expected = [{ line: 2, record: { ListingKey: '1', City: 'San José – “here”' } }];
  const windows = Buffer.from(text.replace('é', '\xe9').replace('–', '\x96').replace('“', '\x93').replace('”', '\x94'), 'latin1');

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-16 of Windows', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 with the high byte first', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['Windows-1252', windows],
  ])('are read as %s', async (_, bytes) => {
    expect((await readFileOf('f.csv', bytes)).records).toEqual(expected);
  });

  test('stay UTF-8 where a letter is cut', async () => {
    const bytes = Buffer.concat([Buffer.from(text), Buffer.from('2,Caf\xc3\n', 'latin1')]);
    expect((await readFileOf('f.csv', bytes)).records).toEqual([
      ...expected,
      { line: 3, record: { ListingKey: '2', City: 'Caf\uFFFD' } },
    ]);
  });

  test.each([
    ['an Excel file of before 2007', Buffer.from('d0cf11e0a1b11ae1'.padEnd(64, '0'), 'hex'), 'an old Excel'],
    [
      'a report with a field in each line',
      'MLS Number: 26-441\nStatus: Active\nList Price: $410,000\n',
      'one field in each line',
    ],
    ['a PDF', '%PDF-1.7\n', 'is a PDF'],
  ])('of %s are named for what they are', async (_, content, words) => {
    const path = join(folder, 'no-table.xls');
    await writeFile(path, content);
    await expect(openTable(path)).rejects.toThrow(words);
  });

  test('of a compressed file are refused with what to do', async () => {
    await expect(readFileOf('f.csv', gzipSync(text))).rejects.toThrow('The file is compressed (gzip). Unpack it');
  });
});
