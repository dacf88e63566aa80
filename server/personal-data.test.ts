import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#contract/accounts.ts';
import { recordEvents, type AnalyticsEvent } from '#contract/analytics.ts';
import { sendPrompt } from '#contract/assistant.ts';
import { createThread } from '#contract/threads.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { problemOf } from '#tests/support/test-client.ts';
import { erasePersonalData, exportPersonalData } from './personal-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PASSWORD = 'Correct-horse-1!';

/** A user who has left something in each module. */
async function activeUser(): Promise<TestUser> {
  const user = await app.createUser({ password: PASSWORD });
  await app.dependencies.flags.set('welcome_flow', { userId: user.id, enabled: true });
  const client = await app.signIn(user);
  const seen: AnalyticsEvent = { name: 'sidekick-auth-identify-user', properties: {}, at: new Date().toISOString() };
  await client.call(recordEvents, { body: { events: [seen] } });
  const { id: threadId } = await client.call(createThread, { body: { title: 'Private' } });
  const { promptRefId } = await client.call(sendPrompt, {
    params: { threadId },
    body: { message: 'Homes of my client Zebedee' },
  });
  await (
    await openStream(client, { threadId, promptRefId })
  ).closed;
  return user;
}

/** Rows of any table that name the user, whatever the column is called: `table.column` of each. */
async function tracesOf(userId: string): Promise<string[]> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'uuid'`.execute(app.db);
  const found = await Promise.all(
    columns.map(async ({ table_name: table, column_name: column }) => {
      const { rows } = await sql`SELECT FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${userId} LIMIT 1`.execute(app.db);
      return rows.length > 0 ? `${table}.${column}` : [];
    }),
  );
  return found.flat().sort();
}

test('a user reads what is stored about them, without secrets and without anything of others', async () => {
  const [user, other] = [await activeUser(), await activeUser()];

  const data = await exportPersonalData(app.dependencies, user.id);
  expect(data).toMatchObject({
    account: { email: user.email },
    flags: [{ name: 'welcome_flow', enabled: true }],
    sessions: [expect.anything()],
    threads: [{ title: 'Private', messages: [{ content: 'Homes of my client Zebedee' }, { created_by: 'assistant' }] }],
  });
  const text = JSON.stringify(data);
  expect(text).not.toMatch(/argon2|token/i);
  expect(text).not.toContain(other.email);
});

test('an erased user leaves nothing behind but what the audit log says of accounts, and others keep all of theirs', async () => {
  const [user, other] = [await activeUser(), await activeUser()];
  const tracesOfOther = await tracesOf(other.id);
  expect(await tracesOf(user.id)).toEqual(tracesOfOther);
  expect(tracesOfOther).toEqual(
    expect.arrayContaining(['analytics_events.user_id', 'flag_settings.user_id', 'runs.user_id', 'threads.user_id', 'users.id']),
  );

  await erasePersonalData(app.dependencies, user.id);

  expect(await tracesOf(user.id)).toEqual(['audit_entries.subject_user_id']);
  expect(await tracesOf(other.id)).toEqual(tracesOfOther);
  const signIn = app.anonymous().call(login, { body: { email: user.email, password: PASSWORD } });
  expect((await problemOf(signIn)).status).toBe(401);
});
