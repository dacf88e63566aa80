import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FlagTarget, listAdminFlags, listFlags, setFlag } from '#contract/flags.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';

const name = 'welcome_flow';
let app: TestApp;
let adminUser: TestUser;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  adminUser = await app.createUser({ roles: ['user', 'admin'] });
  admin = await app.signIn(adminUser);
});
afterAll(() => app.close());

const set = (target: FlagTarget, enabled: boolean | null) => admin.call(setFlag, { params: { name }, body: { target, enabled } });
const isOnFor = async (client: TestClient) => (await client.call(listFlags)).flags[name];

test('what is said of fewer people counts: a user before a plan, a plan before a role, a role before everybody', async () => {
  const user = await app.createUser();
  const agent = await app.signIn(user);
  await app.db.updateTable('users').set({ subscription_plan_id: 'plan-a' }).where('id', '=', user.id).execute();
  const targets: FlagTarget[] = [
    { kind: 'everybody' },
    { kind: 'role', role: 'user' },
    { kind: 'plan', planId: 'plan-a' },
    { kind: 'user', user: user.email.toUpperCase() },
  ];
  let expected = false;
  for (const target of targets) {
    expected = !expected;
    await set(target, expected);
    expect([target.kind, await isOnFor(agent)]).toEqual([target.kind, expected]);
  }
  for (const target of targets.toReversed()) {
    await set(target, null);
    expected = !expected;
    expect([target.kind, await isOnFor(agent)]).toEqual([target.kind, expected]);
  }
});

test('a rule for administrators holds for those alone, before the one for users', async () => {
  const agent = await app.signIn(await app.createUser());
  await set({ kind: 'role', role: 'user' }, false);
  await set({ kind: 'role', role: 'admin' }, true);

  expect([await isOnFor(agent), await isOnFor(admin)]).toEqual([false, true]);
  for (const role of ['user', 'admin'] as const) await set({ kind: 'role', role }, null);
});

test('a plan and a user of another name are not meant', async () => {
  const user = await app.createUser();
  const agent = await app.signIn(user);
  await set({ kind: 'plan', planId: 'plan-b' }, true);
  await set({ kind: 'user', user: (await app.createUser()).email }, true);

  expect(await isOnFor(agent)).toBe(false);
});

test('administrators see the rules by e-mail, and each change stands in the audit log', async () => {
  const user = await app.createUser();
  await set({ kind: 'user', user: user.email }, true);
  const flag = await set({ kind: 'everybody' }, false);
  expect(flag).toMatchObject({ name, isOnByDefault: false });
  expect(flag.rules[0]).toEqual({ target: { kind: 'everybody' }, enabled: false });
  expect(flag.rules).toContainEqual({ target: { kind: 'user', user: user.email }, enabled: true });
  expect((await admin.call(listAdminFlags)).items.find((each) => each.name === name)).toEqual(flag);

  const entries = await app.db.selectFrom('audit_entries').selectAll().where('subject_user_id', '=', user.id).execute();
  expect(entries.at(-1)).toMatchObject({
    ...{ action: 'flag-changed', actor_user_id: adminUser.id },
    details: { flag: name, target: 'user', value: 'on' },
  });
  expect(JSON.stringify(entries)).not.toContain(user.email);
});

test('a user who does not exist is refused', async () => {
  expect((await problemOf(set({ kind: 'user', user: 'nobody@example.com' }, true))).problem.code).toBe('user_not_found');
});
