import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelFake, type ModelFake } from '#tests/fakes/model/model-fake.ts';
import type { FakeRequest } from '#tests/fakes/model/script.ts';
import { stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { collect, eventsOf, loopInput, replyText, everythingMayLeave } from '#tests/support/loop-run.ts';
import { until } from '#tests/support/until.ts';
import { MockLanguageModelV4 } from 'ai/test';
import { assistantSettings } from '../assistant.config.ts';
import { createModel } from '../models/index.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { readSettings } from '#server/platform/config/index.ts';
import { LoopFailure, type AgentLoop } from './agent-loop.ts';
import { createAgentLoop } from './create-agent-loop.ts';
import type { LoopLimits } from './limits.ts';

const apis = [
  { api: 'responses', model: 'openai:gpt-5.2' },
  { api: 'chat-completions', model: 'openai-compatible:llama' },
  { api: 'anthropic', model: 'anthropic:claude-sonnet-4-5' },
] as const;

/** Waits are short; silence is told quickly only where a test is about it, for a busy machine is silent at times. */
const quick: Partial<LoopLimits> = { firstWaitMs: 1 };
const silenceOf = (scenario: string): Partial<LoopLimits> =>
  scenario === 'always-silent' ? { silenceMs: 100 } : scenario === 'silent-once' ? { silenceMs: 2_000 } : {};

let fake: ModelFake;
beforeAll(async () => {
  fake = await startModelFake();
});
afterAll(() => fake.stop());

function loopOn(model: string, limits: Partial<LoopLimits> = {}): { loop: AgentLoop; listings: ReturnType<typeof stubListings> } {
  const settings = readSettings(assistantSettings, {
    ASSISTANT_MODEL: model,
    ASSISTANT_BASE_URL: fake.baseUrl,
    OPENAI_API_KEY: 'sk-openai-test',
    ANTHROPIC_API_KEY: 'sk-anthropic-test',
  });
  const listings = stubListings();
  const openModel = createModel(settings, { createBuiltIn: () => new MockLanguageModelV4() });
  const tools = createTestTools({ listings, market: stubMarket() });
  return {
    loop: createAgentLoop({
      readOutgoingRules: everythingMayLeave,
      openModel,
      tools,
      limits: { ...quick, ...limits },
      random: () => 0,
    }),
    listings,
  };
}

describe.concurrent.each(apis)('the agent loop over $api', ({ api, model }) => {
  /** Prompts are told apart by the name of the interface, because the fake counts attempts by prompt. */
  const say = (scenario: string) => `${api} scenario:${scenario}`;
  const requestsOf = (scenario: string): FakeRequest[] => {
    const named = new RegExp(`${say(scenario)}(?![\\w-])`);
    return fake.requests.filter((request) => request.turns.some((turn) => named.test(turn.text)));
  };

  it('passes on a plain answer as it comes and journals one step', async () => {
    const { events, error } = await collect(loopOn(model).loop, loopInput(say('plain-text')));
    expect(error).toBeUndefined();
    expect(events.map((event) => event.type)).toEqual([
      'step-started',
      'text-delta',
      'text-delta',
      'text-delta',
      'step-finished',
    ]);
    expect(replyText(events)).toBe('Hello, how can I help?');
    const [finished] = eventsOf(events, 'step-finished');
    expect(finished?.usage).toEqual({ inputTokens: 120, outputTokens: 30 });
    expect(finished?.messages).toMatchObject([{ role: 'assistant' }]);
  });

  it('sends the instructions, both tools and a bound on the output', async () => {
    await collect(loopOn(model).loop, loopInput(say('plain-text')));
    const request = requestsOf('plain-text')[0];
    expect(request?.turns[0]?.role).toBe('system');
    expect(request?.turns[0]?.text).toContain('Today is 2026-11-20.');
    expect(request?.toolNames).toEqual(expect.arrayContaining(['search_listings', 'get_listing_details']));
    expect(request?.body['max_output_tokens'] ?? request?.body['max_tokens']).toBe(8192);
    expect(request?.body['store'] ?? false).toBe(false);
  });

  it('tells reasoning apart from the answer', async () => {
    const { events } = await collect(loopOn(model).loop, loopInput(say('reasoning')));
    expect(
      eventsOf(events, 'reasoning-delta')
        .map((event) => event.delta)
        .join(''),
    ).toBe('The user greets me.');
    expect(replyText(events)).toBe('Hello!');
  });

  it('executes a tool call and answers with its facts', async () => {
    const { loop, listings } = loopOn(model);
    const { events, error } = await collect(loop, loopInput(say('one-tool-call')));
    expect(error).toBeUndefined();
    expect(eventsOf(events, 'tool-started')).toMatchObject([{ name: 'search_listings', title: 'Searching listings' }]);
    expect(eventsOf(events, 'tool-finished')).toMatchObject([
      {
        ok: true,
        summary: '1 found',
        artifact: { kind: 'widget-listings-search', arguments: { propertyTypes: ['condominium'] } },
      },
    ]);
    expect(listings.searches).toHaveLength(1);
    expect(replyText(events)).toBe('Here is what I found.');
    const second = requestsOf('one-tool-call')[1];
    expect(second?.turns.find((turn) => turn.role === 'tool')?.text).toContain('12 Alder Street');
    expect(eventsOf(events, 'step-finished').map((event) => event.messages.map((message) => message.role))).toEqual([
      ['assistant', 'tool'],
      ['assistant'],
    ]);
  });

  it('executes parallel calls and gives each its own id', async () => {
    const { events } = await collect(loopOn(model).loop, loopInput(say('parallel-tool-calls')));
    const started = eventsOf(events, 'tool-started').map((event) => event.toolCallId);
    expect(new Set(started).size).toBe(2);
    expect(
      eventsOf(events, 'tool-finished')
        .map((event) => event.toolCallId)
        .toSorted(),
    ).toEqual(started.toSorted());
    expect(replyText(events)).toBe('Here is what I found.');
  });

  it.each(['broken-json', 'wrong-arguments'])('tells the model about %s and lets it try again', async (scenario) => {
    const { loop, listings } = loopOn(model);
    const { events, error } = await collect(loop, loopInput(say(scenario)));
    expect(error).toBeUndefined();
    expect(eventsOf(events, 'tool-finished').map((event) => event.ok)).toEqual([false, true]);
    expect(eventsOf(events, 'tool-finished')[0]?.error).toBe('The assistant asked in a way that could not be read.');
    expect(listings.searches).toHaveLength(1);
    expect(replyText(events)).toBe('Here is what I found.');
  });

  it('answers a tool that does not exist with an error', async () => {
    const { events } = await collect(loopOn(model).loop, loopInput(say('unknown-tool')));
    expect(eventsOf(events, 'tool-finished')).toMatchObject([
      { ok: false, error: 'The assistant asked for something that does not exist here.', artifact: null },
    ]);
    expect(replyText(events)).toBe('Here is what I found.');
  });

  it('gives up on a model that never calls a tool rightly', async () => {
    const { error, events } = await collect(loopOn(model).loop, loopInput(say('never-learns')));
    expect(error).toBeInstanceOf(LoopFailure);
    expect(error).toMatchObject({ code: 'model_confused' });
    expect(eventsOf(events, 'tool-finished')).toHaveLength(3);
  });

  it('bounds the steps, and lets the last one call no tools', async () => {
    const { error } = await collect(loopOn(model, { steps: 3 }).loop, loopInput(say('never-stops')));
    expect(error).toMatchObject({ code: 'too_many_steps' });
    expect(requestsOf('never-stops')).toHaveLength(3);
    expect(JSON.stringify(requestsOf('never-stops')[2]?.body['tool_choice'] ?? 'none')).toContain('none');
  });

  it('bounds the tokens of a run', async () => {
    const { error } = await collect(loopOn(model, { tokensPerRun: 200 }).loop, loopInput(`tokens ${say('never-stops')}`));
    expect(error).toMatchObject({ code: 'too_many_tokens' });
  });

  it('waits as long as the provider asks when it is busy', async () => {
    const began = performance.now();
    const { events, error } = await collect(loopOn(model).loop, loopInput(say('rate-limited-once')));
    expect(error).toBeUndefined();
    expect(eventsOf(events, 'connection-trouble')).toMatchObject([{ code: 'model_rate_limited' }]);
    expect(performance.now() - began).toBeGreaterThan(950);
    expect(replyText(events)).toBe('Hello, how can I help?');
  });

  it.each([
    ['fails-once', 'model_unavailable'],
    ['cut-once-before-text', 'model_unavailable'],
    ['silent-once', 'model_silent'],
    ['empty-once', 'model_answered_nothing'],
  ])('asks again after %s, without a restart that the reader would see', async (scenario, code) => {
    const { events, error } = await collect(loopOn(model, silenceOf(scenario)).loop, loopInput(say(scenario)));
    expect(error).toBeUndefined();
    expect(events.map((event) => event.type)).toEqual([
      'step-started',
      'connection-trouble',
      'text-delta',
      'text-delta',
      'text-delta',
      'step-finished',
    ]);
    expect(eventsOf(events, 'connection-trouble')).toMatchObject([{ code }]);
  });

  it('restarts a step that was cut in the middle of its words', async () => {
    const { events, error } = await collect(loopOn(model).loop, loopInput(say('cut-once-in-text')));
    expect(error).toBeUndefined();
    expect(eventsOf(events, 'step-restarted')).toEqual([{ type: 'step-restarted', step: 1 }]);
    expect(replyText(events)).toBe('Hello, how can I help?');
  });

  it('does not run tools again when the step after them is cut', async () => {
    const { loop, listings } = loopOn(model);
    const { events } = await collect(loop, loopInput(say('cut-once-after-tools')));
    expect(eventsOf(events, 'step-restarted')).toEqual([{ type: 'step-restarted', step: 2 }]);
    expect(listings.searches).toHaveLength(1);
    expect(replyText(events)).toBe('Here is what I found.');
  });

  it.each([
    ['always-fails', 'model_unavailable', 4],
    ['always-silent', 'model_silent', 2],
    ['empty', 'model_answered_nothing', 2],
    ['refuses-the-key', 'model_key_refused', 1],
    ['rate-limited-for-an-hour', 'model_rate_limited', 1],
  ])('ends %s as an error after its attempts', async (scenario, code, attempts) => {
    const { error } = await collect(loopOn(model, silenceOf(scenario)).loop, loopInput(say(scenario)));
    expect(error).toMatchObject({ name: 'LoopFailure', code });
    expect(requestsOf(scenario)).toHaveLength(attempts);
  });

  it('says when an answer was cut at its greatest length', async () => {
    const { events, error } = await collect(loopOn(model).loop, loopInput(say('runs-out')));
    expect(error).toBeUndefined();
    expect(replyText(events)).toBe('Half an ans\n\n*(This answer was cut at its greatest length.)*');
  });

  it.each(['refuses-the-key', 'always-fails', 'broken-json', 'never-learns'])(
    'logs nothing that was written when it meets %s',
    async (scenario) => {
      let logged = '';
      const log = pino({ level: 'trace' }, { write: (line: string) => (logged += line) });
      await collect(loopOn(model).loop, loopInput(`${api} secret-words scenario:${scenario}`, { log }));
      expect(logged).not.toContain('secret-words');
      expect(logged).not.toContain('sk-');
    },
  );

  it('goes on after the steps that an earlier owner finished', async () => {
    const first = await collect(loopOn(model).loop, loopInput(`${api} taken-over scenario:one-tool-call`));
    const [finished] = eventsOf(first.events, 'step-finished');
    const { loop, listings } = loopOn(model);
    const stored = structuredClone({ step: 1, messages: finished?.messages ?? [] });
    const { events, error } = await collect(
      loop,
      loopInput(`${api} taken-over scenario:one-tool-call`, { finishedSteps: [JSON.parse(JSON.stringify(stored))] }),
    );
    expect(error).toBeUndefined();
    expect(events[0]).toEqual({ type: 'step-started', step: 2 });
    expect(listings.searches).toHaveLength(0);
    expect(replyText(events)).toBe('Here is what I found.');
  });

  it('has nothing left to do when an earlier owner finished the last step', async () => {
    const finishedSteps = [{ step: 1, messages: [{ role: 'assistant' as const, content: 'Hello!' }] }];
    const { events, error } = await collect(loopOn(model).loop, loopInput(say('ended before'), { finishedSteps }));
    expect({ events, error }).toEqual({ events: [], error: undefined });
    expect(requestsOf('ended before')).toEqual([]);
  });

  it('stops at once while the model stands still in its words, and hangs up', async () => {
    const stop = new AbortController();
    const words: string[] = [];
    const reading = (async () => {
      for await (const event of loopOn(model).loop(loopInput(say('stands-still'), { signal: stop.signal }))) {
        if (event.type !== 'text-delta') continue;
        words.push(event.delta);
        if (words.length === 3) {
          // After the word, so that the loop is waiting for the model, which says nothing more.
          setImmediate(() => stop.abort(new Error('stopped')));
        }
      }
    })();
    await expect(reading).rejects.toThrow('stopped');
    expect(words).toHaveLength(3);
    await until(() => expect(fake.hungUp).toContain(requestsOf('stands-still')[0]));
  });
});

describe('a thread that changes its model', () => {
  const changes = apis.flatMap((from) => apis.map((to) => ({ from: from.model, to: to.model, api: to.api })));

  it.each(changes)('goes on with $to after $from', async ({ from, to, api }) => {
    const question = `${from} ${to} scenario:reasoning-and-tool-call`;
    const first = await collect(loopOn(from).loop, loopInput(question));
    const firstMessages = eventsOf(first.events, 'step-finished').flatMap((event) => event.messages);
    const history = [{ role: 'user' as const, content: question }, ...firstMessages];
    const { events, error } = await collect(loopOn(to).loop, loopInput(`${question} again`, { history }));
    expect(error).toBeUndefined();
    expect(replyText(events)).toBe('Here is what I found.');
    const request = fake.requests.find((asked) => asked.api === api && asked.turns.at(-1)?.text === `${question} again`);
    expect(request?.turns.map((turn) => turn.role)).toEqual(['system', 'user', 'assistant', 'tool', 'assistant', 'user']);
    expect(JSON.stringify(request?.body)).not.toContain('I should look.');
  });

  it('gives reasoning back to its provider within one run', async () => {
    await collect(loopOn('anthropic:claude-sonnet-4-5').loop, loopInput('within one run scenario:reasoning-and-tool-call'));
    const second = fake.requests.findLast((request) => request.turns.some((turn) => turn.text.includes('within one run')));
    expect(JSON.stringify(second?.body)).toContain('EqQfake');
  });
});
