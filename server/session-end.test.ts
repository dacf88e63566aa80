import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sendPrompt } from '#contract/assistant.ts';
import { changePassword, endOtherSessions, getMe, logout } from '#contract/accounts.ts';
import { createThread } from '#contract/threads.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let otherNode: TestApp;
beforeAll(async () => {
  // Nobody works on runs here, so their streams stay open.
  app = await startTestApp({ works: false });
  otherNode = await startTestApp({ joining: app, works: false });
});
afterAll(async () => {
  await otherNode.close();
  await app.close();
});

async function openRunOf(client: TestClient) {
  const { id: threadId } = await client.call(createThread, { body: {} });
  const { promptRefId } = await client.call(sendPrompt, { params: { threadId }, body: { message: 'Condos in Noe Valley' } });
  return { threadId, promptRefId };
}

test("logging out closes the session's streams, on other nodes too, and leaves those of other sessions", async () => {
  const user = await app.createUser();
  const [here, elsewhere] = [await app.signIn(user), otherNode.anonymous()];
  for (const [name, value] of here.cookies) elsewhere.cookies.set(name, value);
  const run = await openRunOf(here);
  const streams = await Promise.all([openStream(here, run), openStream(elsewhere, run)]);
  const otherSession = await openStream(await app.signIn(user), run);

  await here.fetch(logout.path);

  await Promise.all(streams.map(({ closed }) => closed));
  expect(streams.map((stream) => stream.hasEnd())).toEqual([false, false]);
  const closed = vi.fn();
  void otherSession.closed.then(closed);
  await otherNode.anonymous().fetch('/healthz');
  expect(closed).not.toHaveBeenCalled();
  otherSession.leave();
});

test.each([
  ['its user is disabled by hand', (userId: string) => sql`UPDATE users SET enabled = false WHERE id = ${userId}`],
  ['its user gets other roles by hand', (userId: string) => sql`UPDATE users SET roles = '{user,admin}' WHERE id = ${userId}`],
  ['its user is deleted by hand', (userId: string) => sql`DELETE FROM users WHERE id = ${userId}`],
  ['its session is deleted by hand', (userId: string) => sql`DELETE FROM sessions WHERE user_id = ${userId}`],
])('a stream is closed at once when %s', async (_, statement) => {
  const user = await app.createUser();
  const client = await app.signIn(user);
  const stream = await openStream(client, await openRunOf(client));

  await statement(user.id).execute(app.db);

  await stream.closed;
  expect(stream.hasEnd()).toBe(false);
});

const actor = { userId: null, address: null };
const password = 'Correct-horse-7!';
test.each<[string, (client: TestClient, user: TestUser) => Promise<unknown>]>([
  [
    'changes the password',
    (client) => client.call(changePassword, { body: { oldPassword: password, newPassword: 'Other-horse-8!' } }),
  ],
  ['signs out everywhere else', (client) => client.call(endOtherSessions)],
  ['is given a temporary password', (_client, { id }) => app.dependencies.accounts.temporaryPasswords.set(id, actor)],
  ['is disabled', (_client, { id }) => app.dependencies.accounts.users.setEnabled(id, false, actor)],
])('streams of other sessions are closed on every node, and their cookies are nobody’s, when the user %s', async (_, act) => {
  const user = await app.createUser({ password });
  const here = await app.signIn(user);
  const others = [await app.signIn(user), otherNode.anonymous()] as const;
  for (const [name, value] of (await app.signIn(user)).cookies) others[1].cookies.set(name, value);
  const run = await openRunOf(here);
  const streams = await Promise.all(others.map((client) => openStream(client, run)));

  await act(here, user);

  await Promise.all(streams.map(({ closed }) => closed));
  for (const client of others) expect((await problemOf(client.call(getMe))).status).toBe(401);
});

test('sessions that ended while the bus was away lose their streams when it is back', async () => {
  const user = await app.createUser();
  const client = await app.signIn(user);
  const stream = await openStream(client, await openRunOf(client));
  const reconnected = vi.fn();
  app.dependencies.bus.onReconnect(reconnected);

  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'sidekick-live-bus'`.execute(app.db);

  await until(() => expect(reconnected).toHaveBeenCalled());
  await stream.closed;
  expect(stream.hasEnd()).toBe(false);
});
