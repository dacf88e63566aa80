import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changePassword,
  confirmPasswordReset,
  endOtherSessions,
  endSession,
  getMe,
  listSessions,
  login,
  startPasswordReset,
} from '#contract/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestClient, problemOf } from '#tests/support/test-client.ts';
import { minute } from '#tests/support/test-clock.ts';
import { until } from '#tests/support/until.ts';

const password = 'Correct-horse-7!';
const better = 'Better-horse-8!';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-passwords-'));
  app = await startTestApp({ environment: { TRUST_PROXY: 'on', DATA_DIR: folder } });
  app.dependencies.jobs.start();
});
afterAll(async () => {
  await app.dependencies.jobs.drain();
  await app.close();
  await rm(folder, { recursive: true });
});

let addresses = 0;
/** Somebody at an address where nobody was before. */
function visitor() {
  const client = createTestClient(app.baseUrl);
  const headers = { 'x-forwarded-for': `198.51.100.${(addresses += 1)}` };
  return {
    client,
    start: (email: string) => client.call(startPasswordReset, { body: { email } }, { headers }),
    confirm: (email: string, token: string, chosen = better) =>
      client.call(confirmPasswordReset, { body: { email, token, password: chosen } }, { headers }),
    login: (email: string, typed: string) => client.call(login, { body: { email, password: typed } }, { headers }),
  };
}

async function mailsTo(email: string) {
  return ((await app.dependencies.outbox?.list()) ?? []).filter(({ to }) => to === email);
}

/** The code of the first mail that comes. */
async function mailedCode(email: string): Promise<string> {
  return until(async () => {
    const codes = (await mailsTo(email)).flatMap(({ text }) => /^\s*([A-Z2-7]{6})\s*$/m.exec(text)?.[1] ?? []);
    return codes[0] ?? expect.fail('no code was mailed');
  });
}

async function auditOf(userId: string) {
  const rows = await app.db.selectFrom('audit_entries').select('action').where('subject_user_id', '=', userId).execute();
  return rows.map(({ action }) => action);
}

test('who forgot the password chooses a new one by the mailed code, once, and every session ends', async () => {
  const user = await app.createUser({ password });
  const session = await app.signIn(user);
  const { start, confirm, login: enter } = visitor();

  expect(await start(user.email)).toEqual({ resetFlow: 'START_RESET_PASSWORD' });
  const code = await mailedCode(user.email);
  await confirm(user.email, code.toLowerCase());

  expect((await problemOf(session.call(getMe))).status).toBe(401);
  expect((await problemOf(enter(user.email, password))).status).toBe(401);
  expect(await enter(user.email, better)).toEqual({ authFlow: 'LOGIN' });
  expect((await problemOf(confirm(user.email, code))).problem).toMatchObject({ status: 400, code: 'invalid_reset_code' });
  expect(await auditOf(user.id)).toEqual(expect.arrayContaining(['password-reset-started', 'password-reset']));
  const stored = await app.db.selectFrom('audit_entries').selectAll().where('subject_user_id', '=', user.id).execute();
  expect(JSON.stringify(stored)).not.toContain(code);
});

test('an unknown address is answered like a known one, and gets no mail', async () => {
  const user = await app.createUser({ password });
  expect(await visitor().start('nobody@example.com')).toEqual(await visitor().start(user.email));
  await mailedCode(user.email);
  expect(await mailsTo('nobody@example.com')).toEqual([]);

  const wrong = await problemOf(visitor().confirm(user.email, 'AAAAAA'));
  const unknown = await problemOf(visitor().confirm('nobody@example.com', 'AAAAAA'));
  expect(unknown.problem).toEqual({ ...wrong.problem, requestId: expect.any(String) });
});

test('a fourth code within an hour is refused, for known and unknown addresses', async () => {
  for (const email of [(await app.createUser({ password })).email, 'unknown-four@example.com']) {
    for (let turn = 0; turn < 3; turn += 1) await visitor().start(email);
    expect((await problemOf(visitor().start(email))).status).toBe(429);
  }
});

test('after five wrong guesses even the right code is refused', async () => {
  const user = await app.createUser({ password });
  await visitor().start(user.email);
  const code = await mailedCode(user.email);
  const wrong = code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
  await Promise.all(Array.from({ length: 5 }, async () => problemOf(visitor().confirm(user.email, wrong))));

  expect((await problemOf(visitor().confirm(user.email, code))).problem.code).toBe('invalid_reset_code');
});

