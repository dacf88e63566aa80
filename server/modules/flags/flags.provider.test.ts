import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const name = 'welcome_flow';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = (targetingKey: string, { roles = ['user'], flag = name } = {}) =>
  app.dependencies.flags.client.getBooleanDetails(flag, false, { targetingKey, roles });

test('OpenFeature hears which rule decided', async () => {
  const [user, other] = [await app.createUser(), await app.createUser()];
  expect(await ask(user.id)).toMatchObject({ value: false, variant: 'off', reason: 'DEFAULT' });

  await app.dependencies.flags.set(name, { userId: null, enabled: true });
  await app.dependencies.flags.set(name, { userId: other.id, enabled: false });

  expect(await ask(user.id)).toMatchObject({ value: true, variant: 'on', reason: 'STATIC' });
  expect(await ask(other.id)).toMatchObject({ value: false, variant: 'off', reason: 'TARGETING_MATCH' });
});

test('what cannot be answered holds its default, with the reason', async () => {
  const { client } = app.dependencies.flags;
  const { id } = await app.createUser();
  expect(await ask(id, { flag: 'no_such_flag' })).toMatchObject({ value: false, errorCode: 'FLAG_NOT_FOUND' });
  expect(await client.getBooleanDetails(name, true)).toMatchObject({ value: true, errorCode: 'TARGETING_KEY_MISSING' });
  expect(await client.getStringDetails(name, 'none', { targetingKey: id })).toMatchObject({
    ...{ value: 'none', errorCode: 'TYPE_MISMATCH' },
  });
  expect(await ask('no id of ours')).toMatchObject({ value: false, reason: 'ERROR', errorCode: expect.any(String) });
});

test('two servers of one process keep their flags apart', async () => {
  const second = await startTestApp();
  try {
    await app.dependencies.flags.set('proactive_suggestions', { userId: null, enabled: true });
    const user = await second.createUser();
    expect(
      await second.dependencies.flags.client.getBooleanValue('proactive_suggestions', false, { targetingKey: user.id }),
    ).toBe(false);
  } finally {
    await second.close();
  }
});
