import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editPrompt, regenerateReply, sendPrompt, showVersion } from '#contract/assistant.ts';
import { createThread, listMessages, searchThreads, type Message } from '#contract/threads.ts';
import { newId } from '#server/platform/ids.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';
import { minute } from '#tests/support/test-clock.ts';

describe('versions of a thread', () => {
  let app: TestApp;
  let client: TestClient;
  let threadId: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    client = await app.signIn(await app.createUser());
    ({ id: threadId } = await client.call(createThread, { body: { title: 'A chat' } }));
  });
  afterAll(() => app.close());

  const settle = async (promptRefId: string) => {
    await (
      await openStream(client, { threadId, promptRefId })
    ).closed;
    app.clock.advance(minute);
    return promptRefId;
  };
  const say = async (message: string) =>
    settle((await client.call(sendPrompt, { params: { threadId }, body: { message } })).promptRefId);
  const edit = async (promptRefId: string, message: string) =>
    settle((await client.call(editPrompt, { params: { threadId, promptRefId }, body: { message } })).promptRefId);
  const regenerate = async (promptRefId: string) =>
    settle((await client.call(regenerateReply, { params: { threadId, promptRefId }, body: {} })).promptRefId);
  const messages = async () => (await client.call(listMessages, { params: { threadId }, query: {} })).items;
  const promptTexts = async () =>
    (await messages()).filter(({ createBy }) => createBy === 'user').map(({ data }) => data.content);
  const show = (messageId: string) => client.call(showVersion, { params: { messageId } });
  const at = async (index: number): Promise<Message> => {
    const message = (await messages()).at(index);
    if (!message) throw new Error(`There is no message ${index}`);
    return message;
  };

  it('answer a prompt once more, and keep the first reply one call away', async () => {
    const first = await say('Hello');
    const before = await at(1);
    expect(before.versions).toBeNull();
    const again = await regenerate(first);
    expect(await promptTexts()).toEqual(['Hello']);
    const [, reply, ...rest] = await messages();
    expect(rest).toEqual([]);
    expect(reply).toMatchObject({
      run: { promptRefId: again, status: 'completed' },
      versions: [before.uniqueKey, reply?.uniqueKey],
    });
    await show(before.uniqueKey);
    expect((await messages()).map(({ uniqueKey }) => uniqueKey)[1]).toBe(before.uniqueKey);
    expect((await messages()).map(({ versions }) => versions?.length ?? 0)).toEqual([0, 2]);
  });

  it('say a prompt in other words, and bring the old conversation back whole', async () => {
    const first = await say('One');
    await say('Two');
    const whole = (await messages()).map(({ uniqueKey }) => uniqueKey);
    await edit(first, 'Uno');
    expect(await promptTexts()).toEqual(['Uno']);
    await say('Due');
    const [old = '', other = ''] = (await at(0)).versions ?? [];
    await show(old);
    expect((await messages()).map(({ uniqueKey }) => uniqueKey)).toEqual(whole);
    await say('Three');
    await show(other);
    expect(await promptTexts()).toEqual(['Uno', 'Due']);
    await show(old);
    expect(await promptTexts()).toEqual(['One', 'Two', 'Three']);
  });

  it('keep versions within versions', async () => {
    const first = await say('One');
    await edit(await say('Two'), 'Zwei');
    const third = await edit(first, 'Uno');
    await edit(third, 'Un');
    expect((await at(0)).versions).toHaveLength(3);
    await show((await at(0)).versions?.[0] ?? '');
    expect(await promptTexts()).toEqual(['One', 'Zwei']);
    await show((await at(2)).versions?.[0] ?? '');
    expect(await promptTexts()).toEqual(['One', 'Two']);
    await show((await at(0)).versions?.[1] ?? '');
    expect(await promptTexts()).toEqual(['Uno']);
  });

  it('are not read by the assistant and not found while they are set aside', async () => {
    const first = await say('Tell me about the lighthouse');
    await edit(first, 'Tell me about the windmill');
    const found = async (q: string) => (await client.call(searchThreads, { query: { q } })).items.length;
    expect(await found('lighthouse')).toBe(0);
    expect(await found('windmill')).toBeGreaterThan(0);
    const { dependencies, db } = app;
    const prompt = (await at(0)).uniqueKey;
    const read = await dependencies.threads.messagesUpTo(db, threadId, { messageId: prompt, limit: 10 });
    expect(read.map(({ content }) => content)).toEqual(['Tell me about the windmill']);
  });

  it('refuse a version of an inner place whose outer one is not shown, and what is no version', async () => {
    const first = await say('One');
    await edit(await say('Two'), 'Zwei');
    const inner = (await at(2)).versions?.[0] ?? '';
    await edit(first, 'Uno');
    for (const messageId of [inner, newId(), 'nothing'])
      expect((await problemOf(show(messageId))).problem.code).toBe('message_not_found');
  });

  it('of another user answer like missing ones', async () => {
    const promptRefId = await say('Mine');
    await regenerate(promptRefId);
    const other = await app.signIn(await app.createUser());
    const params = { threadId, promptRefId };
    expect((await problemOf(other.call(regenerateReply, { params, body: {} }))).problem.code).toBe('run_not_found');
    expect((await problemOf(other.call(editPrompt, { params, body: { message: 'x' } }))).problem.code).toBe('run_not_found');
    const messageId = (await at(1)).versions?.[0] ?? '';
    expect((await problemOf(other.call(showVersion, { params: { messageId } }))).problem.code).toBe('message_not_found');
  });

  it('make one new reply under one Idempotency-Key', async () => {
    const promptRefId = await say('Once');
    const headers = { 'idempotency-key': newId() };
    const params = { threadId, promptRefId };
    const first = await client.call(regenerateReply, { params, body: {} }, { headers });
    expect(await client.call(regenerateReply, { params, body: {} }, { headers })).toEqual(first);
    await settle(first.promptRefId);
    expect((await at(1)).versions).toHaveLength(2);
  });
});

describe('versions while a reply is being written', () => {
  it('wait for its end', async () => {
    const app = await startTestApp({ works: false });
    const client = await app.signIn(await app.createUser());
    const { id: threadId } = await client.call(createThread, { body: {} });
    const { promptRefId } = await client.call(sendPrompt, { params: { threadId }, body: { message: 'Hello' } });
    const params = { threadId, promptRefId };
    const refused = await Promise.all([
      problemOf(client.call(regenerateReply, { params, body: {} })),
      problemOf(client.call(editPrompt, { params, body: { message: 'x' } })),
    ]);
    expect(refused.map(({ status, problem }) => `${status} ${problem.code}`)).toEqual(Array(2).fill('409 reply_in_progress'));
    await app.close();
  });
});
