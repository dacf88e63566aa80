import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { createTestClock, day, second } from '#tests/support/test-clock.ts';
import { openDatabase, type Database } from './database/index.ts';
import { isAppError } from './errors/index.ts';
import { createThrottle, networkOf, type Throttle } from './throttle.ts';

const rule = { burst: 3, refillSeconds: 10 };
const clock = createTestClock();
let testDatabase: TestDatabase;
let database: Database;
let throttle: Throttle;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ connectionString: testDatabase.connectionString, maxConnections: 10, onConnectionLost: () => {} });
  throttle = createThrottle({ db: database.db, clock });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

async function isRefused(key: string): Promise<boolean> {
  const outcome = await throttle.take(key, rule).catch((error: unknown) => error);
  if (outcome !== undefined && !isAppError(outcome, 'too_many_requests')) throw outcome;
  return outcome !== undefined;
}

test('callers that come at the same time get exactly the burst', async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => isRefused('crowd')));

  expect(outcomes.filter((refused) => !refused)).toHaveLength(3);
});

test('an empty bucket fills again one by one, up to the burst', async () => {
  for (let turn = 0; turn < 3; turn += 1) await isRefused('steady');
  clock.advance(10 * second);
  expect([await isRefused('steady'), await isRefused('steady')]).toEqual([false, true]);

  clock.advance(1_000 * second);
  const outcomes = [await isRefused('steady'), await isRefused('steady'), await isRefused('steady'), await isRefused('steady')];
  expect(outcomes).toEqual([false, false, false, true]);
});

test('asking in vain does not move the moment of the next token', async () => {
  for (let turn = 0; turn < 10; turn += 1) await isRefused('impatient');
  clock.advance(10 * second);

  expect(await isRefused('impatient')).toBe(false);
});

test('a token that is given back can be taken again', async () => {
  for (let turn = 0; turn < 3; turn += 1) await isRefused('welcome');
  await throttle.refund('welcome', rule);

  expect([await isRefused('welcome'), await isRefused('welcome')]).toEqual([false, true]);
});

test('buckets that nobody touched for a day are forgotten', async () => {
  await isRefused('old');
  clock.advance(2 * day);
  await isRefused('new');
  await throttle.deleteIdleBuckets();

  const keys = await database.db.selectFrom('throttle_counters').select('key').execute();
  expect(keys).toEqual([{ key: 'new' }]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('counting a try waits for no disk', async () => {
  const { rows } = await sql<{ kind: string }>`
    SELECT relpersistence AS kind FROM pg_class WHERE oid = 'throttle_counters'::regclass`.execute(database.db);

  expect(rows).toEqual([{ kind: 'u' }]);
});
