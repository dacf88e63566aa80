import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { createTestClient, problemOf, type TestClient } from '#tests/support/test-client.ts';
import { createTestClock, hour } from '#tests/support/test-clock.ts';
import { openDatabase, type Database } from '../database/index.ts';
import { newId } from '../ids.ts';
import { createLog } from '../log.ts';
import { createHttpServer, createMount, forgetOldAnswers, type Caller } from './index.ts';

const create = endpoint({
  method: 'POST',
  path: '/api/notes',
  summary: 'Make a note.',
  access: 'user',
  body: z.strictObject({
    price: z.strictObject({ startAt: z.int('Must be a whole number') }),
    text: z.string().max(5000).optional(),
    extra: z.json().optional(),
  }),
  status: 201,
  answer: z.object({ id: z.uuid(), startAt: z.int() }),
  errors: [],
  idempotent: true,
});
const spend = endpoint({ ...create, path: '/api/spendings', body: undefined, answer: z.object({ id: z.uuid() }) });
const list = endpoint({
  method: 'GET',
  path: '/api/notes',
  summary: 'List notes.',
  access: 'user',
  query: z.strictObject({ page: z.coerce.number('Must be a number').optional() }),
  status: 200,
  answer: z.object({ page: z.number() }),
  errors: [],
});
const find = endpoint({
  method: 'GET',
  path: '/api/notes/{id}',
  summary: 'One note.',
  access: 'admin',
  params: z.object({ id: z.uuid() }),
  status: 200,
  answer: z.object({ id: z.uuid() }),
  errors: [],
});
const mark = endpoint({
  method: 'PATCH',
  path: '/api/notes/mark',
  summary: 'Mark notes.',
  access: 'user',
  body: z.strictObject({ colour: z.string().optional() }),
  status: 200,
  answer: z.object({ colour: z.string() }),
  errors: [],
});
const full = endpoint({
  method: 'GET',
  path: '/api/full',
  summary: 'Finds no room.',
  access: 'user',
  status: 200,
  answer: z.object({}),
  errors: [],
});
const broken = endpoint({
  method: 'GET',
  path: '/api/broken',
  summary: 'Fails.',
  access: 'user',
  status: 200,
  answer: z.object({}),
  errors: [],
});

const clock = createTestClock();
const callers: Record<string, Caller> = {};
let testDatabase: TestDatabase;
let database: Database;
let app: FastifyInstance;
let baseUrl: string;
let made = 0;
let spent = 0;

/** Whoever sends a name in `x-caller` is somebody; sessions are tried elsewhere. */
function as(name: string, role: 'user' | 'admin' = 'user'): TestClient {
  callers[name] ??= {
    userId: newId(),
    sessionId: newId(),
    roles: [role],
    allowedMlsProviders: [],
    subscriptionStatus: 'active',
    allowedChatInterfaces: ['full-access'],
    mayImportListings: false,
  };
  const client = createTestClient(baseUrl);
  client.cookies.set('caller', name);
  return client;
}

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ connectionString: testDatabase.connectionString, maxConnections: 10, onConnectionLost: () => {} });
  app = await createHttpServer({ log: createLog('silent'), trustProxy: false, https: true });
  const authenticate = async ({ cookies }: { cookies: Record<string, string | undefined> }) =>
    callers[cookies['caller'] ?? ''] ?? null;
  const publicOrigin = 'https://sidekick.example.com';
  const mount = createMount({ app, db: database.db, clock, authenticate, publicOrigin, authenticateBearer: async () => null });
  mount.endpoint(create, ({ body, once }) =>
    once(async () => {
      made += 1;
      return { id: newId(), startAt: body.price.startAt };
    }),
  );
  mount.endpoint(spend, ({ once }) => {
    spent += 1;
    return once(async () => ({ id: newId() }));
  });
  mount.endpoint(list, async ({ query }) => ({ page: query.page ?? 1 }));
  mount.endpoint(find, async ({ params }) => ({ id: params.id }));
  mount.endpoint(broken, async () => {
    throw new Error('SELECT secret FROM somewhere failed at /srv/app.ts');
  });
  mount.endpoint(mark, async ({ body }) => ({ colour: body.colour ?? 'none' }));
  mount.endpoint(full, async () => {
    await sql`DO $$ BEGIN RAISE disk_full USING MESSAGE = 'could not extend file "base/1/2"'; END $$`.execute(database.db);
    return {};
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await database.close();
  await testDatabase.drop();
});

