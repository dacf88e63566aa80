import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sendPrompt } from '#contract/assistant.ts';
import { createThread, listMessages } from '#contract/threads.ts';
import { insertUser, startAssistantNode, type AssistantNode } from '#tests/support/assistant-node.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';
import { slowLoop, slowReplyText } from './slow-reply.ts';

const crashingNode = new URL('crashing-node.ts', import.meta.url).pathname;

describe('kill -9 of the server that works on a run', () => {
  let testDatabase: TestDatabase;
  let survivor: AssistantNode;
  let crashing: ChildProcess;
  let client: TestClient;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    // It serves the reader and takes the prompts; only the crashing one works on them.
    survivor = await startAssistantNode({
      connectionString: testDatabase.connectionString,
      loop: slowLoop,
      limits: { leaseMs: 2_000, sweepMs: 50 },
      works: false,
    });
    client = survivor.clientOf(await insertUser(survivor.database));
  });
  afterEach(() => crashing.kill('SIGKILL'));
  afterAll(async () => {
    await survivor.close();
    await testDatabase.drop();
  });

  async function startDoomed(): Promise<void> {
    crashing = spawn(process.execPath, [crashingNode, testDatabase.connectionString], { stdio: ['ignore', 'pipe', 'inherit'] });
    if (crashing.stdout) await once(crashing.stdout, 'data');
  }

  // After this many events readers have seen: only the start, the reasoning, the tool, and some of the text.
  it.each([2, 5, 10])('after event %i: the reply completes, nothing missing, nothing twice', async (killAfter) => {
    await startDoomed();
    const { id: threadId } = await client.call(createThread, { body: {} });
    const { promptRefId } = await client.call(sendPrompt, { params: { threadId }, body: { message: 'homes' } });
    const reader = await openStream(client, { threadId, promptRefId });
    await until(() => expect(reader.events.length).toBeGreaterThanOrEqual(killAfter));
    crashing.kill('SIGKILL');
    await once(crashing, 'exit');
    expect(reader.hasEnd()).toBe(false);

    const next = await startAssistantNode({
      connectionString: testDatabase.connectionString,
      loop: slowLoop,
      limits: { leaseMs: 2_000, sweepMs: 50 },
    });
    await reader.closed;
    await next.close();
    expect(reader.hasEnd()).toBe(true);
    expect(reader.events.map(({ id }) => id)).toEqual(reader.events.map((_, index) => index + 1));
    expect(reader.text()).toBe(slowReplyText);
    const deltas = reader.events.flatMap(({ event }) =>
      event.type === 'messageTextDelta' && event.key.startsWith('msg_') ? [event.delta] : [],
    );
    expect(deltas.join('')).toBe(slowReplyText);
    const { items } = await client.call(listMessages, { params: { threadId }, query: {} });
    expect(items.map(({ data }) => data.content)).toEqual(['homes', slowReplyText]);
    expect(items[1]?.artifacts.map(({ kind }) => kind).toSorted()).toEqual(['reasoning', 'widget-listings-search']);
    expect(items[1]?.run).toMatchObject({ status: 'completed', steps: [{ toolCallId: 't', status: 'succeeded' }] });
  });
});
