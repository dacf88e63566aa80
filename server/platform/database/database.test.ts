import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { actingFor } from '../acting-user.ts';
import { isAppError } from '../errors/index.ts';
import { openDatabase, withStatementTimeout, type Database } from './index.ts';

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

  it('does not let statements that another one bounded keep its limit', async () => {
    const { db } = database;
    await expect(withStatementTimeout(50, () => sql`SELECT pg_sleep(5)`.execute(db))).rejects.toMatchObject({
      code: 'search_too_slow',
    });
    expect((await sql<{ statement_timeout: string }>`SHOW statement_timeout`.execute(db)).rows).toEqual([
      { statement_timeout: '30s' },
    ]);
  });
});

describe('a pool that many want', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    const { connectionString } = testDatabase;
    database = openDatabase({ connectionString, maxConnections: 6, onConnectionLost: () => {} });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });
  const sleep = (seconds: number) => sql`SELECT pg_sleep(${seconds})`.execute(database.db);
  const ask = () => sql`SELECT 1`.execute(database.db);

  it('serves others, and us, while one user asks for all of it', async () => {
    let isOver = false;
    const flood = actingFor('greedy', () => Array.from({ length: 30 }, () => sleep(0.1)));
    const flooded = Promise.all(flood).then(() => (isOver = true));

    for (let round = 0; round < 3; round += 1) await Promise.all([actingFor('modest', ask), ask()]);
    expect(isOver).toBe(false);
    await flooded;
  });

  it('refuses with a problem what finds no connection in time, and never as a failure of ours', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const held = Promise.all([1, 2].map(() => actingFor('greedy', () => sleep(0.5))));
      const waiting = actingFor('greedy', () => Promise.allSettled(Array.from({ length: 110 }, ask)));
      await vi.advanceTimersByTimeAsync(6_000);
      const outcomes = (await waiting).filter((outcome) => outcome.status === 'rejected');

      expect(outcomes.length).toBeGreaterThanOrEqual(100);
      expect(outcomes.every(({ reason }) => isAppError(reason, 'overloaded') && reason.retryAfterSeconds === 2)).toBe(true);
      await held;
    } finally {
      vi.useRealTimers();
    }
  });

  it('is busy, not broken, while the database is away', async () => {
    const gone = openDatabase({ connectionString: 'postgres://127.0.0.1:1/none', maxConnections: 2, onConnectionLost: () => {} });
    await expect(sql`SELECT 1`.execute(gone.db)).rejects.toMatchObject({ code: 'overloaded' });
    await gone.close();
  });
});
