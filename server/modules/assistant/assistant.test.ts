import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listMessages, createThread, deleteThread } from '#contract/threads.ts';
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
});
