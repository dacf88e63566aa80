import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tableMistakes, tablesNamedIn } from './table-owners.ts';

const root = mkdtempSync(join(tmpdir(), 'table-owners-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('each table of the product has an owner, and nobody else names it in a query', () => {
  expect(tableMistakes(process.cwd())).toEqual([]);
});

test('a query of another module, a table without an owner and an owner without a table are told', () => {
  write('server/platform/database/database.generated.ts', 'export interface DB {\n  cats: Cats;\n  dogs: Dogs;\n}\n');
  write('server/modules/pets/cats.ts', 'sql`SELECT * FROM cats`; db.selectFrom("cats")');
  write('server/modules/streets/walk.ts', 'sql`\n  UPDATE cats SET here = true`');
  write('server/modules/streets/walk.test.ts', "db.deleteFrom('cats')");
  expect(tableMistakes(root, { pets: ['cats', 'birds'] })).toEqual([
    'The table dogs has no owner in server/table-owners.ts',
    'There is no table birds to own',
    "server/modules/streets/walk.ts names cats, which is pets's: call its service",
  ]);
});

test.each([
  ["db.insertInto('runs')", 'runs'],
  ["db.selectFrom('runs as r')", 'runs'],
  ["query.innerJoin('runs', 'a', 'b')", 'runs'],
  ['DELETE FROM artifacts USING owned', 'artifacts'],
  ['INSERT INTO runs (id)', 'runs'],
  ['LEFT JOIN runs r', 'runs'],
])('%s names %s', (source, table) => {
  expect(tablesNamedIn(source)).toContain(table);
});