async function post(body: string, headers: Record<string, string> = {}) {
  const answer = await as('anna').fetch('/api/notes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: answer.status, type: answer.headers.get('content-type'), problem: await answer.json() };
}

describe('bad input is answered with problem details', () => {
  test('JSON that is none: 400', async () => {
    const { status, type, problem } = await post('{"price":');

    expect([status, type, problem.code]).toEqual([400, 'application/problem+json; charset=utf-8', 'malformed_body']);
  });

  test('a body all of whose fields may be left out may be left out, and is not null', async () => {
    const answers = await Promise.all(
      [undefined, '{}', 'null', '[]'].map((body) =>
        as('anna').fetch('/api/notes/mark', {
          method: 'PATCH',
          ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
        }),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 422, 422]);
  });

  test('a body of another type: 415', async () => {
    const { status, problem } = await post('<price/>', { 'content-type': 'application/xml' });

    expect([status, problem.code]).toEqual([415, 'unsupported_media_type']);
  });

  test('a body above 1 MiB: 413', async () => {
    const { status, problem } = await post(JSON.stringify({ text: 'x'.repeat(1_100_000) }));

    expect([status, problem.code]).toEqual([413, 'body_too_large']);
  });

  test('a wrong field, a missing field and an unknown field are named with their paths', async () => {
    expect((await post('{"price":{"startAt":"much"}}')).problem).toMatchObject({
      status: 422,
      code: 'invalid_request',
      errors: [{ path: 'body.price.startAt', message: 'Must be a whole number' }],
    });
    expect((await post('{}')).problem.errors).toMatchObject([{ path: 'body.price' }]);
    expect((await post('{"price":{"startAt":1,"endsAt":2},"colour":"red"}')).problem.errors).toEqual([
      { path: 'body.price.endsAt', message: '"endsAt" is not known here' },
      { path: 'body.colour', message: '"colour" is not known here' },
    ]);
  });

  test('an unknown or wrong query key is named', async () => {
    const answers = await Promise.all(
      ['/api/notes?pages=2', '/api/notes?page=two'].map((path) =>
        as('anna')
          .fetch(path)
          .then((answer) => answer.json()),
      ),
    );

    expect(answers.map((problem) => problem.errors)).toEqual([
      [{ path: 'query.pages', message: '"pages" is not known here' }],
      [{ path: 'query.page', message: 'Must be a number' }],
    ]);
  });

  test('thousands of unknown keys, and one as long as the body, are answered in few words', async () => {
    const keys = Array.from({ length: 20_000 }, (_, number) => [`key${number}`, 1]);
    for (const body of [Object.fromEntries(keys), { ['k'.repeat(900_000)]: 1 }]) {
      const { status, problem } = await post(JSON.stringify(body));

      expect([status, problem.code]).toEqual([422, 'invalid_request']);
      expect(JSON.stringify(problem).length).toBeLessThan(10_000);
    }
  });

  test('JSON that nests without end is refused before anything walks it', async () => {
    const { status, problem } = await post(`{"price":{"startAt":1},"extra":${'['.repeat(200_000)}${']'.repeat(200_000)}}`);

    expect([status, problem.errors]).toEqual([422, [{ path: 'body', message: 'Is nested too deeply' }]]);
  });

  test('an address with a part that is far too long names nothing', async () => {
    const answer = await as('adam', 'admin').fetch(`/api/notes/${'x'.repeat(3_000)}`);

    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
  });

  test('an id that cannot exist answers like one that does not', async () => {
    const answer = await as('adam', 'admin').fetch('/api/notes/17');

    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
  });

  test('a failure of ours tells nothing of its inside', async () => {
    const { status, problem } = await problemOf(as('anna').call(broken));

    expect([status, problem.code]).toEqual([500, 'internal_error']);
    expect(JSON.stringify(problem)).not.toMatch(/secret|srv|SELECT/);
  });
});

test('a full disk is told as such, without the names of its files', async () => {
  const { status, problem } = await problemOf(as('anna').call(full));

  expect([status, problem.code]).toEqual([503, 'storage_full']);
  expect(JSON.stringify(problem)).not.toContain('base/1');
});

describe('who may call', () => {
  test('nobody is asked to sign in before its input is looked at', async () => {
    const answer = await createTestClient(baseUrl).fetch('/api/notes?nonsense=1');

    expect([answer.status, (await answer.json()).code]).toEqual([401, 'not_signed_in']);
  });

  test('calls for administrators are forbidden to users', async () => {
    expect((await problemOf(as('anna').call(find, { params: { id: newId() } }))).problem.code).toBe('forbidden');
  });

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://sidekick.example.com' }, 403],
    [{ origin: 'https://sidekick.example.com' }, 201],
    [{ origin: 'https://evil.example.org' }, 403],
    [{ origin: 'http://sidekick.example.com' }, 403],
    [{ origin: 'https://sidekick.example.com:8443' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example.org' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 403],
  ])('a change sent with %o is answered %i', async (headers, status) => {
    const answer = await fetch(`${baseUrl}/api/notes`, {
      method: 'POST',
      headers: { cookie: 'caller=anna', 'content-type': 'application/json', ...headers } as Record<string, string>,
      body: '{"price":{"startAt":1}}',
    });

    expect(answer.status).toBe(status);
  });
});

describe('a creating call with an Idempotency-Key', () => {
  const send = (client: TestClient, key: string, startAt: number) =>
    client.call(create, { body: { price: { startAt } } }, { headers: { 'idempotency-key': key } });

  test('answers the same key and body with the first answer', async () => {
    const before = made;
    const first = await send(as('anna'), 'again', 1);

    expect(await send(as('anna'), 'again', 1)).toEqual(first);
    expect(made - before).toBe(1);
  });

  test('refuses the same key with another body', async () => {
    await send(as('anna'), 'changed', 1);

    expect((await problemOf(send(as('anna'), 'changed', 2))).problem).toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    });
  });

  test('acts once when repeats come at the same time', async () => {
    const before = made;
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(as('anna'), 'at-once', 7)));

    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(made - before).toBe(1);
  });

  test('spends nothing on repeats that come at the same time, whatever it does before it writes', async () => {
    const before = spent;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => as('anna').call(spend, {}, { headers: { 'idempotency-key': 'spend' } })),
    );

    expect([new Set(answers.map(({ id }) => id)).size, spent - before]).toEqual([1, 1]);
  });

  test('keeps the keys of users apart', async () => {
    expect(await send(as('anna'), 'mine', 1)).not.toEqual(await send(as('bert'), 'mine', 1));
  });

  test('refuses a key that is none', async () => {
    expect((await problemOf(send(as('anna'), 'x'.repeat(201), 1))).problem.errors).toMatchObject([
      { path: 'headers.idempotency-key' },
    ]);
  });

  test('is forgotten after 24 hours', async () => {
    const first = await send(as('anna'), 'yesterday', 1);
    clock.advance(25 * hour);
    await forgetOldAnswers(database.db, clock);

    expect(await send(as('anna'), 'yesterday', 1)).not.toEqual(first);
  });
});

test('every answer carries the headers that keep browsers safe, and is nobody else’s to keep', async () => {
  const { headers } = await as('anna').fetch('/api/notes');

  expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});
