import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe, login } from '#contract/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestClient, problemOf } from '#tests/support/test-client.ts';
import { minute, second } from '#tests/support/test-clock.ts';
import { until } from '#tests/support/until.ts';

const password = 'Correct-horse-7!';

let app: TestApp & { connectionString: string };
beforeAll(async () => {
  // Behind a proxy, so that each test can come from an address of its own.
  app = await startTestApp({ environment: { TRUST_PROXY: 'on' } });
});
afterAll(() => app.close());

let addresses = 0;
function visitor({ baseUrl } = app) {
  const client = createTestClient(baseUrl);
  const address = `203.0.113.${(addresses += 1)}`;
  return {
    client,
    address,
    attempt: (email: string, typed: string, from = address) =>
      client.call(login, { body: { email, password: typed } }, { headers: { 'x-forwarded-for': from } }),
  };
}

function auditOf(userId: string) {
  return app.db.selectFrom('audit_entries').selectAll().where('subject_user_id', '=', userId).orderBy('id').execute();
}

test('the right e-mail and password sign in, whatever the case of the e-mail', async () => {
  const user = await app.createUser({ email: 'casey@example.com', password });
  const { client, attempt } = visitor();

  expect(await attempt('  Casey@Example.com ', password)).toEqual({ authFlow: 'LOGIN' });

  expect(await client.call(getMe)).toMatchObject({ id: user.id, email: 'casey@example.com', name: 'Robin Hale' });
});

test('a wrong password and an unknown address are answered alike', async () => {
  const user = await app.createUser({ password });
  const { attempt } = visitor();

  const wrong = await problemOf(attempt(user.email, 'Wrong-horse-7!'));
  const unknown = await problemOf(attempt('nobody@example.com', password));

  expect(wrong.problem).toMatchObject({ status: 401, code: 'invalid_credentials', detail: 'Incorrect email or password.' });
  expect(unknown.problem).toEqual({ ...wrong.problem, requestId: expect.any(String) });
});

test('an account without a password cannot be entered with one', async () => {
  const user = await app.createUser();

  expect((await problemOf(visitor().attempt(user.email, ''.padEnd(12, 'x')))).problem.code).toBe('invalid_credentials');
});

test('a disabled account is told so only with its password', async () => {
  const user = await app.createUser({ password });
  await app.dependencies.accounts.users.setEnabled(user.id, false, { userId: null, address: null });
  const { attempt } = visitor();

  expect((await problemOf(attempt(user.email, 'Wrong-horse-7!'))).problem.code).toBe('invalid_credentials');
  expect((await problemOf(attempt(user.email, password))).problem).toMatchObject({ status: 401, code: 'account_disabled' });
});

test('an e-mail that is none is refused with the path of the field', async () => {
  const { status, problem } = await problemOf(visitor().attempt('not an address', password));

  expect(status).toBe(422);
  expect(problem.errors).toEqual([{ path: 'body.email', message: 'Enter a valid email' }]);
});

test('after five wrong passwords an account waits, from whatever address, and opens again by itself', async () => {
  const user = await app.createUser({ password });
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await problemOf(visitor().attempt(user.email, 'Wrong-horse-7!'))).status).toBe(401);
  }

  const refusal = await problemOf(visitor().attempt(user.email, password));
  expect(refusal.problem).toMatchObject({ status: 429, code: 'too_many_requests' });
  const retryAfterSeconds = Number(refusal.headers.get('retry-after'));
  expect(retryAfterSeconds).toBeGreaterThan(290);
  expect(retryAfterSeconds).toBeLessThanOrEqual(300);

  app.clock.advance(retryAfterSeconds * second);
  expect(await visitor().attempt(user.email, password)).toEqual({ authFlow: 'LOGIN' });
});

test('of a thousand guesses at a password five are looked at, from however many addresses they come', async () => {
  const user = await app.createUser({ password });
  const { attempt } = visitor();
  const codes = new Map<string, number>();
  for (let guess = 0; guess < 1_000; guess += 1) {
    const from = `100.64.${guess >> 8}.${guess & 255}`;
    const { problem } = await problemOf(attempt(user.email, `Guess-horse-${guess}!`, from));
    codes.set(problem.code, (codes.get(problem.code) ?? 0) + 1);
  }
  expect(Object.fromEntries(codes)).toEqual({ invalid_credentials: 5, too_many_requests: 995 });
});

test('a stranger who tries passwords keeps the owner out nowhere that the owner is known', async () => {
  const user = await app.createUser({ password });
  const owner = visitor();
  await owner.attempt(user.email, password);
  const spend = async () => {
    for (let turn = 0; turn < 6; turn += 1) await problemOf(visitor().attempt(user.email, 'Wrong-horse-7!'));
    expect((await problemOf(visitor().attempt(user.email, password))).status).toBe(429);
  };
  await spend();

  // In the browser, wherever it is now and though it has signed out; and at the address, in another browser.
  owner.client.cookies.delete('session');
  expect(await owner.attempt(user.email, password, '198.51.100.200')).toEqual({ authFlow: 'LOGIN' });
  expect(await visitor().attempt(user.email, password, owner.address)).toEqual({ authFlow: 'LOGIN' });
  expect((await problemOf(visitor().attempt(user.email, password))).status).toBe(429);
});

