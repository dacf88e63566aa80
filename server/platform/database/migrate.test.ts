import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { openDatabase, type Database } from './database.ts';
import { migrateToLatest } from './migrate.ts';

let testDatabase: TestDatabase;
let database: Database;
let url: string;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  url = testDatabase.connectionString;
  database = openDatabase({ connectionString: url, maxConnections: 1, onConnectionLost: () => {} });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

async function names(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>('SELECT name FROM kysely_migration ORDER BY name');
  return rows.map((row) => row.name);
}

/** Makes it look as if the numbered migrations up to one had made the schema. */
async function pretendNumbered(...numbered: string[]): Promise<void> {
  await database.pool.query(`DELETE FROM kysely_migration WHERE name LIKE '%-first-release' OR name ~ '^[0-9]{4}-'`);
  for (const name of numbered)
    await database.pool.query('INSERT INTO kysely_migration (name, timestamp) VALUES ($1, now()::text)', [name]);
}

test('a database of before the first release goes on from it, also when two programs start at once', async () => {
  const before = await names();
  await pretendNumbered('0001-platform', '0021-area-counts');

  expect(await Promise.all([migrateToLatest(url), migrateToLatest(url)])).toEqual([[], []]);
  expect(await names()).toEqual(before);
});

test('one that stopped on the way there is told which migration is missing', async () => {
  await pretendNumbered('0001-platform', '0013-city-market');

  await expect(migrateToLatest(url)).rejects.toThrow('0001-platform is missing');
});
