import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmPasswordReset, getMe, login, resetPasswordOfUser } from '#contract/accounts.ts';
import {
  changeUserEmail,
  createUser,
  deleteUser,
  disableUser,
  enableUser,
  endSessionsOfUser,
  getUser,
  listSessionsOfUser,
  listUsers,
  type NewAdminUser,
  removeSecondFactorsOfUser,
  updateUser,
} from '#contract/admin-users.ts';
import { listAuditEntries } from '#contract/audit.ts';
import { getProfile } from '#contract/profile.ts';
import { createThread } from '#contract/threads.ts';
import { newId } from '#server/platform/ids.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

let app: TestApp;
let adminUser: TestUser;
let admin: TestClient;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-users-'));
  app = await startTestApp({ environment: { DATA_DIR: folder, PUBLIC_URL: 'https://sidekick.example.com' } });
  app.dependencies.jobs.start();
  adminUser = await app.createUser({ roles: ['user', 'admin'] });
  admin = await app.signIn(adminUser);
});
afterAll(async () => {
  await app.dependencies.jobs.drain();
  await app.close();
  await rm(folder, { recursive: true });
});

const newUser = (changes: Partial<NewAdminUser> = {}) => ({
  ...{ email: `new-${newId()}@example.com`, name: 'Dana  Reyes Ortiz', officeName: 'Harbor Realty', countryState: 'CA' },
  ...changes,
});
/** What was mailed to somebody, the latest first. */
const mailsTo = async (address: string) =>
  ((await app.dependencies.outbox?.list()) ?? []).filter(({ to }) => to === address).map(({ text }) => text);
const expectMail = (address: string, words: string) =>
  until(async () => expect((await mailsTo(address)).join('\n')).toContain(words));
const codeOf = async (call: Promise<unknown>) => (await problemOf(call)).problem.code;

describe('administrators make accounts', () => {
  test('whose owners are invited by mail and have what they were given', async () => {
    const made = await admin.call(createUser, {
      body: newUser({
        phoneNumber: '415 555 0123',
        mlsId: '01234567',
        allowedMlsProviders: ['North MLS'],
        mayImportListings: true,
      }),
    });

    expect(made).toMatchObject({
      ...{ name: 'Dana Reyes Ortiz', officeName: 'Harbor Realty', countryState: 'CA', phoneNumber: '(415) 555-0123' },
      ...{ mlsId: '01234567', timezone: null, enabled: true, roles: ['user'], hasSecondFactor: false },
      ...{ allowedMlsProviders: ['North MLS'], mayImportListings: true, subscriptionPlanTier: null },
    });
    const owner = await app.signIn(made);
    expect(await owner.call(getProfile)).toMatchObject({ name: 'Dana Reyes Ortiz', mlsId: '01234567' });
    expect(await owner.call(getMe)).toMatchObject({ allowedMlsProviders: ['North MLS'] });
    await expectMail(made.email, `https://sidekick.example.com/forgot-password?email=${encodeURIComponent(made.email)}`);
  });

  test('no two with one address, however it is written, and none with a phone number that is none', async () => {
    const { email } = await app.createUser();
    expect(await codeOf(admin.call(createUser, { body: newUser({ email: email.toUpperCase() }) }))).toBe('email_in_use');

    const body = newUser({ phoneNumber: '12' });
    const { problem } = await problemOf(admin.call(createUser, { body }));
    expect(problem.errors).toEqual([{ path: 'body.phoneNumber', message: 'Invalid phone number' }]);
    expect((await admin.call(listUsers, { query: { emailFilter: body.email } })).users).toEqual([]);
  });
});

