import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getMe, login, logout } from '#contract/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf } from '#tests/support/test-client.ts';
import { day, minute } from '#tests/support/test-clock.ts';
import { until } from '#tests/support/until.ts';

const password = 'Correct-horse-7!';

let app: Awaited<ReturnType<typeof startTestApp>>;
let secure: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  secure = await startTestApp({ joining: app, environment: { PUBLIC_URL: 'https://sidekick.example.com' } });
});
afterAll(async () => {
  await secure.close();
  await app.close();
});

async function setCookieOf(at: TestApp, headers: Record<string, string> = {}): Promise<string> {
  const user = await app.createUser({ password });
  const answer = await at.anonymous().fetch(login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: user.email, password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie().join('\n');
}

test('over https the cookie is bound to the host and to https', async () => {
  expect(await setCookieOf(secure)).toMatch(
    /^__Host-session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax\n__Host-device=v1\.[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('on plain http, which is loopback only, the cookie has neither prefix nor Secure', async () => {
  expect(await setCookieOf(app)).toMatch(
    /^session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax\ndevice=v1\.[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('a sign-in never takes over a session that the browser brings', async () => {
  const planted = 'A'.repeat(43);

  expect(await setCookieOf(app, { cookie: `session=${planted}` })).not.toContain(planted);
});

test('each sign-in begins a new session and ends the one that the browser had', async () => {
  const user = await app.createUser({ password });
  const client = app.anonymous();
  const signIn = async () => {
    await client.call(login, { body: { email: user.email, password } });
    return client.cookies.get('session') ?? '';
  };
  const [first, second] = [await signIn(), await signIn()];

  expect(second).not.toBe(first);
  expect(await app.dependencies.accounts.sessions.findCaller(first)).toBeNull();
  expect(await app.dependencies.accounts.sessions.findCaller(second)).toMatchObject({ userId: user.id });
});

test('only the hash of a token is stored', async () => {
  const user = await app.createUser();
  const token = (await app.signIn(user)).cookies.get('session') ?? '';

  const row = await app.db.selectFrom('sessions').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow();
  expect(row.token_hash.equals(createHash('sha256').update(token).digest())).toBe(true);
  expect(JSON.stringify(row)).not.toContain(token);
});

test('logging out ends the session on every node, clears the cookie and leads to the login', async () => {
  const user = await app.createUser();
  const client = await app.signIn(user);
  const stolen = client.cookies.get('session') ?? '';
  const heardElsewhere = vi.fn();
  secure.dependencies.accounts.onSessionEnded(heardElsewhere);

  const answer = await client.fetch(logout.path);

  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/login');
  expect(client.cookies.has('session')).toBe(false);
  client.cookies.set('session', stolen);
  expect((await problemOf(client.call(getMe))).problem.code).toBe('not_signed_in');
  await until(() => expect(heardElsewhere).toHaveBeenCalledWith({ userId: user.id, sessionId: expect.any(String) }));
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister domain', { 'sec-fetch-site': 'same-site' }],
  ['a picture in a message', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
  ['a browser that loads ahead', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
])('%s cannot log anybody out', async (_who, headers) => {
  const client = await app.signIn(await app.createUser());

  expect((await client.fetch(logout.path, { headers })).status).toBe(403);
  await client.call(getMe);
});

test('whoever only looks whether the address of the logout answers stays signed in', async () => {
  const client = await app.signIn(await app.createUser());

  await client.fetch(logout.path, { method: 'HEAD' });
  await client.call(getMe);
});

test('disabling an account ends its sessions at once', async () => {
  const user = await app.createUser();
  const client = await app.signIn(user);
  const heard = vi.fn();
  app.dependencies.accounts.onSessionEnded(heard);

  await app.dependencies.accounts.users.setEnabled(user.id, false, { userId: null, address: null });

  expect((await problemOf(client.call(getMe))).status).toBe(401);
  await until(() => expect(heard).toHaveBeenCalledWith({ userId: user.id, sessionId: expect.any(String) }));
});

test('a session ends 30 days after its last call, and 90 days after it began', async () => {
  const user = await app.createUser();
  const [idle, busy] = [await app.signIn(user), await app.signIn(user)];

  app.clock.advance(29 * day);
  await busy.call(getMe);
  app.clock.advance(2 * day);
  expect((await problemOf(idle.call(getMe))).status).toBe(401);
  for (let days = 31; days < 89; days += 29) {
    await busy.call(getMe);
    app.clock.advance(29 * day);
  }
  await busy.call(getMe);
  app.clock.advance(2 * day);
  expect((await problemOf(busy.call(getMe))).status).toBe(401);

  await app.dependencies.accounts.sessions.forgetExpired();
  expect(await app.db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute()).toEqual([]);
});

test('a call writes that the session was seen at most every five minutes', async () => {
  const user = await app.createUser();
  const client = await app.signIn(user);
  const seenAt = async () =>
    (await app.db.selectFrom('sessions').select('last_seen_at').where('user_id', '=', user.id).executeTakeFirstOrThrow())
      .last_seen_at;
  const begun = await seenAt();

  app.clock.advance(4 * minute);
  await client.call(getMe);
  expect(await seenAt()).toEqual(begun);
  app.clock.advance(2 * minute);
  await client.call(getMe);
  expect((await seenAt()).getTime()).toBeGreaterThan(begun.getTime());
});
