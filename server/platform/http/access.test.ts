import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { createTestClient, formOf, problemOf, type TestClient } from '#tests/support/test-client.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { until } from '#tests/support/until.ts';
import { openDatabase, type Database } from '../database/index.ts';
import { AppError } from '../errors/index.ts';
import { newId } from '../ids.ts';
import { createLog } from '../log.ts';
import {
  createHttpServer,
  createMount,
  openApiDocument,
  type BearerGrant,
  type Caller,
  type UploadedFile,
  type VerifyWebhook,
} from './index.ts';

const nameOrNull = z.object({ name: z.string().nullable() });
const base = { summary: 'For a test.', status: 200, errors: [] } as const;

const greet = endpoint({ ...base, method: 'GET', path: '/api/greeting', access: 'optional-user', answer: nameOrNull });
const read = endpoint({
  ...base,
  method: 'POST',
  path: '/api/read',
  access: 'user',
  scopes: ['chat:read', 'chat:write'],
  answer: nameOrNull,
});
const closed = endpoint({ ...base, method: 'POST', path: '/api/closed', access: 'user', answer: nameOrNull });
const rule = endpoint({
  ...base,
  method: 'GET',
  path: '/api/rule',
  access: 'admin',
  scopes: ['profile:read'],
  answer: nameOrNull,
});
const program = endpoint({
  ...base,
  method: 'POST',
  path: '/api/program',
  access: 'token',
  scopes: ['listings:read'],
  answer: nameOrNull,
});
const paid = endpoint({
  ...base,
  method: 'POST',
  path: '/api/webhooks/paid',
  access: 'webhook',
  body: z.object({ amount: z.int() }),
  answer: z.object({ amount: z.int() }),
});
const shared = endpoint({
  ...base,
  method: 'GET',
  path: '/api/shared/{token}',
  access: 'share-link',
  params: z.object({ token: z.string().max(100) }),
  answer: z.object({ title: z.string() }),
});
const unsubscribe = endpoint({
  ...base,
  method: 'POST',
  path: '/api/shared/{token}/unsubscribe',
  access: 'share-link',
  params: z.object({ token: z.string().max(100) }),
  answer: z.object({ title: z.string() }),
});
const upload = endpoint({
  ...base,
  method: 'POST',
  path: '/api/upload',
  access: 'user',
  body: z.strictObject({ caption: z.string().max(20), extra: z.string().optional() }),
  multipart: { maxFiles: 2, maxFileBytes: 100_000, tooLarge: 'Files must be smaller than 100 kB.' },
  answer: z.object({ caption: z.string(), files: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.int() })) }),
});
const ignoring = endpoint({ ...upload, path: '/api/ignoring', answer: z.object({}) });
const download = endpoint({ ...base, method: 'GET', path: '/api/download', access: 'user', answer: 'file' });
const endless = endpoint({ ...base, method: 'GET', path: '/api/endless', access: 'user', answer: 'file' });
const leaking = endpoint({
  ...base,
  method: 'GET',
  path: '/api/leaking',
  access: 'user',
  answer: z.object({ items: z.array(z.object({ id: z.string() })) }),
});

const secret = 'whsec';
const sign = (bytes: string | Buffer) => createHmac('sha256', secret).update(bytes).digest('hex');
const verify: VerifyWebhook = ({ rawBody, headers }) => {
  const given = Buffer.from(String(headers['x-signature']));
  const expected = Buffer.from(sign(rawBody));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(rawBody.toString());
};
const caller = (roles: Caller['roles'] = ['user']): Caller => ({
  userId: newId(),
  sessionId: newId(),
  roles,
  allowedMlsProviders: [],
  subscriptionStatus: 'active',
  allowedChatInterfaces: ['full-access'],
  mayImportListings: false,
});
const anna = caller();
const grants: Record<string, BearerGrant> = {
  'of-anna': { caller: anna, scopes: ['chat:read'] },
  'of-anna.for-listings': { caller: anna, scopes: ['listings:read'] },
  'of-anna.for-profile': { caller: anna, scopes: ['profile:read'] },
  'of-adam.for-profile': { caller: caller(['user', 'admin']), scopes: ['profile:read'] },
};

let testDatabase: TestDatabase;
let database: Database;
let app: FastifyInstance;
let baseUrl: string;
let endlessStopped = false;
const uploads: string[] = [];

