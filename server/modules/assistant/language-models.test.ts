import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginThread, sendPrompt } from '#contract/assistant.ts';
import { fileLink, type StoredFile } from '#contract/files.ts';
import { createThread, listMessages, type Message } from '#contract/threads.ts';
import { startModelFake, type ModelFake } from '#tests/fakes/model/model-fake.ts';
import { openStream, type StreamReader } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const models = ['openai:gpt-5.2', 'openai-compatible:llama', 'anthropic:claude-sonnet-4-5', 'google:gemini-3-pro'];

describe.each(models)('the whole app with %s', (model) => {
  let fake: ModelFake;
  let app: TestApp;
  beforeAll(async () => {
    fake = await startModelFake();
    app = await startTestApp({
      environment: {
        ASSISTANT_MODEL: model,
        ASSISTANT_BASE_URL: fake.baseUrl,
        OPENAI_API_KEY: 'sk-openai-test',
        ANTHROPIC_API_KEY: 'sk-anthropic-test',
        GOOGLE_GENERATIVE_AI_API_KEY: 'google-test',
      },
    });
  });
  afterAll(async () => {
    await app.close();
    await fake.stop();
  });

  const signIn = async () => app.signIn(await app.createUser());
  async function ask(message: string, by?: TestClient): Promise<{ reader: StreamReader; messages: Message[] }> {
    const client = by ?? (await signIn());
    const { id: threadId } = await client.call(createThread, { body: {} });
    const { promptRefId } = await client.call(sendPrompt, { params: { threadId }, body: { message } });
    const reader = await openStream(client, { threadId, promptRefId });
    await reader.closed;
    const { items } = await client.call(listMessages, { params: { threadId }, query: {} });
    return { reader, messages: items };
  }

  it('streams reasoning and answer, and keeps both', async () => {
    const { reader, messages } = await ask('scenario:reasoning');
    expect(reader.text()).toBe('Hello!');
    expect(messages[1]).toMatchObject({
      data: { content: 'Hello!' },
      artifacts: [{ kind: 'reasoning', content: { text: 'The user greets me.' } }],
      run: { status: 'completed' },
    });
  });

  it('answers without its reasoning where it has none to tell', async () => {
    const { messages } = await ask('scenario:refuses-thinking');
    expect(messages[1]).toMatchObject({
      data: { content: 'Hello, how can I help?' },
      artifacts: [],
      run: { status: 'completed' },
    });
  });

  it('is offered every tool with its description', async () => {
    await ask('scenario:plain-text');
    const { body, toolNames } = fake.requests.at(-1) ?? {};
    expect(toolNames).toEqual(expect.arrayContaining(['search_listings', 'get_listing_details', 'market_snapshot']));
    expect(JSON.stringify(body)).toContain('Search the MLS listings that the signed-in agent may see');
  });

  it('shows tool calls in words and opens their results', async () => {
    const { messages } = await ask('scenario:parallel-tool-calls');
    expect(messages[1]?.run?.steps).toMatchObject([
      { title: 'Searching listings', status: 'succeeded', summary: 'None found' },
      { title: 'Searching listings', status: 'succeeded', summary: 'None found' },
    ]);
    expect(messages[1]?.artifacts.map((artifact) => artifact.kind)).toEqual(['widget-listings-search', 'widget-listings-search']);
  });

  it('says that the connection failed, and completes the answer without a word twice', async () => {
    const { reader, messages } = await ask('scenario:cut-once-in-text');
    expect(reader.events.map(({ event }) => event.type)).toContain('connectionError');
    expect(messages[1]).toMatchObject({ data: { content: 'Hello, how can I help?' }, run: { status: 'completed' } });
  });

  it('is shown a picture of the user’s that is attached, small and without its notes, and never one of somebody else', async () => {
    const [client, other] = [await signIn(), await signIn()];
    const picture = await sharp({ create: { width: 3_000, height: 900, channels: 3, background: 'teal' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Drone' } })
      .toBuffer();
    const form = new FormData();
    form.append('file', new File([new Uint8Array(picture)], 'kitchen.jpg'));
    const file = (await (await client.fetch('/api/files', { method: 'POST', body: form })).json()) as StoredFile;
    const lastPicture = () => /\/9j\/[\w+/=]+/.exec(JSON.stringify(fake.requests.at(-1)?.body))?.[0];
    await ask(`What is this? scenario:plain-text\n\n${fileLink(file)}`, client);
    const sent = await sharp(Buffer.from(lastPicture() ?? '', 'base64')).metadata();
    expect([sent.width, sent.height, sent.exif]).toEqual([1_024, 307, undefined]);
    await ask(`What is this? scenario:plain-text\n\n${fileLink(file)}`, other);
    expect(lastPicture()).toBeUndefined();
    expect(JSON.stringify(fake.requests.at(-1)?.body)).toContain('is not shown here');

    const { messages } = await ask(`And this? scenario:refuses-pictures\n\n${fileLink(file)}`, client);
    expect(messages[1]?.data.content).toBe(
      'Hello, how can I help?\n\n*This model cannot see pictures: the answer goes by the words alone.*',
    );
  });

  it("ends an unusable model's run as failed and keeps the user's message", async () => {
    const { messages } = await ask('scenario:refuses-the-key');
    expect(messages[0]?.data.content).toBe('scenario:refuses-the-key');
    expect(messages[1]?.run?.status).toBe('failed');
    expect(messages[1]?.data.content).not.toBe('');
  });

  it('names a thread by the words of the model, or from the message when it has none', async () => {
    const client = await app.signIn(await app.createUser());
    const begin = async (firstMessage: string) => (await client.call(beginThread, { body: { firstMessage } })).title;
    expect(await begin('scenario:plain-text')).toBe('Hello, how can I help?');
    expect(await begin('Condos in Noe Valley scenario:fails-once')).toMatch(/Noe Valley/);
  });
});
