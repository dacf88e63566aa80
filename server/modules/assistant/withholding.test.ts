import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendPrompt } from '#contract/assistant.ts';
import { createThread, listMessages } from '#contract/threads.ts';
import { startModelFake, type ModelFake } from '#tests/fakes/model/model-fake.ts';
import { importRecords, resoRecord } from '#tests/support/listings-database.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const search = { name: 'search_listings', arguments: JSON.stringify({ price: { endAt: 5_000_000 } }) };
const open = { name: 'get_listing_details', arguments: JSON.stringify({ mlsId: 'closed-1', mlsSource: 'Closed MLS' }) };

let fake: ModelFake;
let app: TestApp;
beforeAll(async () => {
  fake = await startModelFake({
    extra: {
      search: [[[{ call: [search] }]], [[{ say: ['Here they are.'] }]]],
      open: [[[{ call: [open] }]], [[{ say: ['Here it is.'] }]]],
    },
  });
  app = await startTestApp({
    environment: { ASSISTANT_MODEL: 'openai-compatible:outside', ASSISTANT_BASE_URL: fake.baseUrl },
  });
  const { pool } = app.dependencies.database;
  const home = (fields: object) => resoRecord({ LivingArea: 1_234, ListPrice: 777_000, ...fields });
  await importRecords(pool, [home({ ListingId: 'closed-1', UnparsedAddress: '9 Hidden Way' })], 'Closed MLS');
  await importRecords(pool, [home({ ListingId: 'open-1', UnparsedAddress: '5 Open Road', ListPrice: 650_000 })], 'Open MLS');
  await app.dependencies.listings.sources.upsert('Open MLS', { sendsToModels: true });
});
afterAll(async () => {
  await app.close();
  await fake.stop();
});

async function newChat() {
  const client = await app.signIn(await app.createUser());
  const { id: threadId } = await client.call(createThread, { body: {} });
  return async (message: string, model?: string) => {
    const before = fake.requests.length;
    const { promptRefId } = await client.call(sendPrompt, { params: { threadId }, body: { message, model } });
    await (
      await openStream(client, { threadId, promptRefId })
    ).closed;
    const { items } = await client.call(listMessages, { params: { threadId }, query: {} });
    const sent = JSON.stringify(fake.requests.slice(before).map(({ body }) => body));
    return { reply: items.at(-1), sent };
  };
}

const CLOSED = /Hidden Way|777,?000/;

describe('listings of a source that lets nothing out to models', () => {
  it('are counted and shown to the agent, kept from the model, and the answer says so', async () => {
    const ask = await newChat();
    const { reply, sent } = await ask('scenario:search');
    expect(sent).toContain('5 Open Road');
    expect(sent).not.toMatch(CLOSED);
    expect(sent).toMatch(/totalItems[^,]*2/);
    expect(reply?.run?.steps).toMatchObject([{ summary: '2 found' }]);
    expect(reply?.data.content).toMatch(
      /^Here they are\.\n\n\*The source of a listing does not let its data go to an outside language model/,
    );
  });

  it('open beside the chat and stay closed to the model', async () => {
    const ask = await newChat();
    const { reply, sent } = await ask('scenario:open');
    expect(sent).not.toMatch(CLOSED);
    expect(reply?.artifacts).toMatchObject([{ kind: 'widget-listing-details', content: { arguments: { mlsId: 'closed-1' } } }]);
    expect(reply?.data.content).toContain('does not let its data go');
  });

  it('do not reach a model through what the built-in assistant said of them before', async () => {
    const ask = await newChat();
    const { reply } = await ask('homes over $700k', 'built-in');
    expect(reply?.data.content).toMatch(CLOSED);
    const { sent } = await ask('and scenario:plain-text');
    expect(sent).toContain('homes over $700k');
    expect(sent).not.toMatch(CLOSED);
  });
});