const named = async ({ caller }: { caller: Caller | null }) => ({ name: caller && (caller === anna ? 'Anna' : 'Adam') });

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ connectionString: testDatabase.connectionString, maxConnections: 2, onConnectionLost: () => {} });
  app = await createHttpServer({ log: createLog('silent'), trustProxy: false, https: true });
  const mount = createMount({
    app,
    db: database.db,
    clock: createTestClock(),
    authenticate: async ({ cookies }) => (cookies['caller'] === 'anna' ? anna : null),
    authenticateBearer: async (token) => grants[token] ?? null,
    publicOrigin: 'https://sidekick.example.com',
  });
  mount.endpoint(greet, named);
  mount.endpoint(read, named);
  mount.endpoint(closed, named);
  mount.endpoint(rule, named);
  mount.endpoint(program, named);
  mount.webhook(paid, verify, async ({ body }) => ({ amount: body.amount }));
  const findShared = async ({ token }: { token: string }) => (token === 'good' ? { title: 'Six homes' } : undefined);
  mount.shareLink(shared, findShared, async ({ resource }) => resource);
  mount.shareLink(unsubscribe, findShared, async ({ resource }) => resource);
  mount.endpoint(upload, async ({ body, files }) => {
    uploads.push('begun');
    const seen = [];
    const described = async (file: UploadedFile) => ({
      name: file.name,
      type: file.mimeType,
      bytes: (await file.bytes()).length,
    });
    try {
      for await (const file of files) seen.push(await described(file));
    } catch (error) {
      uploads.push(error instanceof AppError ? error.code : String(error));
      throw error;
    }
    return { caption: body.caption, files: seen };
  });
  mount.endpoint(ignoring, async () => ({}));
  mount.endpoint(download, async () => ({
    content: Buffer.from('<script>alert(1)</script>'),
    mimeType: 'text/html',
    name: 'Zoë "draft".html',
  }));
  mount.endpoint(endless, async () => ({ content: withoutEnd(), mimeType: 'text/csv' }));
  mount.endpoint(leaking, async () => ({ items: [{ id: 'a', password_hash: 'argon2' }], total: 1 }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  await database.close();
  await testDatabase.drop();
});

async function* withoutEnd(): AsyncGenerator<string> {
  try {
    for (;;) {
      yield 'a,b\n'.repeat(10_000);
      await setImmediate();
    }
  } finally {
    endlessStopped = true;
  }
}

const nobody = () => createTestClient(baseUrl);
function signedIn(): TestClient {
  const client = nobody();
  client.cookies.set('caller', 'anna');
  return client;
}

/** A program elsewhere: no cookie, no Origin. */
function asProgram(path: string, init: RequestInit & { token?: string } = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (init.token !== undefined) headers.set('authorization', `Bearer ${init.token}`);
  return fetch(baseUrl + path, { method: 'POST', ...init, headers });
}

test('a call for anybody knows a signed-in user', async () => {
  expect([await nobody().call(greet), await signedIn().call(greet)]).toEqual([{ name: null }, { name: 'Anna' }]);
});

describe('a bearer token', () => {
  test('comes in with one of the scopes that the call names, from anywhere', async () => {
    const answer = await asProgram(read.path, { token: 'of-anna' });

    expect([answer.status, await answer.json()]).toEqual([200, { name: 'Anna' }]);
  });

  test.each([
    [read.path, 'unknown', 401, 'not_signed_in', 'Bearer error="invalid_token"'],
    [read.path, 'of-anna.for-listings', 403, 'insufficient_scope', /error="insufficient_scope", scope="chat:read chat:write"/],
    [program.path, 'of-anna', 403, 'insufficient_scope', /scope="listings:read"/],
    [program.path, undefined, 401, 'not_signed_in', 'Bearer'],
  ])('at %s with %s is refused %i and told how', async (path, token, status, code, words) => {
    const answer = await asProgram(path, { token });

    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
    expect(answer.headers.get('www-authenticate')).toMatch(words);
  });

  test('opens no call that names no scope', async () => {
    const answer = await asProgram(closed.path, { token: 'of-anna', headers: { 'sec-fetch-site': 'same-origin' } });

    expect(answer.status).toBe(401);
  });

  test('never lends its scope to the cookie beside it', async () => {
    const answer = await asProgram(read.path, { token: 'unknown', headers: { cookie: 'caller=anna' } });

    expect(answer.status).toBe(401);
  });

  test('does not make an admin of a user', async () => {
    const answers = [
      await asProgram(rule.path, { method: 'GET', token: 'of-anna.for-profile' }),
      await asProgram(rule.path, { method: 'GET', token: 'of-adam.for-profile' }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 200]);
  });

  test('is the only way into a call for programs', async () => {
    const [byToken, byCookie] = [
      await asProgram(program.path, { token: 'of-anna.for-listings' }),
      problemOf(signedIn().call(program)),
    ];

    expect([byToken.status, (await byCookie).status]).toEqual([200, 401]);
  });
});

