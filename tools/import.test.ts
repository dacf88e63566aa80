import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { runHere, type EndedProgram } from '#tests/support/run-here.ts';
import { importProgram } from './import.ts';

const program = fileURLToPath(new URL('import.ts', import.meta.url));
let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-import-tool-'));
  database = await createTestDatabase();
  vi.stubEnv('DATABASE_URL', database.connectionString);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
  await database.drop();
});

const runImport = (...args: string[]): Promise<EndedProgram> => runHere(importProgram, args);

/** As `npm run import` does. */
async function spawnImport(...args: string[]): Promise<EndedProgram> {
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, [program, ...args])) };
  } catch (error) {
    return error as EndedProgram;
  }
}

async function fileOf(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

async function storedKeys(source: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  const { rows } = await client.query<{ listing_key: string }>(
    'SELECT listing_key FROM listings WHERE mls_source = $1 ORDER BY 1',
    [source],
  );
  await client.end();
  return rows.map((row) => row.listing_key);
}

const home = (key: string, price = 500_000) =>
  JSON.stringify({ ListingKey: key, StandardStatus: 'Active', PropertyType: 'Residential', ListPrice: price });

describe('the import program', () => {
  test('keeps the good rows of a file that breaks off, and writes down every refused one', async () => {
    const file = await fileOf('broken.json', `{"value":[\n${home('a')},\n${home('b', -1)},\n${home('c')},\n{"ListingKey":"d`);
    const reportFile = join(folder, 'refused.ndjson');

    const { code, stdout } = await spawnImport(file, '--source', 'Broken', '--report', reportFile);

    expect(code).toBe(1);
    expect(stdout).toContain('Read 3 rows');
    expect(stdout).toContain('2 new, 0 changed, 0 unchanged, 0 deleted, 1 refused.');
    expect(stdout).toContain('The file breaks off inside the record that begins in line 5.');
    expect(JSON.parse(await readFile(reportFile, 'utf8'))).toEqual({
      line: 3,
      key: 'b',
      reason: 'ListPrice is -1, which is not between 0 and 999999999',
    });
    expect(await storedKeys('Broken')).toEqual(['a', 'c']);
  });

  test('reads a CSV file with other columns by a mapping', async () => {
    const file = await fileOf('sales.csv', 'price,zip\n221900,98178\n538000,98125\n');
    const map = await fileOf(
      'map.json',
      JSON.stringify({
        fields: {
          ListingKey: { rowNumberAfter: 'R' },
          ClosePrice: 'price',
          PostalCode: 'zip',
          StandardStatus: { value: 'Closed' },
        },
      }),
    );

    const { code, stdout } = await runImport(file, '--source', 'Sales', '--map', map);

    expect([code, stdout]).toEqual([0, expect.stringContaining('2 new')]);
    expect(await storedKeys('Sales')).toEqual(['R1', 'R2']);
  });

  test('says in a sentence what is wrong with its arguments', async () => {
    const csv = await fileOf('a.csv', 'a');
    const withoutKey = await fileOf('map-without-key.json', '{"fields":{"City":"a"}}');
    const mistakes: [args: string[], sentence: string][] = [
      [['nowhere.json', '--source', 'X'], 'There is no file nowhere.json.'],
      [[csv, '--sauce', 'X'], "Unknown option '--sauce'"],
      [[csv, '--source', 'X', '--map', withoutKey], '"ListingKey" is not mapped; every record needs a key'],
    ];
    for (const [args, sentence] of mistakes) {
      const { code, stderr } = await runImport(...args);
      expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
      expect(stderr).not.toMatch(/\n {4}at /);
    }
  });
});

describe('a CSV file with columns of its own', () => {
  const sales =
    'price,bedrooms,bathrooms,sqft_living,zipcode,lat,long\n500000,3,2.25,1500,98178,47.5,-122.2\n610000,4,2,1800,98125,47.7,-122.3\n';

  const closed = ['--set', 'StandardStatus=Closed'];

  test('is previewed with what its columns are taken for and its first rows, and nothing is stored', async () => {
    const { code, stdout } = await runImport(await fileOf('preview.csv', sales), '--source', 'Preview', '--preview', ...closed);
    expect(code).toBe(0);
    expect(stdout).toMatch(/sqft_living\s+LivingArea\s+1500 \| 1800/);
    expect(stdout).toMatch(/sold\s+other\s+\$500,000\s+3\s+2\.25\s+1500/);
    expect(stdout).toContain('Assumed: The state is that of the ZIP code.');
    expect(await storedKeys('Preview')).toEqual([]);
  });

  test('without a status waits until somebody says whether its homes are for sale or sold', async () => {
    const file = await fileOf('no-status.csv', sales);
    const { code, stderr } = await runImport(file, '--source', 'Silent');
    expect([code, stderr]).toEqual([2, expect.stringContaining('No column tells a status')]);
    expect(stderr).toContain('--set StandardStatus=Closed');
    expect(await storedKeys('Silent')).toEqual([]);
  });

  test('imports by its guessed columns, and files with its header are read in the same way from then on', async () => {
    const first = await runImport(await fileOf('first.csv', sales), '--source', 'County', ...closed);
    expect(first.stdout).toMatch(/2 new, 0 changed/);
    expect(await storedKeys('County')).toHaveLength(2);
    const again = await runImport(await fileOf('again.csv', sales), '--source', 'County');
    expect(again.stdout).toMatch(/0 new, 0 changed, 2 unchanged/);
  });

  test('is corrected by a mapping that was written down, which no guess, no other file and no other mapping takes away', async () => {
    const file = await fileOf('corrected.csv', sales);
    const mapping = join(folder, 'mapping.json');
    await runImport(file, '--source', 'Corrected', '--preview', '--write-map', mapping, ...closed);
    const guessed = JSON.parse(await readFile(mapping, 'utf8')) as { fields: Record<string, unknown> };
    const changed = { fields: { ...guessed.fields, PropertySubType: { value: 'Townhouse' } } };
    await writeFile(mapping, JSON.stringify(changed));
    expect((await runImport(file, '--source', 'Corrected', '--map', mapping)).stdout).toMatch(/2 new/);
    const misspelled = { fields: { ...changed.fields, ListPrise: { value: 1 } } };
    await writeFile(mapping, JSON.stringify(misspelled));
    expect((await runImport(file, '--source', 'Misspelled', '--map', mapping, '--preview')).stdout).toMatch(
      /fields that are not known here, and kept as they are: ListPrise\.\n/,
    );
    const other = await fileOf('other.csv', 'MLS #,Status,Price,City,State\n1,Active,500000,Renton,WA\n');
    expect((await runImport(other, '--source', 'Corrected')).stdout).toMatch(/1 new/);
    expect((await runImport(file, '--source', 'Corrected', '--guess', ...closed)).code).toBe(0);
    const later = await runImport(file, '--source', 'Corrected', '--preview');
    expect(later.stdout).toMatch(/sold\s+townhouse/);
    expect(later.stdout).toContain('the mapping "mapping 1"');
    const anew = await runImport(file, '--source', 'Corrected', '--preview', '--guess', ...closed);
    expect(anew.stdout).toMatch(/sold\s+other/);

    const another = join(folder, 'another.json');
    await writeFile(another, JSON.stringify({ fields: { ...changed.fields, PropertySubType: { value: 'Condominium' } } }));
    expect((await runImport(file, '--source', 'Corrected', '--map', another)).code).toBe(0);
    const latest = await runImport(file, '--source', 'Corrected', '--preview');
    expect(latest.stdout).toMatch(/the mapping "mapping 2".*also kept for this header: .*mapping 1[\s\S]*sold\s+condo/);
    const chosen = await runImport(file, '--source', 'Corrected', '--preview', '--mapping', 'mapping 1');
    expect(chosen.stdout).toMatch(/the mapping "mapping 1"[\s\S]*sold\s+townhouse/);
  });

  test('stops at statuses that nobody has said the meaning of, and remembers what is said', async () => {
    const rows =
      'MLS #,Status,Price,City,State\n1,listed,500000,Renton,WA\n2,listed,510000,Renton,WA\n3,UC-Show,520000,Renton,WA\n';
    const file = await fileOf('statuses.csv', rows);
    const { code, stderr } = await runImport(file, '--source', 'Local');
    expect(code).toBe(2);
    expect(stderr).toContain('"listed" (2, perhaps Active), "UC-Show" (1, perhaps Active Under Contract)');
    expect(await storedKeys('Local')).toEqual([]);

    const imported = await runImport(file, '--source', 'Local', '--status', 'listed=Active', '--status', 'UC-Show=leave out');
    expect(imported.stdout).toMatch(/2 new.*1 refused[\s\S]*Its status "UC-Show" is left out/);
    expect((await runImport(file, '--source', 'Local')).stdout).toMatch(/2 unchanged/);
  });

  test('stops where more than two of a hundred prices or dates cannot be read', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => `${at},Active,${at === 3 ? 'call us' : 500_000 + at},Renton,WA`);
    const file = await fileOf('prices.csv', `MLS #,Status,Price,City,State\n${rows.join('\n')}\n`);
    const { code, stderr } = await runImport(file, '--source', 'Prices');
    expect([code, stderr]).toEqual([2, expect.stringContaining('1 of its 20 cells cannot be read: "call us"')]);
  });

  test('is read dry without storing anything', async () => {
    const { stdout } = await runImport(await fileOf('dry.csv', sales), '--source', 'Dry', '--dry-run', ...closed);
    expect(stdout).toContain('Dry run: Read 2 rows');
    expect(stdout).toContain('2 new');
    expect(await storedKeys('Dry')).toEqual([]);
  });

  test('is undone: what it made goes, what it changed is as before, what changed since stays', async () => {
    const header = 'MLS #,Status,Price,City,State\n';
    const source = ['--source', 'Undo'];
    await runImport(await fileOf('undo.csv', `${header}1,Active,500000,Renton,WA\n2,Active,600000,Renton,WA\n`), ...source);
    const changed = `${header}1,Active,490000,Renton,WA\n2,Pending,600000,Renton,WA\n3,Active,700000,Renton,WA\n`;
    const { stdout } = await runImport(await fileOf('undo.csv', changed), ...source);
    const run = /--undo (\S+)/.exec(stdout)?.[1] ?? '';
    await runImport(await fileOf('undo.csv', `${header}2,Closed,610000,Renton,WA\n`), ...source);

    expect((await runImport('--undo', run)).stdout).toBe(
      'Undone: 1 listings removed, 1 as before. 1 were changed since and are left as they are.\n',
    );

    expect(await storedKeys('Undo')).toEqual(['1', '2']);
    expect((await runImport(await fileOf('undo.csv', `${header}1,Active,500000,Renton,WA\n`), ...source)).stdout).toMatch(
      /1 unchanged/,
    );
    expect((await runImport('--undo', run)).code).toBe(2);
  });

  test('that is empty is said to be empty', async () => {
    const { code, stderr } = await runImport(await fileOf('nothing.csv', ''), '--source', 'Nothing');
    expect(code).toBe(2);
    expect(stderr.trim()).toBe('The file is empty.');
  });

  test('that is one row of columns without end is refused in a sentence', async () => {
    const { code, stderr } = await runImport(await fileOf('wide.csv', 'a,'.repeat(400_000)), '--source', 'Wide');

    expect([code, stderr]).toEqual([2, expect.stringMatching(/^The first row has 4\d\d,\d{3} columns or more: .*\.\n$/)]);
  });

  test('that has no price is refused with its columns named', async () => {
    const { code, stderr } = await runImport(await fileOf('no-price.csv', 'name,age\nAnn,4\n'), '--source', 'People');
    expect(code).toBe(2);
    expect(stderr).toContain('No column is surely a price. The file has: name, age.');
  });
});
