import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listModels, sendPrompt } from '#contract/assistant.ts';
import { createThread, listMessages } from '#contract/threads.ts';
import { startModelFake, type ModelFake } from '#tests/fakes/model/model-fake.ts';
import { fakeUsage } from '#tests/fakes/model/wire.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const DAY_MS = 86_400_000;
let fake: ModelFake;
let app: TestApp;
beforeAll(async () => {
  fake = await startModelFake();
  app = await startTestApp({
    environment: {
      ASSISTANT_MODEL: 'openai-compatible:small',
      ASSISTANT_MODELS: 'openai-compatible:large',
      ASSISTANT_BASE_URL: fake.baseUrl,
      ASSISTANT_PRICES: 'openai-compatible:large=2.5/10',
      ASSISTANT_DAILY_TOKENS: String(2 * (fakeUsage.inputTokens + fakeUsage.outputTokens)),
    },
  });
});
afterAll(async () => {
  await app.close();
  await fake.stop();
});

async function newChat() {
  const user = await app.createUser();
  const client = await app.signIn(user);
  const { id: threadId } = await client.call(createThread, { body: {} });
  return { client, threadId, userId: user.id };
}

async function ask(client: TestClient, threadId: string, message: string, model?: string) {
  const { promptRefId } = await client.call(sendPrompt, { params: { threadId }, body: { message, model } });
  await (
    await openStream(client, { threadId, promptRefId })
  ).closed;
  return app.db.selectFrom('runs').selectAll().where('id', '=', promptRefId).executeTakeFirstOrThrow();
}

describe('the models of a thread', () => {
  it('are listed with the default one first, and the built-in assistant always among them', async () => {
    const { client } = await newChat();
    expect((await client.call(listModels)).items).toEqual([
      { id: 'openai-compatible:small', isDefault: true },
      { id: 'openai-compatible:large', isDefault: false },
      { id: 'built-in', isDefault: false },
    ]);
  });

  it('can change with each prompt, and each model reads what the others said', async () => {
    const { client, threadId } = await newChat();
    await ask(client, threadId, 'hello', 'built-in');
    await ask(client, threadId, 'and again scenario:plain-text', 'openai-compatible:large');
    const { model, turns } = { model: fake.requests.at(-1)?.body['model'], turns: fake.requests.at(-1)?.turns ?? [] };
    expect(model).toBe('large');
    expect(turns.filter(({ role }) => role !== 'system').map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    const { items } = await client.call(listMessages, { params: { threadId }, query: {} });
    expect(items.at(-1)?.data.content).toBe('Hello, how can I help?');
  });

  it('are only those of the settings', async () => {
    const { client, threadId } = await newChat();
    const sending = client.call(sendPrompt, { params: { threadId }, body: { message: 'hello', model: 'openai:dear' } });
    await expect(sending).rejects.toMatchObject({ problem: { code: 'model_not_available' } });
  });
});

describe('what a user may spend in a day', () => {
  it('is stored with each run: tokens, and the cost where the model has a price', async () => {
    const { client, threadId } = await newChat();
    const { inputTokens, outputTokens } = fakeUsage;
    const tokens = { input_tokens: inputTokens, output_tokens: outputTokens };
    const cost = Math.ceil(2.5 * inputTokens + 10 * outputTokens);
    expect(await ask(client, threadId, 'one', 'openai-compatible:large')).toMatchObject({ ...tokens, cost_micro_dollars: cost });
    expect(await ask(client, threadId, 'two')).toMatchObject({ ...tokens, cost_micro_dollars: null });
    expect(await ask(client, threadId, 'three', 'built-in')).toMatchObject({ cost_micro_dollars: 0 });
  });

  it('ends language models, not the built-in assistant nor other users, until the next day', async () => {
    const { client, threadId } = await newChat();
    await ask(client, threadId, 'one');
    await ask(client, threadId, 'two');
    await expect(ask(client, threadId, 'three')).rejects.toMatchObject({ problem: { code: 'daily_limit_reached', status: 429 } });
    expect(await ask(client, threadId, 'four', 'built-in')).toMatchObject({ status: 'completed' });
    const other = await newChat();
    expect(await ask(other.client, other.threadId, 'five')).toMatchObject({ status: 'completed' });
    app.clock.advance(DAY_MS);
    expect(await ask(client, threadId, 'six')).toMatchObject({ status: 'completed' });
  });

  it('counts an attempt that broke off after it had spoken', async () => {
    const { client, threadId } = await newChat();
    const run = await ask(client, threadId, 'scenario:cut-once-in-text');
    expect(run.input_tokens).toBeGreaterThan(fakeUsage.inputTokens);
    expect(run.output_tokens).toBeGreaterThan(fakeUsage.outputTokens);
  });
});