describe('a webhook', () => {
  const send = (body: string, signature: string, type = 'application/json') =>
    asProgram(paid.path, { body, headers: { 'content-type': type, 'x-signature': signature } });

  test('is taken when its bytes are signed, whatever spaces they have', async () => {
    const body = '{ "amount":  12,\n"livemode": false }';
    const answer = await send(body, sign(body));

    expect([answer.status, await answer.json()]).toEqual([200, { amount: 12 }]);
  });

  test('is handed over as sent, of whatever type', async () => {
    const body = '{"amount":1}';

    expect((await send(body, sign(body), 'application/x-www-form-urlencoded')).status).toBe(200);
  });

  test('that is not signed is refused before its body is read', async () => {
    const answers = [await send('{"amount":12}', sign('{"amount":13}')), await send('{"amount"', '')];

    expect(await Promise.all(answers.map(async (answer) => [answer.status, (await answer.json()).code]))).toEqual([
      [401, 'unverified_webhook'],
      [401, 'unverified_webhook'],
    ]);
  });

  test('whose signed body has another shape is told which field', async () => {
    const body = '{"amount":"12"}';
    const answer = await send(body, sign(body));

    expect([answer.status, (await answer.json()).errors]).toMatchObject([422, [{ path: 'body.amount' }]]);
  });
});

describe('a shared address', () => {
  test('shows what its token stands for to anybody, and keeps the address to itself', async () => {
    const answer = await asProgram('/api/shared/good', { method: 'GET' });

    expect([answer.status, await answer.json()]).toEqual([200, { title: 'Six homes' }]);
    const { headers } = answer;
    expect([headers.get('referrer-policy'), headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
      'no-referrer',
      'noindex',
      'no-store',
    ]);
  });

  test('with another token leads nowhere', async () => {
    const answer = await asProgram('/api/shared/other', { method: 'GET' });

    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
  });

  test('acts for a mail program, which sends a form and no origin', async () => {
    const answer = await asProgram('/api/shared/good/unsubscribe', {
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });

    expect(answer.status).toBe(200);
  });
});

