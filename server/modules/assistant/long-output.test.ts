import { monitorEventLoopDelay } from 'node:perf_hooks';
import { simulateReadableStream } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { describe, expect, it } from 'vitest';
import { useAssistantNodes } from '#tests/support/assistant-nodes.ts';
import { sendPrompt } from '#contract/assistant.ts';
import { createThread } from '#contract/threads.ts';
import { cpuMsOf } from '#tests/support/cpu-time.ts';
import { everythingMayLeave } from '#tests/support/loop-run.ts';
import { says, stepFinished, stepStarted } from '#tests/support/scripted-loop.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { createAgentLoop, withFairHousingGuard } from './loop/index.ts';
import { createReply, emptyReply, nothingSoFar } from './runs/reply.ts';

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 5_000_000, text: 5_000_000, reasoning: 0 },
};

/** A model that sends these parts as fast as they are read. */
function modelThat(parts: readonly LanguageModelV4StreamPart[]) {
  const asked = { times: 0 };
  const model = new MockLanguageModelV4({
    doStream: async () => {
      asked.times += 1;
      const chunks: LanguageModelV4StreamPart[] = [{ type: 'stream-start', warnings: [] }, ...parts];
      return { stream: simulateReadableStream({ chunks, initialDelayInMs: null, chunkDelayInMs: null }) };
    },
  });
  const loop = createAgentLoop({
    openModel: async () => ({ model, isBuiltIn: false }),
    tools: [],
    readOutgoingRules: everythingMayLeave,
  });
  return { asked, loop: withFairHousingGuard({ loop, record: async () => {} }) };
}

const text = (deltas: readonly string[]): LanguageModelV4StreamPart[] => [
  { type: 'text-start', id: 't' },
  ...deltas.map((delta): LanguageModelV4StreamPart => ({ type: 'text-delta', id: 't', delta })),
  { type: 'text-end', id: 't' },
  { type: 'finish', usage, finishReason: { unified: 'stop', raw: 'stop' } },
];

describe('a model that sends very much', () => {
  const { start, clientAt, replyOf } = useAssistantNodes();

  async function answerOf(model: ReturnType<typeof modelThat>) {
    const node = await start({ loop: model.loop });
    const client = clientAt(node);
    const { id: threadId } = await client.call(createThread, { body: {} });
    const run = { threadId, ...(await client.call(sendPrompt, { params: { threadId }, body: { message: 'go on' } })) };
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const reader = await openStream(client, run);
    await reader.closed;
    delay.disable();
    const row = await node.database.db
      .selectFrom('runs')
      .select(['status', 'error_code', 'lost_owners', 'output_tokens'])
      .where('id', '=', run.promptRefId)
      .executeTakeFirstOrThrow();
    return { reader, reply: await replyOf(node, run), row, delay };
  }

  it('is cut at what an answer may hold, with a note, is asked once, and leaves the process to others', async () => {
    const words = Array.from({ length: 32_000 }, (_, index) => (index % 12 === 11 ? 'home. ' : 'word '));
    const model = modelThat(text(words));
    const { reader, reply, row, delay } = await answerOf(model);
    expect(model.asked.times).toBe(1);
    expect(reply.data.content.length).toBeLessThan(50_000);
    expect(reply.data.content).toMatch(/\*\(This answer was cut at its greatest length\.\)\*$/);
    expect(reader.text()).toBe(reply.data.content);
    expect(row).toMatchObject({ status: 'completed', lost_owners: 0 });
    expect(row.output_tokens).toBeLessThan(20_000);
    expect(delay.percentile(99) / 1e6).toBeLessThan(100);
  });

  it('in one sentence without an end is judged piece by piece, and cut too', async () => {
    const { reply, row } = await answerOf(modelThat(text(Array.from({ length: 20_000 }, () => 'no end '))));
    expect(reply.data.content).toMatch(/greatest length/);
    expect(row.status).toBe('completed');
  });

  it('in one tool call fails the reply, and does not eat the day of its user', async () => {
    const input = JSON.stringify({ text: 'x'.repeat(10_000_000) });
    const model = modelThat([
      { type: 'tool-call', toolCallId: '1', toolName: 'search_listings', input },
      { type: 'finish', usage, finishReason: { unified: 'tool-calls', raw: 'tool-calls' } },
    ]);
    const { row } = await answerOf(model);
    expect(model.asked.times).toBe(1);
    expect(row).toMatchObject({ status: 'failed', error_code: 'model_too_long' });
    expect(row.output_tokens).toBeLessThan(20_000);
  });
});

it('takes time in proportion to a reply, not to its square', () => {
  const emit = (count: number): void => {
    const reply = createReply({
      ...{ replyMessageId: 'm', clock: { now: () => new Date(0) }, lastEventId: 1 },
      ...{ reply: emptyReply, soFar: nothingSoFar() },
    });
    reply.apply(stepStarted(1));
    for (let index = 0; index < count; index++) {
      reply.apply(says('word '));
      if (index % 1_000 === 0) reply.take();
    }
    reply.apply(stepFinished(1));
    expect(reply.take().reply.text).toHaveLength(5 * count);
  };
  emit(5_000);
  const short = cpuMsOf(() => emit(20_000));
  const long = cpuMsOf(() => emit(160_000));
  expect(long).toBeLessThan(Math.max(200, short * 24));
});
