import type { AgentLoop, AgentLoopInput, LoopEvent } from '#server/modules/assistant/loop/agent-loop.ts';
import type { ToolContext } from '#server/platform/tools/index.ts';
import { createLog } from '#server/platform/log.ts';

/** An input for the agent loop; tests name the fields that matter to them. */
export function loopInput(prompt: string, fields: Partial<AgentLoopInput> = {}): AgentLoopInput {
  return {
    runId: '01990000-0000-7000-8000-000000000001',
    threadId: '01990000-0000-7000-8000-000000000002',
    model: 'test',
    history: [],
    prompt,
    widgetContext: null,
    finishedSteps: [],
    decisions: new Map(),
    acts: { idempotently: () => Promise.reject(noDatabase), hasActed: async () => false },
    viewer: { userId: '01990000-0000-7000-8000-000000000003', allowedMlsProviders: ['*'] },
    signal: new AbortController().signal,
    clock: { now: () => new Date('2026-11-20T20:00:00Z') },
    log: createLog('silent'),
    ...fields,
  };
}

const noDatabase = new Error('A loop of a test by itself has no database to act in');

/** What a tool is handed that only reads. */
export function toolContext(fields: Partial<ToolContext> = {}): ToolContext {
  const { viewer, signal, clock, runId } = loopInput('');
  return {
    ...{ viewer, signal, clock, runId, callId: 'call_1_1' },
    ensureApproved: () => Promise.reject(noDatabase),
    idempotently: () => Promise.reject(noDatabase),
    ...fields,
  };
}

/** Everything that a run tells, and the error that ended it, if one did. */
export async function collect(loop: AgentLoop, input: AgentLoopInput): Promise<{ events: LoopEvent[]; error: unknown }> {
  const events: LoopEvent[] = [];
  try {
    for await (const event of loop(input)) events.push(event);
    return { events, error: undefined };
  } catch (error) {
    return { events, error };
  }
}

/** The text of a reply: what a restarted step had said before is void. */
export function replyText(events: readonly LoopEvent[]): string {
  let finished = '';
  let step = '';
  for (const event of events) {
    if (event.type === 'step-restarted') step = '';
    if (event.type === 'text-delta') step += event.delta;
    if (event.type === 'step-finished') {
      finished += step;
      step = '';
    }
  }
  return finished + step;
}

export function eventsOf<Type extends LoopEvent['type']>(
  events: readonly LoopEvent[],
  type: Type,
): Extract<LoopEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<LoopEvent, { type: Type }> => event.type === type);
}

/** For loops whose sources all let their data out. */
export const everythingMayLeave = async () => ({ mayLeave: () => true, instead: null });
