import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase, type Database } from '#server/platform/database/index.ts';
import { createLog } from '#server/platform/log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { until } from '#tests/support/until.ts';
import { addJob, createJobs, defineTask, type Jobs } from './index.ts';

const log = createLog('silent');
const greet = defineTask({ name: 'test.greet', payload: z.object({ name: z.string() }), attempts: 3 });

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { connectionString } = testDatabase;
  database = openDatabase({ connectionString, maxConnections: 8, onConnectionLost: () => {} });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

let running: Jobs[] = [];
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.drain()));
  running = [];
  await database.pool.query('DELETE FROM graphile_worker._private_jobs');
});

/** A node that works on greetings. */
function startNode(work: Parameters<Jobs['handle']>[1]): Jobs {
  const jobs = createJobs({ pool: database.pool, log, limits: { pollMs: { prompt: 100, other: 70 }, graceMs: 100 } });
  jobs.handle(greet, work);
  jobs.start();
  running.push(jobs);
  return jobs;
}

async function countJobs(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>('SELECT count(*) FROM graphile_worker.jobs');
  return rows[0]?.count ?? -1;
}

test('a job is done once by one of the nodes, and is gone then', async () => {
  const greeted: unknown[] = [];
  startNode(async (payload) => void greeted.push(payload));
  startNode(async (payload) => void greeted.push(payload));
  for (const name of ['Ann', 'Ben', 'Cay']) await addJob(database.db, greet, { name });

  await until(async () => expect(await countJobs()).toBe(0));

  expect(greeted.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual([
    { name: 'Ann' },
    { name: 'Ben' },
    { name: 'Cay' },
  ]);
});

test('a job for which somebody waits is not held up by long work, however much of it there is', async () => {
  const answer = defineTask({ name: 'test.answer', payload: z.object({}), attempts: 1, isPrompt: true });
  const seen: string[] = [];
  const jobs = createJobs({ pool: database.pool, log, limits: { pollMs: { prompt: 100, other: 70 }, graceMs: 100 } });
  jobs.handle(greet, async ({ name }, { signal }) => {
    seen.push(name);
    await once(signal, 'abort');
  });
  jobs.handle(answer, async () => void seen.push('answered'));
  jobs.start();
  running.push(jobs);
  for (let turn = 0; turn < 10; turn += 1) await addJob(database.db, greet, { name: 'Ann' });
  await until(() => expect(seen).toEqual(['Ann', 'Ann', 'Ann', 'Ann']));

  await addJob(database.db, answer, {});

  await until(() => expect(seen.at(-1)).toBe('answered'));
});

test('a job of a transaction that is undone does not exist', async () => {
  const undone = database.db.transaction().execute(async (tx) => {
    await addJob(tx, greet, { name: 'Ann' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await countJobs()).toBe(0);
});

test('a payload that does not fit is refused before it is stored', async () => {
  await expect(addJob(database.db, greet, { name: 1 } as never)).rejects.toThrow(z.ZodError);
});

test('of waiting jobs with one key the newest stays', async () => {
  const greeted: unknown[] = [];
  await addJob(database.db, greet, { name: 'Ann' }, { key: 'one' });
  await addJob(database.db, greet, { name: 'Ben' }, { key: 'one' });
  startNode(async (payload) => void greeted.push(payload));

  await until(async () => expect(await countJobs()).toBe(0));

  expect(greeted).toEqual([{ name: 'Ben' }]);
});

test('a job that fails is tried again, and knows its last attempt', async () => {
  const attempts: [number, boolean][] = [];
  startNode(async (_, { attempt, isLastAttempt }) => {
    attempts.push([attempt, isLastAttempt]);
    throw new Error('no');
  });
  await addJob(database.db, greet, { name: 'Ann' });

  await until(async () => {
    // The next try comes after seconds; the test has it come now.
    await database.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()');
    expect(attempts).toHaveLength(3);
  });

  expect(attempts).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});

test('stopping aborts a job that goes on, and another node does it again at once', async () => {
  const seen: string[] = [];
  const first = startNode(async (_, { signal }) => {
    seen.push('begun');
    await once(signal, 'abort');
    throw new Error('left off');
  });
  await addJob(database.db, greet, { name: 'Ann' });
  await until(() => expect(seen).toEqual(['begun']));

  await first.drain();
  const { rows } = await database.pool.query('SELECT locked_by FROM graphile_worker.jobs');
  expect(rows).toEqual([{ locked_by: null }]);
});

test('a job of a process that was killed is freed after its lease, and not before', async () => {
  const child = fork(fileURLToPath(new URL('../../../tests/support/crashing-jobs.ts', import.meta.url)), [
    testDatabase.connectionString,
  ]);
  await addJob(database.db, greet, { name: 'Ann' });
  await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const greeted: unknown[] = [];
  const early = startNode(async (payload) => void greeted.push(payload));
  await until(async () => {
    const { rows } = await database.pool.query("SELECT 1 FROM pg_stat_activity WHERE query LIKE '%graphile_worker.jobs%'");
    expect(rows.length).toBeGreaterThan(0);
  });
  expect(greeted).toEqual([]);
  await early.drain();

  await database.pool.query("UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '61 seconds'");
  startNode(async (payload) => void greeted.push(payload));
  await until(() => expect(greeted).toEqual([{ name: 'Ann' }]));
});
