import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginThread, sendPrompt } from '#contract/assistant.ts';
import { listMessages, listThreads } from '#contract/threads.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openStream } from '#tests/support/stream-reader.ts';

describe('the chat of the whole app', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('names a thread, streams the built-in assistant’s answer and closes the stream when the session ends', async () => {
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
});