test('users are found by parts of name and e-mail and by tracking id, ten a page, the newest first', async () => {
  const word = `Q${newId().slice(-8)}`;
  const made: string[] = [];
  for (let at = 0; at < 12; at += 1) made.unshift((await app.createUser({ firstName: 'Ann 100%', lastName: word })).id);

  const first = await admin.call(listUsers, { query: { nameFilter: `100% ${word.toLowerCase()}` } });
  expect(first.users.map(({ id }) => id)).toEqual(made.slice(0, 10));
  const second = await admin.call(listUsers, { query: { nameFilter: word, nextToken: first.nextToken ?? '' } });
  expect([second.users.map(({ id }) => id), second.nextToken]).toEqual([made.slice(10), null]);

  const one = first.users[3];
  const find = async (query: object) => (await admin.call(listUsers, { query })).users.map(({ id }) => id);
  expect(await find({ emailFilter: one?.email.slice(0, -4).toUpperCase() })).toEqual([one?.id]);
  expect(await find({ trackingIdFilter: one?.trackingId })).toEqual([one?.id]);
  expect(await find({ nameFilter: '%' + word })).toEqual([]);
  const { problem } = await problemOf(admin.call(listUsers, { query: { trackingIdFilter: 'none' } }));
  expect(problem.errors).toMatchObject([{ message: 'Tracking ID must be a UUID' }]);
});

describe('administrators change accounts', () => {
  test('what is left out stays, other roles end the sessions, and the log tells what changed', async () => {
    const { id: userId } = await admin.call(createUser, { body: newUser({ mlsId: '1', subscriptionPlanTier: 'pro' }) });
    const owner = await app.signIn({ id: userId, email: '' });

    await admin.call(updateUser, { params: { userId }, body: { name: 'Sam Ortiz', allowedMlsProviders: ['*'] } });
    expect(await owner.call(getMe)).toMatchObject({ name: 'Sam Ortiz', subscriptionPlanTier: 'pro', allowedMlsProviders: ['*'] });
    const changed = await admin.call(updateUser, {
      params: { userId },
      body: { roles: ['user', 'admin'], mlsId: '', subscriptionPlanTier: null },
    });
    expect(changed).toMatchObject({ name: 'Sam Ortiz', mlsId: null, officeName: 'Harbor Realty', roles: ['user', 'admin'] });

    expect(await codeOf(owner.call(getMe))).toBe('not_signed_in');
    const { items } = await admin.call(listAuditEntries, { query: { userId } });
    expect(items.map(({ action, actor, details }) => [action, actor, details])).toEqual([
      ['user-changed', adminUser.email, { roles: 'user,admin', subscriptionPlanTier: 'none' }],
      ['user-changed', adminUser.email, { allowedMlsProviders: '*' }],
      ['user-created', adminUser.email, {}],
    ]);
  });

  test('a closed account is nobody at once and can be opened again', async () => {
    const user = await app.createUser({ password: 'Correct-horse-9!' });
    const owner = await app.signIn(user);
    await admin.call(disableUser, { params: { userId: user.id } });
    expect(await codeOf(owner.call(getMe))).toBe('not_signed_in');
    const signIn = () => app.anonymous().call(login, { body: { email: user.email, password: 'Correct-horse-9!' } });
    expect(await codeOf(signIn())).toBe('account_disabled');

    await admin.call(enableUser, { params: { userId: user.id } });
    expect((await signIn()).authFlow).toBe('LOGIN');
  });

  test('another e-mail ends the sessions and codes of the one before, and both addresses are told', async () => {
    const user = await app.createUser();
    const owner = await app.signIn(user);
    await app.dependencies.accounts.passwordChanges.mailResetCode(user.email);
    await expectMail(user.email, 'Choose a new password');
    const code = /^\s*([A-Z2-7]{6})\s*$/m.exec((await mailsTo(user.email)).join('\n'))?.[1] ?? '';
    expect(code).toHaveLength(6);
    const email = `moved-${newId()}@example.com`;
    const params = { userId: user.id };

    const same = await problemOf(admin.call(changeUserEmail, { params, body: { email: user.email.toUpperCase() } }));
    expect(same.problem.errors).toEqual([{ path: 'body.email', message: 'New email must be different from the current one' }]);
    expect(await codeOf(admin.call(changeUserEmail, { params, body: { email: adminUser.email } }))).toBe('email_in_use');
    await admin.call(changeUserEmail, { params, body: { email } });

    expect(await codeOf(owner.call(getMe))).toBe('not_signed_in');
    for (const address of [user.email, email]) {
      const body = { email: address, token: code, password: 'Correct-horse-9!' };
      expect(await codeOf(app.anonymous().call(confirmPasswordReset, { body }))).toBe('invalid_reset_code');
      await expectMail(address, `from ${user.email} to ${email}`);
    }
  });

  test('sessions are seen and ended, and a lost second step is taken away', async () => {
    const user = await app.createUser();
    const owner = await app.signIn(user);
    const params = { userId: user.id };
    expect((await admin.call(listSessionsOfUser, { params })).items).toHaveLength(1);
    await admin.call(endSessionsOfUser, { params });
    expect(await codeOf(owner.call(getMe))).toBe('not_signed_in');
    expect((await admin.call(listSessionsOfUser, { params })).items).toEqual([]);

    const at = app.clock.now();
    await app.db.insertInto('authenticators').values({ user_id: user.id, sealed_secret: 'x', confirmed_at: at }).execute();
    await app.db.updateTable('users').set({ has_second_factor: true }).where('id', '=', user.id).execute();
    const again = await app.signIn(user);
    await admin.call(removeSecondFactorsOfUser, { params });
    expect(await admin.call(getUser, { params })).toMatchObject({ hasSecondFactor: false });
    expect(await app.db.selectFrom('authenticators').selectAll().where('user_id', '=', user.id).execute()).toEqual([]);
    expect(await codeOf(again.call(getMe))).toBe('not_signed_in');
    await expectMail(user.email, 'Two-step login was turned off');
  });

  test('an erased account is gone with what was stored, and its owner is told; the log remains', async () => {
    const user = await app.createUser();
    await (await app.signIn(user)).call(createThread, { body: { title: 'Private' } });
    const params = { userId: user.id };
    await admin.call(deleteUser, { params });

    expect(await codeOf(admin.call(getUser, { params }))).toBe('user_not_found');
    expect(await app.db.selectFrom('threads').selectAll().where('user_id', '=', user.id).execute()).toEqual([]);
    await expectMail(user.email, 'By an administrator, everything');
    const { items } = await admin.call(listAuditEntries, { query: { userId: user.id, limit: 1 } });
    expect(items).toMatchObject([{ action: 'account-erased', actor: adminUser.email, subject: user.id }]);
  });
});

