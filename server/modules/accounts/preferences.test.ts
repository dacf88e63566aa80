import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe, setTrait, updatePreferences } from '#contract/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf } from '#tests/support/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a preference that is changed is told to every session of the user, and the others stay', async () => {
  const user = await app.createUser();
  const [here, elsewhere] = [await app.signIn(user), await app.signIn(user)];
  expect((await here.call(getMe)).preferences.theme).toBe('system');
  await here.call(updatePreferences, { body: { showChatPromptRequestDuration: true } });
  const changed = await here.call(updatePreferences, { body: { theme: 'dark' } });
  expect(changed).toMatchObject({ theme: 'dark', showChatPromptRequestDuration: true, renderMarkdownOnUserMessage: false });
  expect((await elsewhere.call(getMe)).preferences).toEqual(changed);
});

test('two tabs that change different preferences at once keep both', async () => {
  const client = await app.signIn(await app.createUser());
  await Promise.all([
    client.call(updatePreferences, { body: { theme: 'light' } }),
    client.call(updatePreferences, { body: { renderMarkdownOnUserMessage: true } }),
  ]);
  expect((await client.call(getMe)).preferences).toMatchObject({ theme: 'light', renderMarkdownOnUserMessage: true });
});

test('one user’s preference is nobody else’s', async () => {
  const [one, other] = [await app.signIn(await app.createUser()), await app.signIn(await app.createUser())];
  await one.call(updatePreferences, { body: { theme: 'dark' } });
  expect((await other.call(getMe)).preferences.theme).toBe('system');
});

test('unknown themes and unknown preferences are refused', async () => {
  const client = await app.signIn(await app.createUser());
  for (const body of [{ theme: 'pink' }, { fontSize: 12 }]) {
    const { problem } = await problemOf(client.call(updatePreferences, { body: body as never }));
    expect(problem).toMatchObject({ status: 422, code: 'invalid_request' });
  }
});

test('what a user has been through is noted once, for this user alone, and nothing is noted that does not exist', async () => {
  const [user, other] = [await app.createUser(), await app.createUser()];
  const client = await app.signIn(user);
  expect((await client.call(getMe)).traits).toEqual([]);
  await Promise.all([1, 2].map(() => client.call(setTrait, { params: { name: 'completed_welcome_message' } })));
  await client.call(setTrait, { params: { name: 'completed_guided_tour_welcome_chat' } });
  expect((await client.call(getMe)).traits.toSorted()).toEqual([
    'completed_guided_tour_welcome_chat',
    'completed_welcome_message',
  ]);
  expect((await (await app.signIn(other)).call(getMe)).traits).toEqual([]);
  const { problem } = await problemOf(client.call(setTrait, { params: { name: 'is_admin' as never } }));
  expect(problem.code).toBe('not_found');
});
