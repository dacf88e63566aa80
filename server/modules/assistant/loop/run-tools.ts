import { isDeepStrictEqual } from 'node:util';
import type { ModelMessage, ToolModelMessage, ToolResultPart } from 'ai';
import type { ApprovalCard } from '#contract/approvals.ts';
import { isAppError } from '#server/platform/errors/index.ts';
import { ApprovalNeeded, asJson, type Tool, type ToolContext } from '#server/platform/tools/index.ts';
import type { AgentLoopInput, AwaitedApproval, LoopEvent } from './agent-loop.ts';
import type { ModelCall } from './ask-model.ts';
import type { LoopLimits } from './limits.ts';
import { orAbort } from './racing.ts';

type Finished = Extract<LoopEvent, { type: 'tool-finished' }>;
type Output = ToolResultPart['output'];

interface CallsOfStep {
  step: number;
  calls: readonly ModelCall[];
  /** Results that an earlier owner of the run has left. */
  answered: ReadonlyMap<string, ToolResultPart>;
  /** What the steps before have added. */
  earlier: readonly ModelMessage[];
  tools: ReadonlyMap<string, Tool>;
  limits: LoopLimits;
  input: AgentLoopInput;
}

interface StepAnswers {
  message: ToolModelMessage;
  /** Calls that have no result, since the user has to agree first. */
  approvals: AwaitedApproval[];
}

/**
 * Executes the calls of a step side by side with the user's own rights, and tells of each as it starts and ends. A call that is
 * faulty or fails is answered to the model as an error, never thrown: only an abort of the run is.
 */
export async function* runTools(parts: CallsOfStep): AsyncGenerator<LoopEvent, StepAnswers> {
  const { step, calls, answered, earlier, tools, limits, input } = parts;
  const outputs: Output[] = [];
  const approvals: AwaitedApproval[] = [];
  const counts = countCalls(earlier);
  const running = new Map<number, Promise<{ index: number; outcome: Outcome }>>();
  // Ids of our own: some servers number their calls anew in each step, or give two calls the same id.
  const idOf = (index: number): string => `call_${step}_${index + 1}`;
  for (const [index, call] of calls.entries()) {
    const count = (counts.get(call.name) ?? 0) + 1;
    counts.set(call.name, count);
    if (answered.has(call.id)) continue;
    const toolCallId = idOf(index);
    const tool = tools.get(call.name);
    yield {
      type: 'tool-started',
      toolCallId,
      name: tool?.name ?? 'unknown',
      title: tool?.title ?? 'Trying something that is not possible',
      arguments: call.fault === null ? asJson(call.input) : {},
      copy: tool && call.fault === null ? tool.copyIn(call.input) : '',
    };
    const fault = faultOf(call, { index, count, tool, limits });
    const work = execute({ tool, toolCallId, input: call.input, fault, limits, run: input });
    running.set(
      index,
      work.then((outcome) => ({ index, outcome })),
    );
  }
  while (running.size > 0) {
    const { index, outcome } = await orAbort(Promise.race(running.values()), input.signal);
    running.delete(index);
    const toolCallId = idOf(index);
    if ('awaits' in outcome) {
      approvals.push({ toolCallId, toolName: calls[index]?.name ?? 'unknown', card: outcome.awaits });
      yield { type: 'tool-awaits-approval', toolCallId };
      continue;
    }
    const { output, ...shown } = outcome;
    outputs[index] = output;
    yield { type: 'tool-finished', toolCallId, ...shown };
  }
  const waits = new Set(approvals.map(({ toolCallId }) => toolCallId));
  return {
    approvals,
    message: {
      role: 'tool',
      content: calls.flatMap((call, index): ToolResultPart[] => {
        if (waits.has(idOf(index))) return [];
        const output = outputs[index] ?? { type: 'error-text', value: 'The tool gave no answer.' };
        return [answered.get(call.id) ?? { type: 'tool-result', toolCallId: call.id, toolName: call.name, output }];
      }),
    },
  };
}

/** How often the steps before have called each tool. */
function countCalls(earlier: readonly ModelMessage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const message of earlier) {
    if (message.role !== 'assistant' || typeof message.content === 'string') continue;
    for (const part of message.content)
      if (part.type === 'tool-call') counts.set(part.toolName, (counts.get(part.toolName) ?? 0) + 1);
  }
  return counts;
}

