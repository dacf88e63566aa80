import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { sendPrompt } from '#contract/assistant.ts';
import { createThread, listMessages, type Message } from '#contract/threads.ts';
import { insertUser, startAssistantNode, type AssistantNode, type AssistantNodeOptions } from './assistant-node.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';
import { scriptedLoop, type Script } from './scripted-loop.ts';
import type { TestClient } from './test-client.ts';

/** A user's run in a thread of its own. */
export interface SentRun {
  threadId: string;
  promptRefId: string;
}

/** Servers of the chat on one database, for tests of what goes on between them. */
export interface AssistantNodes {
  /** Starts one more server; all end with the test. */
  start: (options?: Partial<AssistantNodeOptions>) => Promise<AssistantNode>;
  /** The user of the test, signed in at a node. */
  clientAt: (node: AssistantNode) => TestClient;
  /** Sends a prompt whose script is played, in a new thread. */
  send: (node: AssistantNode, script: Script) => Promise<SentRun>;
  /** The reply as the thread shows it. */
  replyOf: (node: AssistantNode, run: SentRun) => Promise<Message>;
  statusOf: (node: AssistantNode, run: SentRun) => Promise<string | undefined>;
}

/** Sets up a database for the file and a user for each test. */
export function useAssistantNodes(): AssistantNodes {
  const scripts = new Map<string, Script>();
  let testDatabase: TestDatabase;
  let userId: string | undefined;
  let nodes: AssistantNode[] = [];
  const clients = new Map<AssistantNode, TestClient>();

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  beforeEach(() => {
    userId = undefined;
    nodes = [];
  });
  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.close()));
  });
  afterAll(() => testDatabase.drop());

  function clientAt(node: AssistantNode): TestClient {
    const client = clients.get(node) ?? node.clientOf(userId ?? '');
    clients.set(node, client);
    return client;
  }

  return {
    clientAt,
    async start(options = {}) {
      const node = await startAssistantNode({
        connectionString: testDatabase.connectionString,
        loop: scriptedLoop(scripts),
        ...options,
      });
      nodes.push(node);
      userId ??= await insertUser(node.database);
      return node;
    },
    async send(node, script) {
      const client = clientAt(node);
      const { id: threadId } = await client.call(createThread, { body: {} });
      const message = `prompt ${scripts.size + 1}`;
      scripts.set(message, script);
      return { threadId, ...(await client.call(sendPrompt, { params: { threadId }, body: { message } })) };
    },
    async replyOf(node, { threadId }) {
      const { items } = await clientAt(node).call(listMessages, { params: { threadId }, query: {} });
      const reply = items.at(-1);
      if (reply?.createBy !== 'assistant') throw new Error('The thread has no reply');
      return reply;
    },
    async statusOf({ database }, { promptRefId }) {
      const row = await database.db.selectFrom('runs').select('status').where('id', '=', promptRefId).executeTakeFirst();
      return row?.status;
    },
  };
}
