import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendPrompt } from '#contract/assistant.ts';
import { getReplySources } from '#contract/reply-sources.ts';
import { createThread, listMessages } from '#contract/threads.ts';
import { startModelFake, type ModelFake } from '#tests/fakes/model/model-fake.ts';
import type { Scenario } from '#tests/fakes/model/script.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const call = { name: 'search_listings', arguments: JSON.stringify({ price: { endAt: 650_000 }, bedroomsCount: { startAt: 4 } }) };
const says = (reply: string): Scenario => [[[{ call: [call] }]], [[{ say: [reply] }]]];
const scenarios = {
  honest: says('I found 0 homes under $650,000 with 4 bedrooms.'),
  invents: says('I found 7 homes, the median is $612,500 and one sold on May 3, 2026.'),
};

let fake: ModelFake;
let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  fake = await startModelFake({ extra: scenarios });
  app = await startTestApp({
    environment: { ASSISTANT_MODEL: 'openai-compatible:test', ASSISTANT_BASE_URL: fake.baseUrl },
  });
  client = await app.signIn(await app.createUser());
});
afterAll(async () => {
  await app.close();
  await fake.stop();
});

async function replyTo(message: string) {
  const { id: threadId } = await client.call(createThread, { body: {} });
  const { promptRefId } = await client.call(sendPrompt, { params: { threadId }, body: { message } });
  const reader = await openStream(client, { threadId, promptRefId });
  await reader.closed;
  const { items } = await client.call(listMessages, { params: { threadId }, query: {} });
  const emitted = reader.events.flatMap(({ event }) => (event.type === 'messageCompleted' ? [event.message] : []));
  return { stored: items[1], emitted: emitted[0] };
}

describe('what a reply rests on', () => {
  it('is kept with the reply and told when it is complete', async () => {
    const { stored, emitted } = await replyTo('scenario:honest');
    expect(stored?.figures).toEqual({ traced: 3, untraced: [] });
    expect(emitted?.figures).toEqual(stored?.figures);
  });

  it('marks each figure that a model made up', async () => {
    const { stored } = await replyTo('scenario:invents');
    const text = stored?.data.content ?? '';
    expect(stored?.figures?.untraced.map(({ start, end }) => text.slice(start, end))).toEqual(['7', '$612,500', 'May 3, 2026']);
  });

  it('opens with the calls, their conditions and figures, and where each figure comes from', async () => {
    const { stored } = await replyTo('scenario:honest');
    const sources = await client.call(getReplySources, { params: { messageId: stored?.uniqueKey ?? '' } });
    expect(sources.calls).toMatchObject([
      {
        toolCallId: 'call_1_1',
        title: 'Searching listings',
        ok: true,
        asked: [
          { label: 'Price', value: 'up to $650,000' },
          { label: 'Bedrooms', value: '4 or more' },
        ],
      },
    ]);
    expect(sources.calls[0]?.found).toContainEqual({ label: 'Homes found', value: '0' });
    expect(sources.figures).toMatchObject([
      { text: '0', toolCallId: 'call_1_1', source: 'Homes found' },
      { text: '$650,000', toolCallId: 'call_1_1', source: 'Asked: price' },
      { text: '4', toolCallId: 'call_1_1' },
    ]);
  });

  it("is not there for another user's reply, nor for a reply that does not exist", async () => {
    const { stored } = await replyTo('scenario:honest');
    const other = await app.signIn(await app.createUser());
    const messageId = stored?.uniqueKey ?? '';
    await expect(other.call(getReplySources, { params: { messageId } })).rejects.toMatchObject({
      problem: { code: 'message_not_found' },
    });
    const missing = { messageId: 'msg_01990000-0000-7000-8000-000000000001' };
    await expect(client.call(getReplySources, { params: missing })).rejects.toMatchObject({
      problem: { code: 'message_not_found' },
    });
  });
});