interface CallInReply {
  index: number;
  count: number;
  tool: Tool | undefined;
  limits: LoopLimits;
}

/** What is wrong with a call, or with there being so many. */
function faultOf(call: ModelCall, { index, count, tool, limits }: CallInReply): string | null {
  if (index >= limits.callsPerStep) return `At most ${limits.callsPerStep} calls at once.`;
  const most = tool?.cost.maxCallsPerReply ?? count;
  return count > most ? `At most ${most} calls of this tool in one reply.` : call.fault;
}

/** What a call needs of the run that it is made in. */
export type RunOfCall = Pick<AgentLoopInput, 'runId' | 'viewer' | 'decisions' | 'acts' | 'signal' | 'clock' | 'log'>;

interface Execution {
  tool: Tool | undefined;
  toolCallId: string;
  input: unknown;
  fault: string | null;
  limits: LoopLimits;
  run: RunOfCall;
}

type Answered = Pick<Finished, 'ok' | 'artifact' | 'error' | 'summary'> & { output: Output };
type Outcome = Answered | { awaits: ApprovalCard };

export async function execute({ tool, toolCallId, input, fault, limits, run }: Execution): Promise<Outcome> {
  if (!tool) return failed('The assistant asked for something that does not exist here.', fault ?? 'There is no such tool.');
  if (fault !== null) return failed('The assistant asked in a way that could not be read.', fault);
  if (!tool.isFor(run.viewer))
    return failed('The assistant asked for something that does not exist here.', 'There is no such tool.');
  if (run.decisions.get(toolCallId)?.decision === 'decline') return declined;
  const signal = AbortSignal.any([run.signal, AbortSignal.timeout(tool.cost.timeoutMs)]);
  try {
    const work = tool.call(input, contextOf({ tool, toolCallId, signal, run }));
    const { answer, artifact, summary } = await orAbort(work, signal);
    if (JSON.stringify(answer).length > limits.answerCharacters) {
      run.log.error({ tool: tool.name }, "A tool's answer was too large for the model");
      return failed(tool.failure, 'The answer is too large; ask for less.');
    }
    return { ok: true, artifact, error: null, summary, output: { type: 'json', value: answer } };
  } catch (error) {
    run.signal.throwIfAborted();
    if (error instanceof ApprovalNeeded) return { awaits: error.card };
    if (signal.aborted) return failed(`${tool.failure} It took too long.`, 'The tool took too long.');
    if (isAppError(error))
      return failed(error.message, [error.message, ...error.errors.map(({ path, message }) => `${path}: ${message}`)].join('\n'));
    run.log.error({ err: error, tool: tool.name }, 'A tool failed');
    return failed(tool.failure, tool.failure);
  }
}

interface Call extends Pick<Execution, 'toolCallId' | 'run'> {
  tool: Tool;
  signal: AbortSignal;
}

function contextOf({ tool, toolCallId, signal, run }: Call): ToolContext {
  const ensureWrites = (): void => {
    if (!tool.writes) throw new Error(`${tool.name} does not say that it writes`);
  };
  return {
    ...{ viewer: run.viewer, signal, clock: run.clock, runId: run.runId, callId: toolCallId },
    async ensureApproved(card) {
      ensureWrites();
      const known = run.decisions.get(toolCallId);
      const isSame = known?.decision === 'approve' && isDeepStrictEqual(known.card, card);
      // What was done already needs no leave, though its card may read otherwise by now.
      if (!isSame && !(known && (await run.acts.hasActed(toolCallId)))) throw new ApprovalNeeded(card);
    },
    idempotently(key, act) {
      ensureWrites();
      return run.acts.idempotently(toolCallId, key, act);
    },
  };
}

const declined: Answered = {
  ok: false,
  artifact: null,
  error: 'Declined',
  summary: null,
  output: { type: 'json', value: { declined: true, note: 'The agent declined this. Do not try it again unless they ask.' } },
};

function failed(forPeople: string, forModel: string): Answered {
  return { ok: false, artifact: null, error: forPeople, summary: null, output: { type: 'error-text', value: forModel } };
}
