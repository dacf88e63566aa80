import { tool as modelTool, type ModelMessage, type ToolSet } from 'ai';
import { calendarDateOf } from '#server/platform/clock.ts';
import type { OpenModel } from '../models/index.ts';
import { systemPrompt } from '../prompt/index.ts';
import { modelSchemaOf, type OutgoingRules, type Tool, type Viewer } from '#server/platform/tools/index.ts';
import { LoopFailure, type AgentLoop, type LoopEvent } from './agent-loop.ts';
import { askUntilAnswered } from './ask-until-answered.ts';
import { conversationOf, endedTheRun } from './conversation.ts';
import { defaultLimits, type LoopLimits } from './limits.ts';
import { runTools } from './run-tools.ts';
import { withheldIn, withholdFromProvider } from './withholding.ts';

// What models do not support is logged by us; the SDK would print it.
globalThis.AI_SDK_LOG_WARNINGS = false;

interface AgentLoopParts {
  openModel: OpenModel;
  tools: readonly Tool[];
  /** What may go to a provider of models, as it stands now. */
  readOutgoingRules: () => Promise<OutgoingRules>;
  limits?: Partial<LoopLimits>;
  /** Jitter of waits, 0 up to 1. */
  random?: () => number;
}

/**
 * The loop over one model: ask, execute the tools that it calls, ask again with their results, until it answers without a call.
 * One request to the model is one step, so that each finished step can be journaled and a takeover replays it.
 */
export function createAgentLoop({
  openModel,
  tools,
  readOutgoingRules,
  limits: changed,
  random = Math.random,
}: AgentLoopParts): AgentLoop {
  const limits = { ...defaultLimits, ...changed };
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  // Without `execute`: the SDK checks the arguments, and the loop executes.
  const offer = new Map(
    tools.map((tool) => [tool, modelTool({ description: tool.description, inputSchema: modelSchemaOf(tool.inputSchema) })]),
  );
  const offerTo = (viewer: Viewer): ToolSet =>
    Object.fromEntries([...offer].flatMap(([tool, offered]) => (tool.isFor(viewer) ? [[tool.name, offered]] : [])));

  return async function* runLoop(asked) {
    const { finishedSteps, signal, clock, log } = asked;
    const last = finishedSteps.at(-1);
    if (last && endedTheRun(last)) return;

    const { model, isBuiltIn } = await openModel({
      model: asked.model,
      viewer: asked.viewer,
      openedListing: asked.widgetContext?.listing ?? null,
    });
    const input = isBuiltIn ? asked : withholdFromProvider(asked, await readOutgoingRules());
    const instructions = isBuiltIn ? undefined : systemPrompt(calendarDateOf(clock.now()));
    const conversation = conversationOf(input, { tools: byName, historyTokens: limits.historyTokens, withScreen: !isBuiltIn });
    const said = conversation.length - finishedSteps.flatMap(({ messages }) => messages).length;
    let tokens = 0;
    let faultySteps = 0;

    for (let step = finishedSteps.length + 1; step <= limits.steps; step++) {
      signal.throwIfAborted();
      yield { type: 'step-started', step };
      const mayCallTools = step < limits.steps;
      const request = {
        model,
        instructions,
        messages: conversation,
        tools: offerTo(input.viewer),
        mayCallTools,
        signal,
        limits,
        clock,
        log,
      };
      const answer = yield* askUntilAnswered(request, { step, random });
      const added: ModelMessage[] = [...answer.messages];
      if (answer.calls.length > 0) {
        const earlier = conversation.slice(said);
        added.push(yield* runTools({ step, calls: answer.calls, earlier, tools: byName, limits, input }));
      }
      if (answer.calls.length === 0 && !isBuiltIn) yield* tellWithheld(conversation.slice(said));
      yield { type: 'step-finished', step, messages: added, usage: answer.usage };
      if (answer.calls.length === 0) return;

      faultySteps = answer.calls.every((call) => call.fault !== null) ? faultySteps + 1 : 0;
      if (faultySteps >= limits.faultySteps) {
        throw new LoopFailure('model_confused', 'The model kept asking in a way that could not be read.');
      }
      tokens += answer.usage.inputTokens + answer.usage.outputTokens;
      if (tokens > limits.tokensPerRun)
        throw new LoopFailure('too_many_tokens', 'The reply grew beyond what one reply may cost.');
      conversation.push(...added);
    }
    throw new LoopFailure('too_many_steps', 'The assistant did not come to an end.');
  };
}

/** The agent is told what the model was not, whether or not the model says so. */
function* tellWithheld(messages: readonly ModelMessage[]): Generator<LoopEvent> {
  const note = withheldIn(messages);
  if (note) yield { type: 'text-delta', delta: `\n\n*${note}*` };
}
