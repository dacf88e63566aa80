import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerNewPasswordChallenge, getMe, login, resetPasswordOfUser } from '#contract/accounts.ts';
import {
  answerSecondFactor,
  confirmAuthenticator,
  confirmIdentity,
  getSecondFactors,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from '#contract/second-factors.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { createTestClient, problemOf, type TestClient } from '#tests/support/test-client.ts';
import { minute, second } from '#tests/support/test-clock.ts';
import { until } from '#tests/support/until.ts';
import { totpAt } from './totp.ts';

const password = 'Correct-horse-7!';
let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-second-factors-'));
  app = await startTestApp({ environment: { TRUST_PROXY: 'on', DATA_DIR: folder } });
  app.dependencies.jobs.start();
});
afterAll(async () => {
  await app.dependencies.jobs.drain();
  await app.close();
  await rm(folder, { recursive: true });
});

let addresses = 0;
/** Signs in with the password, in a browser and at an address of its own. */
async function visit(user: TestUser, typed = password) {
  const client = createTestClient(app.baseUrl);
  const headers = { 'x-forwarded-for': `203.0.113.${(addresses += 1)}` };
  return { client, answer: await client.call(login, { body: { email: user.email, password: typed } }, { headers }) };
}

const bytesOf = (base32: string): Buffer => {
  const bits = [...base32]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

interface Enrolled {
  user: TestUser;
  client: TestClient;
  secret: Buffer;
  recoveryCodes: string[];
}
/** A user with an app; the code of the moment is used up. */
async function enrolled(user?: TestUser): Promise<Enrolled> {
  const who = user ?? (await app.createUser({ password }));
  const client = await app.signIn(who);
  const secret = bytesOf((await client.call(startAuthenticator)).secret);
  const { recoveryCodes } = await client.call(confirmAuthenticator, { body: { code: totpAt(secret, app.clock.now()) } });
  app.clock.advance(31 * second);
  return { user: who, client, secret, recoveryCodes: recoveryCodes ?? [] };
}
const finish = (client: TestClient, session: string | undefined, code: string) =>
  client.call(answerSecondFactor, { body: { session: session ?? '', code } });

test('who has an app is asked for its code after the password, and no code counts twice', async () => {
  const { user, secret } = await enrolled();
  const { client, answer } = await visit(user);
  expect(answer).toMatchObject({ authFlow: 'CHALLENGE', challengeName: 'SECOND_FACTOR' });
  expect((await problemOf(client.call(getMe))).status).toBe(401);

  const code = totpAt(secret, app.clock.now());
  expect(await finish(client, answer.session, code)).toEqual({ authFlow: 'LOGIN' });
  expect((await client.call(getMe)).email).toBe(user.email);

  const again = await visit(user);
  expect((await problemOf(finish(again.client, again.answer.session, code))).problem.code).toBe('wrong_code');
});

test('an app counts only once a code of it was given', async () => {
  const user = await app.createUser({ password });
  const client = await app.signIn(user);
  await client.call(startAuthenticator);
  expect((await problemOf(client.call(confirmAuthenticator, { body: { code: '000000' } }))).problem.code).toBe('wrong_code');
  expect((await visit(user)).answer).toEqual({ authFlow: 'LOGIN' });
});

test('each of ten recovery codes lets in once, however it is typed, and new ones end them', async () => {
  const { user, client, recoveryCodes } = await enrolled();
  const [first = '', second = ''] = recoveryCodes;
  expect(new Set(recoveryCodes).size).toBe(10);
  const one = await visit(user);
  expect(await finish(one.client, one.answer.session, first.toUpperCase().replaceAll('-', ' '))).toEqual({ authFlow: 'LOGIN' });
  expect(await client.call(getSecondFactors)).toMatchObject({ hasAuthenticator: true, recoveryCodesLeft: 9 });
  const two = await visit(user);
  expect((await problemOf(finish(two.client, two.answer.session, first))).problem.code).toBe('wrong_code');

  const renewed = await client.call(renewRecoveryCodes);
  expect(renewed.recoveryCodes).toHaveLength(10);
  expect((await problemOf(finish(two.client, two.answer.session, second))).problem.code).toBe('wrong_code');
  expect(await finish(two.client, two.answer.session, renewed.recoveryCodes[0] ?? '')).toEqual({ authFlow: 'LOGIN' });
});

test('a thousand guesses are refused after the fifth, and a browser of the owner still has its own', async () => {
  const { user, secret } = await enrolled();
  const owner = await visit(user);
  await finish(owner.client, owner.answer.session, totpAt(secret, app.clock.now()));
  const known = await owner.client.call(login, { body: { email: user.email, password } });

  const { client, answer } = await visit(user);
  const codes = new Map<string, number>();
  for (let guess = 0; guess < 1_000; guess += 1) {
    const { problem } = await problemOf(finish(client, answer.session, String(guess).padStart(6, '0')));
    codes.set(problem.code, (codes.get(problem.code) ?? 0) + 1);
  }
  expect(Object.fromEntries(codes)).toEqual({ wrong_code: 5, too_many_requests: 995 });
  app.clock.advance(31 * second);
  expect((await problemOf(finish(client, answer.session, totpAt(secret, app.clock.now())))).status).toBe(429);
  expect(await finish(owner.client, known.session, totpAt(secret, app.clock.now()))).toEqual({ authFlow: 'LOGIN' });
});

test('a challenge ends after ten minutes, with the password and with the account', async () => {
  const { user, secret } = await enrolled();
  const late = await visit(user);
  app.clock.advance(11 * minute);
  const refusal = async () =>
    (await problemOf(finish(late.client, late.answer.session, totpAt(secret, app.clock.now())))).problem.code;
  expect(await refusal()).toBe('challenge_expired');

  const closed = await visit(user);
  await app.dependencies.accounts.users.setEnabled(user.id, false, { userId: null, address: null });
  const code = totpAt(secret, app.clock.now());
  expect((await problemOf(finish(closed.client, closed.answer.session, code))).problem.code).toBe('challenge_expired');
});

test('what decides who comes in is changed only by who proved itself within ten minutes', async () => {
  const { client } = await enrolled();
  app.clock.advance(11 * minute);
  const calls = [
    () => client.call(removeAuthenticator),
    () => client.call(renewRecoveryCodes),
    () => client.call(startAuthenticator),
  ];
  for (const call of calls) expect((await problemOf(call())).problem.code).toBe('reauthentication_required');
  expect((await problemOf(client.call(confirmIdentity, { body: { password: 'Wrong-horse-7!' } }))).problem.code).toBe(
    'wrong_password',
  );
  await client.call(confirmIdentity, { body: { password } });
  await client.call(removeAuthenticator);
  expect(await client.call(getSecondFactors)).toEqual({
    ...{ hasAuthenticator: false, passkeys: [], recoveryCodesLeft: 0, isRequired: false },
    ...{ hasPassword: true, providers: [] },
  });
});

test('a temporary password does not lead around the second factor', async () => {
  const [{ user, secret }, admin] = [await enrolled(), await app.createUser({ roles: ['user', 'admin'] })];
  const { password: temporary } = await (await app.signIn(admin)).call(resetPasswordOfUser, { params: { userId: user.id } });
  const { client, answer } = await visit(user, temporary);
  const chosen = await client.call(answerNewPasswordChallenge, {
    body: { session: answer.session ?? '', email: user.email, newPassword: 'Another-horse-9!' },
  });
  expect(chosen).toMatchObject({ authFlow: 'CHALLENGE', challengeName: 'SECOND_FACTOR' });
  expect(await finish(client, chosen.session, totpAt(secret, app.clock.now()))).toEqual({ authFlow: 'LOGIN' });
});

test('where administrators need a second factor, they have no rights as such before', async () => {
  const strict = await startTestApp({ environment: { ADMINS_NEED_SECOND_FACTOR: 'on' } });
  try {
    const admin = await strict.createUser({ roles: ['user', 'admin'], password });
    const client = await strict.signIn(admin);
    expect((await client.call(getMe)).roles).toEqual(['user']);
    const reset = () => client.call(resetPasswordOfUser, { params: { userId: admin.id } });
    expect((await problemOf(reset())).status).toBe(403);
    expect((await client.call(getSecondFactors)).isRequired).toBe(true);

    const { secret } = await client.call(startAuthenticator);
    await client.call(confirmAuthenticator, { body: { code: totpAt(bytesOf(secret), strict.clock.now()) } });
    expect((await client.call(getMe)).roles).toEqual(['user', 'admin']);
  } finally {
    await strict.close();
  }
});

test('the owner is told by mail what was added, used and removed, and the audit keeps it', async () => {
  const { user, client, recoveryCodes } = await enrolled();
  const entering = await visit(user);
  await finish(entering.client, entering.answer.session, recoveryCodes[0] ?? '');
  await client.call(removeAuthenticator);

  await until(async () => {
    const mails = (await app.dependencies.outbox?.list()) ?? [];
    expect(mails.filter(({ to }) => to === user.email).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'An authenticator app was added to your account',
        'A recovery code was used to log in',
        'An authenticator app was removed from your account',
      ]),
    );
  });
  const entries = await app.db.selectFrom('audit_entries').select('action').where('subject_user_id', '=', user.id).execute();
  expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['second-factor-added', 'second-factor-removed']));
});
