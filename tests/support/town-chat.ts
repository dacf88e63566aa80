import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { sendPrompt } from '#contract/assistant.ts';
import { createThread, listMessages, type Message } from '#contract/threads.ts';
import { refreshModels } from '#server/modules/market/models/refresh-models.ts';
import { importListings } from '#server/modules/listings/index.ts';
import { openStream } from './stream-reader.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

interface TownThread {
  client: TestClient;
  /** The reply to a message, once it is whole: completed, and with no figure that no tool told. */
  ask: (message: string) => Promise<{ text: string; artifacts: Message['artifacts'] }>;
}

interface TownChat {
  app: TestApp;
  /** A thread of a user of its own: nothing of another test stands in it, and no throttle is met. */
  begin: () => Promise<TownThread>;
}

/** The whole product over homes that are made up (`inventTown`), to be talked with. */
export async function startTownChat(records: readonly Record<string, unknown>[]): Promise<TownChat> {
  const app = await startTestApp();
  const { database, clock } = app.dependencies;
  const lines = records.map((record, at) => ({ line: at + 1, record }));
  await importListings({ pool: database.pool, clock }, { source: 'north', records: lines });
  return {
    app,
    async begin() {
      const client = await app.signIn(await app.createUser());
      const { id: threadId } = await client.call(createThread, { body: {} });
      return {
        client,
        async ask(message) {
          const { promptRefId } = await client.call(sendPrompt, { params: { threadId }, body: { message } });
          const stream = await openStream(client, { threadId, promptRefId });
          await stream.closed;
          const { items } = await client.call(listMessages, { params: { threadId }, query: {} });
          const reply = items.at(-1);
          expect(reply?.run?.status).toBe('completed');
          expect(reply?.figures?.untraced, reply?.data.content).toEqual([]);
          return { text: reply?.data.content ?? '', artifacts: reply?.artifacts ?? [] };
        },
      };
    },
  };
}

/**
 * Inside a `describe`: the town stands before its tests, and each of them talks in a thread of its own.
 * @param withModels homes can be valued
 * @returns what asks it: a message in, the reply out
 */
export function talkInTown(
  records: readonly Record<string, unknown>[],
  { withModels = false }: { withModels?: boolean } = {},
): (message: string) => Promise<string> {
  let town: TownChat;
  let thread: TownThread;
  beforeAll(async () => {
    town = await startTownChat(records);
    const { database, clock } = town.app.dependencies;
    if (withModels) await refreshModels({ ...database, clock }, 'north');
  });
  beforeEach(async () => {
    thread = await town.begin();
  });
  afterAll(() => town.app.close());
  return async (message) => (await thread.ask(message)).text;
}