test('a thousand guesses at a code from ten addresses open nothing, and neither does the code after them', async () => {
  const user = await app.createUser({ password });
  await visitor().start(user.email);
  const code = await mailedCode(user.email);
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const guesser = visitor();
      const codes: string[] = [];
      for (let guess = 0; guess < 100; guess += 1) {
        const tried = `${'ABCDEFGHIJ'[at]}${String(guess)
          .replaceAll(/[0189]/g, 'Z')
          .padStart(5, 'Z')}`;
        if (tried !== code) codes.push((await problemOf(guesser.confirm(user.email, tried))).problem.code);
      }
      return codes;
    }),
  );

  const count = (wanted: string) => outcomes.flat().filter((each) => each === wanted).length;
  expect(count('invalid_reset_code') + count('too_many_requests')).toBe(outcomes.flat().length);
  expect(count('invalid_reset_code')).toBeLessThanOrEqual(200);
  expect((await problemOf(visitor().confirm(user.email, code))).problem.code).toBe('invalid_reset_code');
});

test('a code ends after ten minutes, and a password that is refused costs no guess', async () => {
  const user = await app.createUser({ password });
  await visitor().start(user.email);
  const code = await mailedCode(user.email);
  for (let turn = 0; turn < 6; turn += 1)
    expect((await problemOf(visitor().confirm(user.email, code, 'too short'))).problem.code).toBe('weak_password');
  app.clock.advance(10 * minute);

  expect((await problemOf(visitor().confirm(user.email, code))).problem.code).toBe('invalid_reset_code');
});

test.each([
  'Short-1!',
  'no-upper-case-1',
  'NO-LOWER-CASE-1',
  'No-digit-at-all',
  'NoSpecial12345',
  'With space-123',
  'P@ssw0rd2024!',
  'Password1234!',
])('the password %s is refused', async (weak) => {
  const user = await app.createUser({ password });
  const client = await app.signIn(user);
  const { problem } = await problemOf(client.call(changePassword, { body: { oldPassword: password, newPassword: weak } }));
  expect(problem).toMatchObject({ status: 400, code: 'weak_password', detail: 'New password does not meet requirements' });
});

test('a password of 200 characters is taken; a change ends the other sessions and tells the owner', async () => {
  const user = await app.createUser({ password });
  const [here, elsewhere] = [await app.signIn(user), await app.signIn(user)];
  const newPassword = `Aa1!${'x'.repeat(196)}`;
  const wrong = await problemOf(here.call(changePassword, { body: { oldPassword: 'Wrong', newPassword } }));
  expect(wrong.problem).toMatchObject({ status: 401, code: 'wrong_password', detail: 'Current password is incorrect' });

  await here.call(changePassword, { body: { oldPassword: password, newPassword } });

  expect((await here.call(getMe)).id).toBe(user.id);
  expect((await problemOf(elsewhere.call(getMe))).status).toBe(401);
  expect(await visitor().login(user.email, newPassword)).toEqual({ authFlow: 'LOGIN' });
  expect(await auditOf(user.id)).toContain('password-changed');
  // Another mail tells of the sign-in right after, and either may come first.
  await until(async () =>
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toContain('Your password was changed'),
  );
});

test('a user sees where the account is signed in and ends one of the sessions, but nobody else’s', async () => {
  const user = await app.createUser();
  const [here, elsewhere] = [await app.signIn(user), await app.signIn(user)];
  const stranger = await app.signIn(await app.createUser());
  const { items } = await here.call(listSessions);
  expect(items.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
  const other = items.find(({ isCurrent }) => !isCurrent)?.id ?? '';

  expect((await problemOf(stranger.call(endSession, { params: { sessionId: other } }))).problem.code).toBe('session_not_found');
  expect((await elsewhere.call(getMe)).id).toBe(user.id);
  await here.call(endSession, { params: { sessionId: other } });

  expect((await problemOf(elsewhere.call(getMe))).status).toBe(401);
  expect((await here.call(listSessions)).items).toHaveLength(1);
});

test('one call signs a user out everywhere else', async () => {
  const user = await app.createUser();
  const [here, ...elsewhere] = [await app.signIn(user), await app.signIn(user), await app.signIn(user)];
  const stranger = await app.signIn(await app.createUser());

  await here.call(endOtherSessions);

  for (const client of elsewhere) expect((await problemOf(client.call(getMe))).status).toBe(401);
  expect((await here.call(getMe)).id).toBe(user.id);
  expect((await stranger.call(listSessions)).items).toHaveLength(1);
  expect(await auditOf(user.id)).toContain('sessions-ended');
});

test('the owner is told of a sign-in on a browser that was not known, and not of the next one there', async () => {
  const user = await app.createUser({ password });
  const { client, login: enter } = visitor();
  await enter(user.email, password);
  await enter(user.email, password);
  await visitor().login(user.email, password);

  const subject = 'Your account was used on a new device';
  await until(async () => expect((await mailsTo(user.email)).map((mail) => mail.subject)).toEqual([subject, subject]));
  expect(client.cookies.has('device')).toBe(true);
});
