import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { openDatabase, type Database } from './index.ts';

describe('the pool', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    const { connectionString } = testDatabase;
    database = openDatabase({ connectionString, maxConnections: 2, onConnectionLost: () => {} });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  it('outlives a connection that breaks while it is used, and makes a new one', async () => {
    const { db } = database;
    const broken = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
      const terminate = sql`SELECT pg_terminate_backend(${rows[0]?.pid})`;
      await Promise.all([sql`SELECT pg_sleep(30)`.execute(tx), terminate.execute(db)]);
    });
    await expect(broken).rejects.toThrow(/terminat/i);
    expect((await sql<{ one: number }>`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });
});
