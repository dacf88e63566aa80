import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerNewPasswordChallenge, getMe, login, resetPasswordOfUser } from '#contract/accounts.ts';
import { newId } from '#server/platform/ids.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { createTestClient, problemOf } from '#tests/support/test-client.ts';
import { hour, minute } from '#tests/support/test-clock.ts';

const password = 'Correct-horse-7!';
const chosen = 'Better-horse-8!';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: 'on' } });
});
afterAll(() => app.close());

let addresses = 0;
function visitor() {
  const client = createTestClient(app.baseUrl);
  const headers = { 'x-forwarded-for': `192.0.2.${(addresses += 1)}` };
  return {
    client,
    login: (email: string, typed: string) => client.call(login, { body: { email, password: typed } }, { headers }),
    answer: (email: string, session: string, newPassword = chosen) =>
      client.call(answerNewPasswordChallenge, { body: { email, session, newPassword } }, { headers }),
  };
}

/** A user to whom an administrator gave a password. */
async function resetUser(): Promise<{ user: TestUser; temporary: string }> {
  const user = await app.createUser({ password });
  const admin = await app.signIn(await app.createUser({ roles: ['user', 'admin'] }));
  const { password: temporary } = await admin.call(resetPasswordOfUser, { params: { userId: user.id } });
  return { user, temporary };
}

test('a temporary password ends the sessions and leads to a challenge, which a password of one’s own answers', async () => {
  const user = await app.createUser({ password });
  const before = await app.signIn(user);
  const admin = await app.signIn(await app.createUser({ roles: ['user', 'admin'] }));
  const { password: temporary } = await admin.call(resetPasswordOfUser, { params: { userId: user.id } });
  expect((await problemOf(before.call(getMe))).status).toBe(401);

  const { client, login: enter, answer } = visitor();
  expect((await problemOf(enter(user.email, password))).status).toBe(401);
  const challenge = await enter(user.email, temporary);
  expect(challenge).toEqual({ authFlow: 'CHALLENGE', challengeName: 'NEW_PASSWORD_REQUIRED', session: expect.any(String) });
  expect((await problemOf(client.call(getMe))).status).toBe(401);
  const session = challenge.session ?? '';

  expect((await problemOf(answer(user.email, session, 'too short'))).problem.code).toBe('weak_password');
  expect(await answer(user.email, session)).toEqual({ authFlow: 'LOGIN' });
  expect((await client.call(getMe)).id).toBe(user.id);

  const other = visitor();
  expect((await problemOf(other.answer(user.email, session))).problem).toMatchObject({ status: 401, code: 'challenge_expired' });
  expect((await problemOf(other.login(user.email, temporary))).status).toBe(401);
  expect(await other.login(user.email, chosen)).toEqual({ authFlow: 'LOGIN' });
  const audit = await app.db.selectFrom('audit_entries').selectAll().where('subject_user_id', '=', user.id).execute();
  expect(audit.map(({ action }) => action)).toContain('temporary-password-set');
  expect(JSON.stringify(audit)).not.toContain(temporary);
});

test('a temporary password ends after 24 hours and is then answered like a wrong one', async () => {
  const { user, temporary } = await resetUser();
  const { session = '' } = await visitor().login(user.email, temporary);
  app.clock.advance(24 * hour);

  const late = await problemOf(visitor().login(user.email, temporary));
  const wrong = await problemOf(visitor().login(user.email, 'Wrong-horse-9!'));
  expect({ ...late.problem, requestId: '' }).toEqual({ ...wrong.problem, requestId: '' });
  expect((await problemOf(visitor().answer(user.email, session))).problem.code).toBe('challenge_expired');
});

test('a challenge ends after ten minutes, with the account, and is nobody else’s', async () => {
  const { user, temporary } = await resetUser();
  const { session = '' } = await visitor().login(user.email, temporary);
  const refused = async (email: string, handle: string) =>
    expect((await problemOf(visitor().answer(email, handle))).problem.code).toBe('challenge_expired');
  await refused('somebody@example.com', session);
  await refused(user.email, 'made-up');
  await refused(user.email, `${session.slice(0, -4)}AAAA`);

  const actor = { userId: null, address: null };
  await app.dependencies.accounts.users.setEnabled(user.id, false, actor);
  await refused(user.email, session);
  await app.dependencies.accounts.users.setEnabled(user.id, true, actor);
  app.clock.advance(10 * minute);
  await refused(user.email, session);
});

test('only an administrator gives out passwords, and only for accounts that exist', async () => {
  const user = await app.createUser({ password });
  const agent = await app.signIn(user);
  expect((await problemOf(agent.call(resetPasswordOfUser, { params: { userId: user.id } }))).status).toBe(403);
  const admin = await app.signIn(await app.createUser({ roles: ['user', 'admin'] }));
  const userId = newId();
  const { problem } = await problemOf(admin.call(resetPasswordOfUser, { params: { userId } }));
  expect(problem).toMatchObject({ code: 'user_not_found', detail: `User not found with id: ${userId}.` });
});
