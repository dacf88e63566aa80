import type { ModelMessage } from 'ai';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loopInput } from '#tests/support/loop-run.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { defineTool } from '#server/platform/tools/tool.ts';
import type { Tool, ToolContext } from '#server/platform/tools/index.ts';
import type { LoopEvent } from './agent-loop.ts';
import type { ModelCall } from './ask-model.ts';
import { defaultLimits, type LoopLimits } from './limits.ts';
import { runTools } from './run-tools.ts';

function toolThat(
  work: (context: ToolContext) => Promise<unknown>,
  { name = 'probe', ...more }: { name?: string; cost?: Partial<Tool['cost']>; isFor?: Tool['isFor'] } = {},
): Tool {
  return defineTool({
    name,
    description: 'For tests.',
    title: 'Probing',
    failure: 'The probe failed.',
    inputSchema: z.strictObject({}),
    answerSchema: z.unknown(),
    writes: false,
    ...more,
    execute: async (_, context) => ({ answer: await work(context), artifact: null, summary: null }),
    shorten: (answer) => answer,
  });
}

const calling = (...names: string[]): ModelCall[] =>
  names.map((name, index) => ({ id: `id_${index}`, name, input: {}, fault: null }));

async function run(
  tools: Tool[],
  calls: ModelCall[],
  { limits = {}, signal, earlier = [] }: { limits?: Partial<LoopLimits>; signal?: AbortSignal; earlier?: ModelMessage[] } = {},
) {
  const events: LoopEvent[] = [];
  const running = runTools({
    step: 2,
    calls,
    earlier,
    answered: new Map(),
    tools: new Map(tools.map((tool) => [tool.name, tool])),
    limits: { ...defaultLimits, ...limits },
    input: loopInput('', signal ? { signal } : {}),
  });
  for (;;) {
    const { value, done } = await running.next();
    if (done) return { events, ...value };
    events.push(value);
  }
}

describe('running tools', () => {
  it("gives each tool the viewer's rights and the run's clock", async () => {
    let handed: ToolContext | undefined;
    await run([toolThat(async (context) => void (handed = context))], calling('probe'));
    expect(handed?.viewer).toEqual(loopInput('').viewer);
  });

  it('runs the calls of a step side by side and answers them in the order of the calls', async () => {
    let openGate = (): void => {};
    const gate = new Promise<void>((resolve) => (openGate = resolve));
    const slow = toolThat(async () => gate.then(() => 'slow'), { name: 'slow' });
    const fast = toolThat(async () => openGate(), { name: 'fast' });
    const { events, message } = await run([slow, fast], calling('slow', 'fast'));
    expect(events.map((event) => ('toolCallId' in event ? `${event.type} ${event.toolCallId}` : event.type)).slice(0, 2)).toEqual(
      ['tool-started call_2_1', 'tool-started call_2_2'],
    );
    expect(message.content).toMatchObject([
      { toolCallId: 'id_0', output: { type: 'json', value: 'slow' } },
      { toolCallId: 'id_1', output: { type: 'json', value: null } },
    ]);
  });

  it('ends a tool whose time is over, even one that ignores its signal', async () => {
    const { events } = await run([toolThat(() => new Promise(() => {}), { cost: { timeoutMs: 20 } })], calling('probe'));
    expect(events.at(-1)).toMatchObject({ type: 'tool-finished', ok: false, error: 'The probe failed. It took too long.' });
  });

  it('refuses further calls of a tool than one reply may make, those of earlier steps counted', async () => {
    let executed = 0;
    const dear = toolThat(async () => void executed++, { cost: { maxCallsPerReply: 2 } });
    const call = { type: 'tool-call' as const, toolCallId: 'id_0', toolName: 'probe', input: {} };
    const { message } = await run([dear], calling('probe', 'probe'), { earlier: [{ role: 'assistant', content: [call] }] });
    expect(executed).toBe(1);
    expect(message.content).toMatchObject([
      { output: { type: 'json' } },
      { output: { type: 'error-text', value: 'At most 2 calls of this tool in one reply.' } },
    ]);
  });

  it('has a tool for those alone whom it is for', async () => {
    const forOthers = toolThat(async () => 'secret', { isFor: ({ userId }) => userId === 'someone else' });
    const { message } = await run([forOthers], calling('probe'));
    expect(message.content).toMatchObject([{ output: { type: 'error-text', value: 'There is no such tool.' } }]);
  });

  it('stops at once when the run is aborted, whatever its tools do', async () => {
    const stop = new AbortController();
    const stuck = toolThat(async () => {
      setImmediate(() => stop.abort(new Error('stopped')));
      return new Promise(() => {});
    });
    await expect(run([stuck], calling('probe'), { signal: stop.signal })).rejects.toThrow('stopped');
  });

  it('tells people and model what an expected error says', async () => {
    const failing = toolThat(async () => {
      throw new AppError('invalid_request', 'An order by distance needs a point.', {
        errors: [{ path: 'orderResultsBy', message: 'has no point' }],
      });
    });
    const { events, message } = await run([failing], calling('probe'));
    expect(events.at(-1)).toMatchObject({ ok: false, error: 'An order by distance needs a point.' });
    expect(message.content).toMatchObject([
      { output: { type: 'error-text', value: 'An order by distance needs a point.\norderResultsBy: has no point' } },
    ]);
  });

  it('keeps the words of an unexpected error to itself', async () => {
    const failing = toolThat(async () => {
      throw new Error('SELECT secret FROM users');
    });
    const { events, message } = await run([failing], calling('probe'));
    expect(JSON.stringify([events, message])).not.toContain('SELECT');
    expect(events.at(-1)).toMatchObject({ ok: false, error: 'The probe failed.' });
  });

  it('refuses an answer that would flood the model', async () => {
    const { events, message } = await run([toolThat(async () => 'x'.repeat(50_000))], calling('probe'));
    expect(events.at(-1)).toMatchObject({ ok: false });
    expect(JSON.stringify(message).length).toBeLessThan(1_000);
  });

  it('executes only so many calls of one step', async () => {
    let executed = 0;
    const counting = toolThat(async () => void executed++);
    const { events, message } = await run([counting], calling(...Array.from({ length: 20 }, () => 'probe')));
    expect(executed).toBe(defaultLimits.callsPerStep);
    expect(events.filter((event) => event.type === 'tool-finished')).toHaveLength(20);
    expect(message.content).toHaveLength(20);
  });
});
