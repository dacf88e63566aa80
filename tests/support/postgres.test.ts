import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './postgres.ts';

describe('createTestDatabase', () => {
  let first: TestDatabase;
  let second: TestDatabase;
  beforeAll(async () => {
    [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  });
  afterAll(() => Promise.all([first.drop(), second.drop()]));

  async function rows<T>(database: TestDatabase, sql: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: database.connectionString });
    await client.connect();
    try {
      return (await client.query(sql)).rows as T[];
    } finally {
      await client.end();
    }
  }

  it('has every migration', async () => {
    const [migrated] = await rows<{ count: string }>(first, 'SELECT count(*) FROM kysely_migration');
    expect(Number(migrated?.count)).toBeGreaterThan(0);
  });

  it('keeps the files of a run apart', async () => {
    await rows(first, 'CREATE TABLE only_here (id int)');
    expect(await rows(second, `SELECT to_regclass('only_here') AS found`)).toEqual([{ found: null }]);
  });
});
