import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFlags } from '#contract/flags.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf } from '#tests/support/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a flag that nobody has set holds its default', async () => {
  const agent = await app.signIn(await app.createUser());

  const { flags } = await agent.call(listFlags);

  expect(flags).toEqual({ temp_chat_widget_cma_details: false, proactive_suggestions: false, welcome_flow: false });
});

test("a user's own setting wins over the one for everybody", async () => {
  const [first, second] = [await app.createUser(), await app.createUser()];
  await app.dependencies.flags.set('welcome_flow', { userId: null, enabled: true });
  await app.dependencies.flags.set('welcome_flow', { userId: second.id, enabled: false });

  expect((await (await app.signIn(first)).call(listFlags)).flags.welcome_flow).toBe(true);
  expect((await (await app.signIn(second)).call(listFlags)).flags.welcome_flow).toBe(false);
});

test('flags are for signed-in users only', async () => {
  const refusal = await problemOf(app.anonymous().call(listFlags));

  expect(refusal.status).toBe(401);
  expect(refusal.problem.code).toBe('not_signed_in');
});
