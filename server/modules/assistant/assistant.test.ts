import type { ModelMessage } from 'ai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMessages, createThread, deleteThread } from '#contract/threads.ts';
import { listReplyNews } from '#contract/reply-news.ts';
import { beginThread, sendPrompt, stopRun } from '#contract/assistant.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { insertUser, startAssistantNode, type AssistantNode } from '#tests/support/assistant-node.ts';
import {
  createGate,
  says,
  sayWords,
  scriptedLoop,
  stepFinished,
  stepStarted,
  thinks,
  type Script,
} from '#tests/support/scripted-loop.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';
import { newId } from '#server/platform/ids.ts';
import { LoopFailure } from './loop/agent-loop.ts';

describe('sending a prompt', () => {
  const scripts = new Map<string, Script>();
  let testDatabase: TestDatabase;
  let node: AssistantNode;
  let userId: string;
  let client: TestClient;
  let threadId: string;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    node = await startAssistantNode({ connectionString: testDatabase.connectionString, loop: scriptedLoop(scripts) });
  });
  beforeEach(async () => {
    userId = await insertUser(node.database);
    client = node.clientOf(userId);
    threadId = (await client.call(createThread, { body: {} })).id;
  });
  afterAll(async () => {
    await node.close();
    await testDatabase.drop();
  });

  const send = (message: string, headers = {}, hidden = false) =>
    client.call(sendPrompt, { params: { threadId }, body: { message, hidden } }, { headers });
  const messages = async () => (await client.call(listMessages, { params: { threadId }, query: {} })).items;

  it('streams the reply and leaves it complete in the thread', async () => {
    scripts.set('hello', async function* () {
      yield stepStarted(1);
      yield thinks('They greet me.');
      for (const word of ['Hel', 'lo ', 'there']) yield says(word);
      yield stepFinished(1, 'Hello there');
    });
    const { promptRefId } = await send('hello');
    const reader = await openStream(client, { threadId, promptRefId });
    await reader.closed;
    expect(reader.hasEnd()).toBe(true);
    expect(reader.text()).toBe('Hello there');
    expect(reader.events.map(({ id }) => id)).toEqual(reader.events.map((_, index) => index + 1));
    expect(reader.events.map(({ event }) => event.type)).toEqual([
      ...['runCreated', 'runStepCreated', 'messageTextDelta', 'runStepCompleted'],
      ...['runStepCreated', 'messageTextDelta', 'runStepCompleted', 'messageCompleted'],
    ]);
    const [prompt, reply] = await messages();
    expect(prompt).toMatchObject({ createBy: 'user', data: { content: 'hello' }, run: null });
    expect(reply).toMatchObject({ createBy: 'assistant', data: { content: 'Hello there' }, run: { status: 'completed' } });
    expect(reply?.artifacts).toMatchObject([{ kind: 'reasoning', content: { text: 'They greet me.' } }]);
    const completed = reader.events.at(-1)?.event;
    expect(completed?.type === 'messageCompleted' && completed.message).toEqual(reply);
  });

  it('answers a repeat of a send with the same run, even when both come at once', async () => {
    scripts.set('once', () => sayWords(['ok']));
    const headers = { 'idempotency-key': newId() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('once', headers)));
    expect(new Set(answers.map(({ promptRefId }) => promptRefId)).size).toBe(1);
    expect(await messages()).toHaveLength(2);
    const other = await problemOf(send('something else', headers));
    expect(other.problem.code).toBe('idempotency_key_reused');
  });

  it('keeps at most two runs of a user open, however many sends come at once', async () => {
    const gate = createGate();
    scripts.set('wait', () => sayWords(['waited'], () => gate.opened));
    // In threads of their own, so that no lock of a thread puts them in order.
    const threads = await Promise.all(Array.from({ length: 6 }, () => client.call(createThread, { body: {} })));
    const sendIn = ({ id }: { id: string }) => client.call(sendPrompt, { params: { threadId: id }, body: { message: 'wait' } });
    const outcomes = await Promise.allSettled(threads.map(sendIn));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const refused = await problemOf(send('wait'));
    expect(refused.problem).toMatchObject({ code: 'too_many_runs', status: 429 });
    expect(refused.headers.get('retry-after')).toBe('5');
    gate.open();
    await until(async () => {
      const runs = await node.database.db.selectFrom('runs').select('status').where('user_id', '=', userId).execute();
      expect(runs).toEqual([{ status: 'completed' }, { status: 'completed' }]);
    });
    await send('wait');
  });

  it('takes ten sends in a burst and asks for patience after them', async () => {
    scripts.set('burst', () => sayWords(['ok']));
    for (let sent = 0; sent < 10; sent++) {
      const { promptRefId } = await send('burst');
      await (
        await openStream(client, { threadId, promptRefId })
      ).closed;
    }
    expect((await problemOf(send('burst'))).problem.code).toBe('too_many_requests');
  });

  it('treats another user’s thread and run like missing ones', async () => {
    const gate = createGate();
    scripts.set('mine', () => sayWords(['mine'], () => gate.opened));
    const { promptRefId } = await send('mine');
    const other = node.clientOf(await insertUser(node.database));
    const foreign = { threadId, promptRefId };
    const sent = other.call(sendPrompt, { params: { threadId }, body: { message: 'mine' } });
    expect((await problemOf(sent)).problem.code).toBe('thread_not_found');
    expect((await problemOf(other.call(stopRun, { params: foreign }))).problem.code).toBe('run_not_found');
    const streamed = await other.fetch(`/api/chat/threads/${threadId}/stream/${promptRefId}`);
    expect(streamed.status).toBe(404);
    expect((await client.call(listReplyNews, {})).items).toMatchObject([{ threadId, state: 'writing' }]);
    expect((await other.call(listReplyNews, {})).items).toEqual([]);
    const otherThread = await client.call(createThread, { body: {} });
    const misplaced = await client.fetch(`/api/chat/threads/${otherThread.id}/stream/${promptRefId}`);
    expect(misplaced.status).toBe(404);
    gate.open();
  });

  it('refuses users without chat or without an active subscription', async () => {
    const native = node.clientOf(userId, { allowedChatInterfaces: ['native'] });
    const suspended = node.clientOf(userId, { subscriptionStatus: 'suspended' });
    const body = { message: 'hello' };
    expect((await problemOf(native.call(sendPrompt, { params: { threadId }, body }))).problem.code).toBe('chat_not_allowed');
    expect((await problemOf(suspended.call(sendPrompt, { params: { threadId }, body }))).problem.code).toBe(
      'subscription_not_active',
    );
    expect((await problemOf(suspended.call(beginThread, { body: { firstMessage: 'hello' } }))).problem.code).toBe(
      'subscription_not_active',
    );
  });

  it('hides a hidden prompt, and still shows its reply and tells the model', async () => {
    const seen: unknown[] = [];
    scripts.set('secret', () => sayWords(['first']));
    scripts.set('next', async function* ({ history }) {
      seen.push(...history);
      yield* sayWords(['second']);
    });
    const first = await send('secret', {}, true);
    await (
      await openStream(client, { threadId, promptRefId: first.promptRefId })
    ).closed;
    const second = await send('next');
    await (
      await openStream(client, { threadId, promptRefId: second.promptRefId })
    ).closed;
    expect((await messages()).map(({ data }) => data.content)).toEqual(['first', 'next', 'second']);
    expect(seen).toEqual([
      { role: 'user', content: 'secret' },
      { role: 'assistant', content: 'first' },
    ]);
  });

  it('tells the model what earlier replies said and found, as far as they came', async () => {
    const found: ModelMessage[] = [
      { role: 'assistant', content: [{ type: 'tool-call', toolCallId: 't', toolName: 'search_listings', input: {} }] },
      {
        role: 'tool',
        content: [
          { type: 'tool-result', toolCallId: 't', toolName: 'search_listings', output: { type: 'json', value: { total: 3 } } },
        ],
      },
    ];
    const usage = { inputTokens: 1, outputTokens: 1 };
    scripts.set('search', async function* () {
      yield stepStarted(1);
      yield { type: 'step-finished', step: 1, messages: found, usage };
      yield stepStarted(2);
      yield says('Three homes, and');
      throw new LoopFailure('model_unavailable', 'cut off');
    });
    scripts.set('fail', () => {
      throw new Error('nothing said');
    });
    const seen: ModelMessage[] = [];
    scripts.set('what about the second?', async function* ({ history, prompt }) {
      seen.push(...history, { role: 'user', content: prompt });
      yield* sayWords(['ok']);
    });
    for (const prompt of ['search', 'fail', 'what about the second?']) {
      const { promptRefId } = await send(prompt);
      await (
        await openStream(client, { threadId, promptRefId })
      ).closed;
    }
    expect(seen).toEqual([
      { role: 'user', content: 'search' },
      ...found,
      { role: 'assistant', content: 'Three homes, and' },
      { role: 'user', content: 'fail' },
      { role: 'user', content: 'what about the second?' },
    ]);
  });

  it('ends a run that fails with a sentence, or with the text it has', async () => {
    scripts.set('fail at once', () => {
      throw new LoopFailure('model_unavailable', 'down');
    });
    scripts.set('fail later', async function* () {
      yield stepStarted(1);
      yield says('So far');
      throw new Error('broken');
    });
    scripts.set('say nothing', () => sayWords([]));
    for (const [prompt, code, text] of [
      ['fail at once', 'model_unavailable', /could not finish/],
      ['fail later', 'internal_error', /^So far$/],
      ['say nothing', 'empty_reply', /could not finish/],
    ] as const) {
      const { promptRefId } = await send(prompt);
      const reader = await openStream(client, { threadId, promptRefId });
      await reader.closed;
      expect(reader.hasEnd()).toBe(true);
      const last = reader.events.at(-1)?.event;
      expect(last?.type === 'messageCompleted' && last.message.data.content).toMatch(text);
      const run = await node.database.db.selectFrom('runs').selectAll().where('id', '=', promptRefId).executeTakeFirstOrThrow();
      expect(run).toMatchObject({ status: 'failed', error_code: code });
    }
  });

  it('puts a message after those that a node with a fast clock wrote', async () => {
    const ahead = 'ffffffff-0000-7000-8000-000000000000';
    await node.database.db
      .insertInto('messages')
      .values({
        ...{ id: ahead, unique_key: ahead, thread_id: threadId, user_id: userId },
        ...{ created_by: 'user', content: 'from the future', created_at: new Date() },
      })
      .execute();
    scripts.set('now', () => sayWords(['then']));
    const { promptRefId } = await send('now');
    await (
      await openStream(client, { threadId, promptRefId })
    ).closed;
    expect((await messages()).map(({ data }) => data.content)).toEqual(['from the future', 'now', 'then']);
  });

  it('stops the run of a thread that is deleted', async () => {
    scripts.set('endless', async function* ({ signal }) {
      yield stepStarted(1);
      yield says('…');
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    });
    const { promptRefId } = await send('endless');
    await client.call(deleteThread, { params: { threadId } });
    await until(async () => {
      const run = await node.database.db.selectFrom('runs').select('status').where('id', '=', promptRefId).executeTakeFirst();
      expect(run?.status).toBe('stopped');
    });
  });
});
