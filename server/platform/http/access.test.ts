import { createHmac, timingSafeEqual } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { callerWith, startMountedEndpoints, type MountedEndpoints } from '#tests/support/mounted-endpoints.ts';
import { problemOf } from '#tests/support/test-client.ts';
import { openApiDocument, type BearerGrant, type Caller, type VerifyWebhook } from './index.ts';

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
const anna = callerWith();
const grants: Record<string, BearerGrant> = {
  'of-anna': { caller: anna, scopes: ['chat:read'] },
  'of-anna.for-listings': { caller: anna, scopes: ['listings:read'] },
  'of-anna.for-profile': { caller: anna, scopes: ['profile:read'] },
  'of-adam.for-profile': { caller: callerWith(['user', 'admin']), scopes: ['profile:read'] },
};

let endpoints: MountedEndpoints;

const named = async ({ caller }: { caller: Caller | null }) => ({ name: caller && (caller === anna ? 'Anna' : 'Adam') });

beforeAll(async () => {
  endpoints = await startMountedEndpoints({
    caller: anna,
    grants,
    mountAll(mount) {
      mount.endpoint(greet, named);
      mount.endpoint(read, named);
      mount.endpoint(closed, named);
      mount.endpoint(rule, named);
      mount.endpoint(program, named);
      mount.webhook(paid, verify, async ({ body }) => ({ amount: body.amount }));
      const findShared = async ({ token }: { token: string }) => (token === 'good' ? { title: 'Six homes' } : undefined);
      mount.shareLink(shared, findShared, async ({ resource }) => resource);
      mount.shareLink(unsubscribe, findShared, async ({ resource }) => resource);
      mount.endpoint(leaking, async () => ({ items: [{ id: 'a', password_hash: 'argon2' }], total: 1 }));
    },
  });
});
afterAll(() => endpoints.close());

const nobody = () => endpoints.nobody();
const signedIn = () => endpoints.signedIn();

/** A program elsewhere: no cookie, no Origin. */
function asProgram(path: string, init: RequestInit & { token?: string } = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (init.token !== undefined) headers.set('authorization', `Bearer ${init.token}`);
  return fetch(endpoints.baseUrl + path, { method: 'POST', ...init, headers });
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

test('what leaves is what the contract knows', async () => {
  const answer = await signedIn().fetch(leaking.path);

  expect(await answer.json()).toEqual({ items: [{ id: 'a' }] });
});

test('the OpenAPI document tells each way in', () => {
  const { paths } = openApiDocument([greet, read, program, paid, shared]) as {
    paths: Record<string, Record<string, { security: unknown }>>;
  };
  const securityOf = (path: string, method: string) => paths[path]?.[method]?.security;

  expect(securityOf(greet.path, 'get')).toEqual([{}, { session: [] }]);
  expect(securityOf(read.path, 'post')).toEqual([{ session: [] }, { bearer: ['chat:read', 'chat:write'] }]);
  expect(securityOf(program.path, 'post')).toEqual([{ bearer: ['listings:read'] }]);
  expect([securityOf(paid.path, 'post'), securityOf(shared.path, 'get')]).toEqual([[], []]);
});
