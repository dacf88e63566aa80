import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { until } from '#tests/support/until.ts';
import { openDatabase, type Database } from '../database/index.ts';
import { createLog } from '../log.ts';
import { connectPostgresLiveBus, type LiveBus, type LivePayload } from './index.ts';

describe('live bus over PostgreSQL', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let here: LiveBus;
  let there: LiveBus;
  let connectionString: string;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    connectionString = testDatabase.connectionString;
    database = openDatabase({ connectionString, maxConnections: 3, onConnectionLost: () => {} });
    const options = { connectionString, db: database.db, log: createLog('silent') };
    [here, there] = await Promise.all([connectPostgresLiveBus(options), connectPostgresLiveBus(options)]);
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await database.close();
    await testDatabase.drop();
  });

  it('tells every node what one of them publishes, by channel', async () => {
    const heard: [string, LivePayload][] = [];
    const end = here.subscribe('a', (payload) => heard.push(['here', payload]));
    there.subscribe('a', (payload) => heard.push(['there', payload]));
    there.subscribe('b', (payload) => heard.push(['wrong channel', payload]));
    await here.publish('a', { id: 1 });
    await until(() => expect(heard).toHaveLength(2));
    end();
    await here.publish('a', { id: 2 });
    await until(() => expect(heard).toHaveLength(3));
    expect(heard.toSorted()).toEqual([
      ['here', { id: 1 }],
      ['there', { id: 1 }],
      ['there', { id: 2 }],
    ]);
  });

  it('tells nothing of a transaction that is rolled back', async () => {
    const heard: LivePayload[] = [];
    there.subscribe('c', (payload) => heard.push(payload));
    await database.db
      .transaction()
      .execute(async (tx) => {
        await sql`SELECT ${here.publishing('c', { id: 'undone' })}`.execute(tx);
        throw new Error('undo');
      })
      .catch(() => {});
    await here.publish('c', { id: 'done' });
    await until(() => expect(heard).toEqual([{ id: 'done' }]));
  });

  it('gathers what is told often into few transactions, in order, and loses none of it', async () => {
    const heard: unknown[] = [];
    there.subscribe('f', ({ id }) => heard.push(id));
    const ids = Array.from({ length: 500 }, (_, id) => id);
    for (const id of ids) here.publishSoon('f', { id });
    await until(() => expect(heard).toEqual(ids));
  });

  it('sends what it still holds before it closes', async () => {
    const heard: unknown[] = [];
    there.subscribe('g', ({ id }) => heard.push(id));
    const leaving = await connectPostgresLiveBus({ connectionString, db: database.db, log: createLog('silent') });
    leaving.publishSoon('g', { id: 'last' });
    await leaving.close();
    await until(() => expect(heard).toEqual(['last']));
  });

  it('passes over what somebody else says on its channel', async () => {
    const heard: LivePayload[] = [];
    there.subscribe('e', (payload) => heard.push(payload));
    await sql`SELECT pg_notify('sidekick', 'no JSON'), pg_notify('sidekick', '{"channel":"e"}')`.execute(database.db);
    await here.publish('e', { id: 'ours' });
    await until(() => expect(heard).toEqual([{ id: 'ours' }]));
  });

  it('connects again after its connection was cut, and says so', async () => {
    const reconnected = vi.fn();
    there.onReconnect(reconnected);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'sidekick-live-bus'`.execute(database.db);
    await until(() => expect(reconnected).toHaveBeenCalledOnce());
    await until(() => expect(here.isConnected()).toBe(true));
    const heard = new Promise<LivePayload>((resolve) => there.subscribe('d', resolve));
    await here.publish('d', { id: 3 });
    expect(await heard).toEqual({ id: 3 });
  });
});
