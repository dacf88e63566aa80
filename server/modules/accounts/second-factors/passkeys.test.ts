import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe, login } from '#contract/accounts.ts';
import {
  addPasskey,
  getSecondFactors,
  loginWithPasskey,
  removePasskey,
  startPasskey,
  startPasskeyLogin,
} from '#contract/second-factors.ts';
import { createSoftwareAuthenticator } from '#tests/support/software-authenticator.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf } from '#tests/support/test-client.ts';
import { minute } from '#tests/support/test-clock.ts';

const password = 'Correct-horse-7!';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A user with a passkey. */
async function withPasskey(counter = 0) {
  const user = await app.createUser({ password });
  const client = await app.signIn(user);
  const authenticator = createSoftwareAuthenticator(app.baseUrl);
  const { session, options } = await client.call(startPasskey);
  const body = { session, name: 'Laptop', response: authenticator.create(options.challenge, { counter }) };
  const { recoveryCodes } = await client.call(addPasskey, { body });
  return { user, client, authenticator, body, recoveryCodes };
}
async function logIn(authenticator: ReturnType<typeof createSoftwareAuthenticator>, made = {}) {
  const client = app.anonymous();
  const { session, options } = await client.call(startPasskeyLogin);
  const body = { session, response: authenticator.get(options.challenge, made) };
  return { client, body, send: () => client.call(loginWithPasskey, { body }) };
}
const codeOf = async (call: Promise<unknown>) => (await problemOf(call)).problem.code;

test('a passkey lets in by itself, and once per challenge', async () => {
  const { user, client, authenticator, recoveryCodes } = await withPasskey();
  expect(recoveryCodes).toHaveLength(10);
  const entering = await logIn(authenticator);
  expect(await entering.send()).toEqual({ authFlow: 'LOGIN' });
  expect((await entering.client.call(getMe)).email).toBe(user.email);
  expect((await client.call(getSecondFactors)).passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: expect.any(String) }]);
  expect(await codeOf(entering.send())).toBe('passkey_refused');
});

test('with a passkey a password is no longer enough', async () => {
  const { user, client } = await withPasskey();
  const signIn = () => app.anonymous().call(login, { body: { email: user.email, password } });
  expect(await signIn()).toMatchObject({ challengeName: 'SECOND_FACTOR' });
  const [passkey] = (await client.call(getSecondFactors)).passkeys;
  await client.call(removePasskey, { params: { passkeyId: passkey?.id ?? '' } });
  expect(await signIn()).toEqual({ authFlow: 'LOGIN' });
});

test('nobody removes a passkey of somebody else', async () => {
  const { client } = await withPasskey();
  const [passkey] = (await client.call(getSecondFactors)).passkeys;
  const other = await app.signIn(await app.createUser());
  const removal = other.call(removePasskey, { params: { passkeyId: passkey?.id ?? '' } });
  expect((await problemOf(removal)).status).toBe(404);
  expect((await client.call(getSecondFactors)).passkeys).toHaveLength(1);
});

test('what departs from the rules is refused and audited', async () => {
  const { user, authenticator } = await withPasskey();
  const refusals = {
    'of another site': await logIn(authenticator, { from: 'https://evil.example' }),
    'without making sure of the person': await logIn(authenticator, { userVerified: false }),
    'of somebody unknown': await logIn(createSoftwareAuthenticator(app.baseUrl)),
  };
  for (const { send } of Object.values(refusals)) expect(await codeOf(send())).toBe('passkey_refused');

  const forged = await logIn(createSoftwareAuthenticator(app.baseUrl));
  Object.assign(forged.body.response, { id: authenticator.id, rawId: authenticator.id });
  expect(await codeOf(forged.send())).toBe('passkey_refused');
  const late = await logIn(authenticator);
  app.clock.advance(6 * minute);
  expect(await codeOf(late.send())).toBe('passkey_refused');

  const entries = await app.db
    .selectFrom('audit_entries')
    .select('details')
    .where('subject_user_id', '=', user.id)
    .where('action', '=', 'sign-in-failed')
    .execute();
  expect(entries).toHaveLength(4);
});

test('a counter that goes back is a copy of the passkey', async () => {
  const { authenticator } = await withPasskey(5);
  expect(await (await logIn(authenticator, { counter: 6 })).send()).toEqual({ authFlow: 'LOGIN' });
  expect(await codeOf((await logIn(authenticator, { counter: 6 })).send())).toBe('passkey_refused');
});

test('a passkey is added once, for who asked, and soon after proving who that is', async () => {
  const { client, body } = await withPasskey();
  expect(await codeOf(client.call(addPasskey, { body }))).toBe('passkey_refused');
  const other = await app.signIn(await app.createUser());
  const { session, options } = await other.call(startPasskey);
  const response = createSoftwareAuthenticator(app.baseUrl).create(options.challenge);
  expect(await codeOf(client.call(addPasskey, { body: { session, name: 'Mine', response } }))).toBe('passkey_refused');
  app.clock.advance(11 * minute);
  expect(await codeOf(client.call(startPasskey))).toBe('reauthentication_required');
});

test('a closed account is not opened by its passkey', async () => {
  const { user, authenticator } = await withPasskey();
  await app.dependencies.accounts.users.setEnabled(user.id, false, { userId: null, address: null });
  expect(await codeOf((await logIn(authenticator)).send())).toBe('passkey_refused');
});
