import { MockLanguageModelV4 } from 'ai/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#server/platform/config/index.ts';
import { startModelFake, type ModelFake } from '#tests/fakes/model/model-fake.ts';
import { collect, eventsOf, loopInput, replyText, everythingMayLeave } from '#tests/support/loop-run.ts';
import { assistantSettings } from '../assistant.config.ts';
import { createAgentLoop } from '../loop/index.ts';
import { createModel, type OpenModel } from './index.ts';

const run = { viewer: { userId: '01990000-0000-7000-8000-000000000003', allowedMlsProviders: ['*'] }, openedListing: null };

function modelOf(environment: Record<string, string>): OpenModel {
  return createModel(readSettings(assistantSettings, environment), { createBuiltIn: () => new MockLanguageModelV4() });
}

describe('opening the configured model', () => {
  it.each([
    ['openai:gpt-5.2', 'openai', 'gpt-5.2'],
    ['anthropic:claude-sonnet-4-5', 'anthropic', 'claude-sonnet-4-5'],
    ['google:gemini-3-pro', 'google', 'gemini-3-pro'],
    ['openai-compatible:llama3:8b', 'compatible', 'llama3:8b'],
  ])('opens %s once', async (setting, provider, name) => {
    const open = modelOf({
      ASSISTANT_MODEL: setting,
      ASSISTANT_BASE_URL: 'http://127.0.0.1:9/v1',
      OPENAI_API_KEY: 'sk-openai-test',
      ANTHROPIC_API_KEY: 'sk-anthropic-test',
      GOOGLE_GENERATIVE_AI_API_KEY: 'google-test',
    });
    const { model, isBuiltIn } = await open(run);
    expect(model.provider).toContain(provider);
    expect(model.modelId).toBe(name);
    expect(isBuiltIn).toBe(false);
    expect((await open(run)).model).toBe(model);
  });

  it('makes the built-in model anew for each run, for it looks places up with the rights of its user', async () => {
    const open = modelOf({});
    const [first, second] = [await open(run), await open(run)];
    expect(first.isBuiltIn).toBe(true);
    expect(first.model).not.toBe(second.model);
  });
});

describe('an OpenAI account without summaries of reasoning', () => {
  let fake: ModelFake;
  beforeAll(async () => {
    fake = await startModelFake();
  });
  afterAll(() => fake.stop());

  it('gets its answers without them, after one refusal', async () => {
    const openModel = modelOf({
      ASSISTANT_MODEL: 'openai:gpt-5.2',
      ASSISTANT_BASE_URL: fake.baseUrl,
      OPENAI_API_KEY: 'sk-openai-test',
    });
    const loop = createAgentLoop({ readOutgoingRules: everythingMayLeave, openModel, tools: [] });
    for (const prompt of ['first scenario:refuses-summaries', 'second scenario:refuses-summaries']) {
      const { events, error } = await collect(loop, loopInput(prompt));
      expect(error).toBeUndefined();
      expect(eventsOf(events, 'connection-trouble')).toEqual([]);
      expect(replyText(events)).toBe('Hello, how can I help?');
    }
    expect(fake.requests.map((request) => request.body['reasoning'])).toEqual([{ summary: 'auto' }, undefined, undefined]);
    expect(fake.requests.map((request) => request.body['store'])).toEqual([false, false, false]);
  });
});