describe('files', () => {
  const file = (bytes: number, name = 'plan.pdf') => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
  const send = (fields: { caption: string }, ...files: File[]) => signedIn().call(upload, { body: fields }, { files });

  test('come with the fields before them', async () => {
    expect(await send({ caption: 'Plans' }, file(100_000), file(3, 'Grundriß.pdf'))).toEqual({
      caption: 'Plans',
      files: [
        { name: 'plan.pdf', type: 'application/pdf', bytes: 100_000 },
        { name: 'Grundriß.pdf', type: 'application/pdf', bytes: 3 },
      ],
    });
  });

  test('may be none', async () => {
    expect((await send({ caption: 'None' })).files).toEqual([]);
  });

  test('that are too large, or followed by such, are refused in the words of the call', async () => {
    for (const files of [[file(100_001)], [file(3_000_000)], [file(3), file(2_000_000)]]) {
      const { problem } = await problemOf(send({ caption: 'Plans' }, ...files));
      expect([problem.status, problem.code, problem.detail]).toEqual([
        413,
        'body_too_large',
        'Files must be smaller than 100 kB.',
      ]);
    }
  });

  test('are refused where there are too many, with other names, or before their fields', async () => {
    const mixed = formOf({ caption: 'x' }, [file(1)]);
    mixed.append('extra', 'after');
    const misnamed = formOf({ caption: 'x' }, []);
    misnamed.append('photo', file(1));
    const answers = await Promise.all(
      [
        formOf({ caption: 'x' }, [file(1), file(1), file(1)]),
        mixed,
        misnamed,
        formOf({ caption: 'x'.repeat(21) }, [file(1)]),
      ].map(async (body) => (await signedIn().fetch(upload.path, { method: 'POST', body })).json()),
    );

    expect(answers.map(({ status, errors }) => [status, errors[0].path])).toEqual([
      [422, 'body.file'],
      [422, 'body.extra'],
      [422, 'body.photo'],
      [422, 'body.caption'],
    ]);
  });

  test('a field without end is refused', async () => {
    const body = formOf({ caption: 'x'.repeat(2_000_000) }, []);

    expect((await signedIn().fetch(upload.path, { method: 'POST', body })).status).toBe(413);
  });

  test('are no JSON, and a form that is none is told so', async () => {
    const post = (type: string, body: string) =>
      signedIn().fetch(upload.path, { method: 'POST', headers: { 'content-type': type }, body });
    const answers = [
      await post('application/json', '{}'),
      await post('multipart/form-data', 'x'),
      await post('multipart/form-data; boundary=x', 'x'.repeat(1000)),
      await post('multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="caption"\r\n\r\nPla'),
    ];

    expect(answers.map(({ status }) => status)).toEqual([415, 400, 400, 400]);
  });

  test('that nobody takes are read away, and the answer arrives', async () => {
    expect(await signedIn().call(ignoring, { body: { caption: 'x' } }, { files: [file(90_000), file(90_000)] })).toEqual({});
  });

  test('of nobody are not listened to', async () => {
    const answer = await nobody().fetch(upload.path, { method: 'POST', body: formOf({ caption: 'x' }, [file(3_000_000)]) });

    expect(answer.status).toBe(401);
  });

  test('whose sender goes away end the handler', async () => {
    const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1');
    await once(socket, 'connect');
    uploads.length = 0;
    socket.write(
      `POST ${upload.path} HTTP/1.1\r\nhost: localhost\r\ncookie: caller=anna\r\nsec-fetch-site: same-origin\r\ncontent-length: 90000\r\n` +
        'content-type: multipart/form-data; boundary=x\r\n\r\n--x\r\ncontent-disposition: form-data; name="caption"\r\n\r\nP\r\n' +
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nhalf',
    );
    await until(() => expect(uploads).toEqual(['begun']));
    socket.destroy();

    await until(() => expect(uploads).toEqual(['begun', 'malformed_body']));
  });
});

describe('a file as an answer', () => {
  test('is stored under its name, and never runs on our origin', async () => {
    const { headers } = await signedIn().fetch(download.path);

    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Zo_ _draft_.html"; filename*=UTF-8''Zo%C3%AB%20%22draft%22.html`,
    );
    expect(headers.get('content-security-policy')).toMatch(/sandbox/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('that streams stops when its reader leaves', async () => {
    const stop = new AbortController();
    const answer = await signedIn().fetch(endless.path, { signal: stop.signal });
    await answer.body?.getReader().read();
    stop.abort();

    await until(() => expect(endlessStopped).toBe(true));
  });
});

test('what leaves is what the contract knows', async () => {
  const answer = await signedIn().fetch(leaking.path);

  expect(await answer.json()).toEqual({ items: [{ id: 'a' }] });
});

test('the OpenAPI document tells each way in, and the files', () => {
  const { paths } = openApiDocument([greet, read, program, paid, shared, upload]) as {
    paths: Record<string, Record<string, { security: unknown; requestBody?: { content: object } }>>;
  };
  const securityOf = (path: string, method: string) => paths[path]?.[method]?.security;

  expect(securityOf(greet.path, 'get')).toEqual([{}, { session: [] }]);
  expect(securityOf(read.path, 'post')).toEqual([{ session: [] }, { bearer: ['chat:read', 'chat:write'] }]);
  expect(securityOf(program.path, 'post')).toEqual([{ bearer: ['listings:read'] }]);
  expect([securityOf(paid.path, 'post'), securityOf(shared.path, 'get')]).toEqual([[], []]);
  expect(paths[upload.path]?.['post']?.requestBody?.content).toMatchObject({
    'multipart/form-data': { schema: { allOf: [{}, { properties: { file: { type: 'array', maxItems: 2 } } }] } },
  });
});
