import type { ModelMessage, ToolModelMessage, ToolResultPart } from 'ai';
import { isAppError } from '#server/platform/errors/index.ts';
import { asJson, type Tool } from '#server/platform/tools/index.ts';
import type { AgentLoopInput, LoopEvent } from './agent-loop.ts';
import type { ModelCall } from './ask-model.ts';
import type { LoopLimits } from './limits.ts';
import { orAbort } from './racing.ts';

type Finished = Extract<LoopEvent, { type: 'tool-finished' }>;
type Output = ToolResultPart['output'];

interface CallsOfStep {
  step: number;
  calls: readonly ModelCall[];
  /** What the steps before have added. */
  earlier: readonly ModelMessage[];
  tools: ReadonlyMap<string, Tool>;
  limits: LoopLimits;
  input: AgentLoopInput;
}

/**
 * Executes the calls of a step side by side with the user's own rights, and tells of each as it starts and ends. A call that is
 * faulty or fails is answered to the model as an error, never thrown: only an abort of the run is.
 */
export async function* runTools({
  step,
  calls,
  earlier,
  tools,
  limits,
  input,
}: CallsOfStep): AsyncGenerator<LoopEvent, ToolModelMessage> {
  const outputs: Output[] = [];
  const counts = countCalls(earlier);
  const running = new Map<number, Promise<{ index: number; finished: Finished; output: Output }>>();
  for (const [index, call] of calls.entries()) {
    // Ids of our own: some servers number their calls anew in each step, or give two calls the same id.
    const toolCallId = `call_${step}_${index + 1}`;
    const tool = tools.get(call.name);
    yield {
      type: 'tool-started',
      toolCallId,
      name: tool?.name ?? 'unknown',
      title: tool?.title ?? 'Trying something that is not possible',
      arguments: call.fault === null ? asJson(call.input) : {},
      copy: tool && call.fault === null ? tool.copyIn(call.input) : '',
    };
    const count = (counts.get(call.name) ?? 0) + 1;
    counts.set(call.name, count);
    const fault = faultOf(call, { index, count, tool, limits });
    const work = execute({ tool, input: call.input, fault, limits, run: input });
    running.set(
      index,
      work.then(({ output, ...told }) => ({ index, finished: { type: 'tool-finished' as const, toolCallId, ...told }, output })),
    );
  }
  while (running.size > 0) {
    const { index, finished, output } = await orAbort(Promise.race(running.values()), input.signal);
    running.delete(index);
    outputs[index] = output;
    yield finished;
  }
  return {
    role: 'tool',
    content: calls.map((call, index) => ({
      type: 'tool-result',
      toolCallId: call.id,
      toolName: call.name,
      output: outputs[index] ?? { type: 'error-text', value: 'The tool gave no answer.' },
    })),
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

interface Execution {
  tool: Tool | undefined;
  input: unknown;
  fault: string | null;
  limits: LoopLimits;
  run: AgentLoopInput;
}

type Told = Pick<Finished, 'ok' | 'artifact' | 'error' | 'summary'> & { output: Output };

async function execute({ tool, input, fault, limits, run }: Execution): Promise<Told> {
  if (!tool) return failed('The assistant asked for something that does not exist here.', fault ?? 'There is no such tool.');
  if (fault !== null) return failed('The assistant asked in a way that could not be read.', fault);
  if (!tool.isFor(run.viewer))
    return failed('The assistant asked for something that does not exist here.', 'There is no such tool.');
  const signal = AbortSignal.any([run.signal, AbortSignal.timeout(tool.cost.timeoutMs)]);
  try {
    const work = tool.call(input, { viewer: run.viewer, signal, clock: run.clock });
    const { answer, artifact, summary } = await orAbort(work, signal);
    if (JSON.stringify(answer).length > limits.answerCharacters) {
      run.log.error({ tool: tool.name }, "A tool's answer was too large for the model");
      return failed(tool.failure, 'The answer is too large; ask for less.');
    }
    return { ok: true, artifact, error: null, summary, output: { type: 'json', value: answer } };
  } catch (error) {
    run.signal.throwIfAborted();
    if (signal.aborted) return failed(`${tool.failure} It took too long.`, 'The tool took too long.');
    if (isAppError(error))
      return failed(error.message, [error.message, ...error.errors.map(({ path, message }) => `${path}: ${message}`)].join('\n'));
    run.log.error({ err: error, tool: tool.name }, 'A tool failed');
    return failed(tool.failure, tool.failure);
  }
}

function failed(forPeople: string, forModel: string): Told {
  return { ok: false, artifact: null, error: forPeople, summary: null, output: { type: 'error-text', value: forModel } };
}