test('a browser in which somebody else signed in, or whose cookie is made up, is a stranger’s', async () => {
  const [user, other] = [await app.createUser({ password }), await app.createUser({ password })];
  const stranger = visitor();
  await stranger.attempt(other.email, password);
  for (let turn = 0; turn < 5; turn += 1) await problemOf(stranger.attempt(user.email, 'Wrong-horse-7!', `192.0.2.${turn}`));

  expect((await problemOf(stranger.attempt(user.email, password, '192.0.2.99'))).status).toBe(429);
  const forger = visitor();
  forger.client.cookies.set('device', 'v1.0000.bm90aGluZw');
  expect((await problemOf(forger.attempt(user.email, password))).status).toBe(429);
});

test('a known browser may not guess without end either', async () => {
  const user = await app.createUser({ password });
  const { attempt } = visitor();
  await attempt(user.email, password);
  for (let turn = 0; turn < 10; turn += 1) await problemOf(attempt(user.email, 'Wrong-horse-7!'));

  expect((await problemOf(attempt(user.email, password))).status).toBe(429);
});

test('an address may fail ten times in three minutes, whatever accounts it tries', async () => {
  const { attempt } = visitor();
  for (let turn = 0; turn < 10; turn += 1) {
    expect((await problemOf(attempt(`guess-${turn}@example.com`, password))).status).toBe(401);
  }

  const refusal = await problemOf(attempt('guess-11@example.com', password));
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get('retry-after'))).toBeLessThanOrEqual(18);

  app.clock.advance(3 * minute);
  expect((await problemOf(attempt('guess-12@example.com', password))).status).toBe(401);
});

test('an address that a caller invents in front of the proxy does not count', async () => {
  const { attempt, address } = visitor();
  for (let turn = 0; turn < 10; turn += 1) {
    await problemOf(attempt(`liar-${turn}@example.com`, password, `198.51.100.${turn}, ${address}`));
  }

  expect((await problemOf(attempt('liar@example.com', password, `198.51.100.99, ${address}`))).status).toBe(429);
});

test('signing in rightly uses nothing up', async () => {
  const user = await app.createUser({ password });
  const { attempt } = visitor();

  for (let turn = 0; turn < 12; turn += 1) expect(await attempt(user.email, password)).toEqual({ authFlow: 'LOGIN' });
});

test.each([
  ['replaced', { password_hash: '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$YW5vdGhlcg' }],
  ['shut away with its account', { enabled: false }],
])('a password that is %s while a sign-in by it is under way lets nobody in', async (_, change) => {
  const user = await app.createUser({ password });
  const { attempt } = visitor();
  let refused: ReturnType<typeof problemOf> | undefined;
  await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set(change).where('id', '=', user.id).execute();
    refused = problemOf(attempt(user.email, password));
    // The password has been found right by the time that it waits for this transaction.
    const waiting = until(async () => {
      const { rows } =
        await sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(app.db);
      expect(rows).toHaveLength(1);
    });
    await Promise.race([refused, waiting]);
  });

  expect((await refused)?.problem.code).toBe('invalid_credentials');
  expect(await app.db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute()).toEqual([]);
});

test('more sign-ins than can wait are sent away at once, to come back', async () => {
  const busy = await startTestApp({ joining: app, environment: { TRUST_PROXY: 'on' }, slowPasswords: true });
  const outcomes = await Promise.all(
    Array.from({ length: 70 }, (_, turn) => problemOf(visitor(busy).attempt(`crowd-${turn}@example.com`, password))),
  );
  await busy.close();

  const refused = outcomes.filter(({ status }) => status === 503);
  expect(outcomes.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(52);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.problem.code).toBe('overloaded');
  expect(refused[0]?.headers.get('retry-after')).toBe('2');
});

test('sign-ins and failures are audited with their address and without what was typed', async () => {
  const user = await app.createUser({ password });
  const { attempt, address } = visitor();
  await problemOf(attempt(user.email, 'Wrong-horse-7!'));
  await attempt(user.email, password);

  const entries = await auditOf(user.id);
  expect(entries.map(({ action }) => action)).toEqual(['user-created', 'sign-in-failed', 'sign-in']);
  expect(entries[1]).toMatchObject({ actor_user_id: null, address, details: { reason: 'wrong password' } });
  expect(entries[2]).toMatchObject({ actor_user_id: user.id, address });
  expect(JSON.stringify(entries)).not.toMatch(/horse/);
});
