import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPasskey,
  confirmByCode,
  confirmByPasskey,
  getSecondFactors,
  mailIdentityCode,
  startAuthenticator,
  startPasskey,
  startPasskeyConfirmation,
} from '#contract/second-factors.ts';
import { createSoftwareAuthenticator } from '#tests/support/software-authenticator.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';
import { minute } from '#tests/support/test-clock.ts';
import { until } from '#tests/support/until.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-reauthentication-'));
  app = await startTestApp({ environment: { DATA_DIR: folder } });
  app.dependencies.jobs.start();
});
afterAll(async () => {
  await app.dependencies.jobs.drain();
  await app.close();
  await rm(folder, { recursive: true });
});

/** Somebody without a password who signed in a while ago. */
async function member({ password }: { password?: string } = {}) {
  const user = await app.createUser(password === undefined ? {} : { password });
  const client = await app.signIn(user);
  app.clock.advance(11 * minute);
  return { user, client };
}

const codeOf = async (call: Promise<unknown>) => (await problemOf(call)).problem.code;
const isRecent = (client: TestClient) =>
  client.call(startAuthenticator).then(
    () => true,
    () => false,
  );

/** The codes that were mailed, the latest first. */
async function mailedCodes({ email }: TestUser, count: number): Promise<string[]> {
  return until(async () => {
    const mails = ((await app.dependencies.outbox?.list()) ?? []).filter(({ to }) => to === email);
    const codes = mails.flatMap(({ text }) => /^\s*([A-Z2-7]{6})\s*$/m.exec(text)?.[1] ?? []);
    expect(codes).toHaveLength(count);
    return codes;
  });
}

async function mailed(user: TestUser, client: TestClient, count = 1) {
  const { session } = await client.call(mailIdentityCode);
  const [code = ''] = await mailedCodes(user, count);
  return { session, code, give: (given: string, by = client) => by.call(confirmByCode, { body: { session, code: given } }) };
}

test('who has no password proves who it is by a mailed code, once', async () => {
  const { user, client } = await member();
  expect(await client.call(getSecondFactors)).toMatchObject({ hasPassword: false, providers: [] });
  expect(await codeOf(client.call(startAuthenticator))).toBe('reauthentication_required');
  const { code, give, session } = await mailed(user, client);
  expect(session).not.toContain(code);

  await give(` ${code.toLowerCase()} `);
  expect(await isRecent(client)).toBe(true);

  app.clock.advance(9 * minute);
  expect(await codeOf(give(code))).toBe('wrong_code');
  app.clock.advance(2 * minute);
  expect(await isRecent(client)).toBe(false);
});

test('a code is good for ten minutes, five guesses and the session that asked for it', async () => {
  const { user, client } = await member();
  const elsewhere = await app.signIn(user);
  const first = await mailed(user, client);
  expect(await codeOf(first.give(first.code, elsewhere))).toBe('wrong_code');
  app.clock.advance(10 * minute);
  expect(await codeOf(first.give(first.code))).toBe('wrong_code');

  const second = await mailed(user, client, 2);
  const wrong = second.code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
  const outcomes: string[] = [];
  for (let round = 0; round < 50; round += 1)
    outcomes.push(...(await Promise.all(Array.from({ length: 20 }, () => codeOf(second.give(wrong))))));
  expect(outcomes.filter((code) => code === 'wrong_code')).toHaveLength(5);
  expect(outcomes.filter((code) => code === 'too_many_requests')).toHaveLength(995);
  expect(await codeOf(second.give(second.code))).toBe('too_many_requests');
  expect(await isRecent(client)).toBe(false);
});

test('a fourth code within an hour is refused, and one for who has a password', async () => {
  const { client } = await member();
  for (let turn = 0; turn < 3; turn += 1) await client.call(mailIdentityCode);
  expect(await codeOf(client.call(mailIdentityCode))).toBe('too_many_requests');

  const { client: withPassword } = await member({ password: 'Correct-horse-7!' });
  expect((await withPassword.call(getSecondFactors)).hasPassword).toBe(true);
  expect(await codeOf(withPassword.call(mailIdentityCode))).toBe('forbidden');
});

test('a passkey proves who it is, that of the user alone and once per challenge', async () => {
  const withPasskey = async () => {
    const client = await app.signIn(await app.createUser());
    const authenticator = createSoftwareAuthenticator(app.baseUrl);
    const { session, options } = await client.call(startPasskey);
    await client.call(addPasskey, {
      body: { session, name: 'Laptop', response: authenticator.create(options.challenge) },
    });
    app.clock.advance(11 * minute);
    return { client, authenticator };
  };
  const [own, foreign] = [await withPasskey(), await withPasskey()];
  const { session, options } = await own.client.call(startPasskeyConfirmation);
  expect(options.allowCredentials).toHaveLength(1);
  const give = ({ authenticator, client }: typeof own) =>
    client.call(confirmByPasskey, { body: { session, response: authenticator.get(options.challenge) } });
  expect(await codeOf(give({ ...foreign, client: own.client }))).toBe('passkey_refused');
  expect(await codeOf(give(foreign))).toBe('passkey_refused');
  expect(await isRecent(own.client)).toBe(false);

  await give(own);
  expect(await isRecent(own.client)).toBe(true);
  expect(await codeOf(give(own))).toBe('passkey_refused');
});