test('no administrator shuts itself out', async () => {
  const params = { userId: adminUser.id };
  const own = [
    admin.call(disableUser, { params }),
    admin.call(deleteUser, { params }),
    admin.call(changeUserEmail, { params, body: { email: 'new@example.com' } }),
    admin.call(removeSecondFactorsOfUser, { params }),
    admin.call(updateUser, { params, body: { roles: ['user'] } }),
    // Whose own pages are for users.
    admin.call(updateUser, { params, body: { roles: ['admin'] } }),
    admin.call(resetPasswordOfUser, { params }),
  ];
  expect(await Promise.all(own.map(codeOf))).toEqual(own.map(() => 'own_account'));
  expect(await admin.call(getMe)).toMatchObject({ roles: ['user', 'admin'] });
});

test('a user who does not exist is found by no call', async () => {
  const params = { userId: newId() };
  const calls = [
    admin.call(getUser, { params }),
    admin.call(updateUser, { params, body: { name: 'Nobody' } }),
    admin.call(deleteUser, { params }),
    admin.call(disableUser, { params }),
    admin.call(enableUser, { params }),
    admin.call(changeUserEmail, { params, body: { email: 'new@example.com' } }),
    admin.call(removeSecondFactorsOfUser, { params }),
    admin.call(listSessionsOfUser, { params }),
    admin.call(endSessionsOfUser, { params }),
    admin.call(resetPasswordOfUser, { params }),
  ];
  expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => 'user_not_found'));
});

test('the audit log is read page by page, of everybody', async () => {
  await app.createUser();
  const first = await admin.call(listAuditEntries, { query: { limit: 2 } });
  const second = await admin.call(listAuditEntries, { query: { limit: 2, nextToken: first.nextToken ?? '' } });

  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  expect(ids).toEqual(ids.toSorted().toReversed());
});
