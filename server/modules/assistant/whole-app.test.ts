import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginThread, sendPrompt, stopRun } from '#contract/assistant.ts';
import { createThread, listMessages, listThreads } from '#contract/threads.ts';
import { newId } from '#server/platform/ids.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { createTestClient } from '#tests/support/test-client.ts';

describe('the chat of the whole app', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('names a thread, and streams and keeps the built-in assistant’s answer', async () => {
    const client = await app.signIn(await app.createUser());
    const message = '3 bedroom condos under $1.5M in Noe Valley with parking, newest first';
    const { thread, title } = await client.call(beginThread, { body: { firstMessage: message } });
    expect(title.length).toBeGreaterThan(3);
    const { promptRefId } = await client.call(sendPrompt, { params: { threadId: thread }, body: { message } });
    const reader = await openStream(client, { threadId: thread, promptRefId });
    await reader.closed;
    expect(reader.hasEnd()).toBe(true);
    const { items } = await client.call(listMessages, { params: { threadId: thread }, query: {} });
    expect(items[1]).toMatchObject({ data: { content: reader.text() }, run: { status: 'completed' } });
    expect((await client.call(listThreads)).items).toMatchObject([{ id: thread, title }]);
  });

  it('closes a session’s open streams on every node when the session ends', async () => {
    const other = await startTestApp({ joining: app });
    const user = await app.createUser();
    const [leaving, staying] = await Promise.all([app.signIn(user), app.signIn(user)]);
    const { id: threadId } = await leaving.call(createThread, { body: {} });
    const promptRefId = await insertRunOfAnotherNode(app, { threadId, userId: user.id });
    const elsewhere = createTestClient(other.baseUrl);
    for (const [name, value] of leaving.cookies) elsewhere.cookies.set(name, value);
    const run = { threadId, promptRefId };
    const [here, there, stays] = await Promise.all([leaving, elsewhere, staying].map((client) => openStream(client, run)));
    await leaving.fetch('/api/auth/logout');
    await Promise.all([here?.closed, there?.closed]);
    expect([here?.hasEnd(), there?.hasEnd()]).toEqual([false, false]);
    await staying.call(stopRun, { params: run });
    expect(stays?.hasEnd()).toBe(false);
    stays?.leave();
    await other.close();
  });
});

/** A run that goes on somewhere else for the length of the test. */
async function insertRunOfAnotherNode({ db }: TestApp, ids: { threadId: string; userId: string }): Promise<string> {
  const id = newId();
  const at = new Date();
  await db
    .insertInto('runs')
    .values({
      ...{ id, thread_id: ids.threadId, user_id: ids.userId, prompt_message_id: newId(), reply_message_id: newId() },
      ...{ status: 'running', model: 'built-in', last_event_id: 1, created_at: at },
      lease_until: new Date(at.getTime() + 60_000),
    })
    .execute();
  const event = { type: 'runCreated', runId: id, createdAt: at.toISOString() };
  await db
    .insertInto('run_events')
    .values({ run_id: id, id: 1, event: JSON.stringify(event) })
    .execute();
  return id;
}
