import { tool as modelTool, type ModelMessage, type ToolResultPart, type ToolSet } from 'ai';
import { calendarDateOf } from '#server/platform/clock.ts';
import type { OpenModel } from '../models/index.ts';
import { systemPrompt } from '../prompt/index.ts';
import { modelSchemaOf, type OutgoingRules, type Tool, type Viewer } from '#server/platform/tools/index.ts';
import { LoopFailure, type AgentLoop, type LoopEvent } from './agent-loop.ts';
import { askUntilAnswered } from './ask-until-answered.ts';
import { conversationOf, endedTheRun } from './conversation.ts';
import { defaultLimits, type LoopLimits } from './limits.ts';
import { pendingStepOf } from './pending-calls.ts';
import { showsPictures, withPictures, type ReadPicture } from './pictures.ts';
import { runTools } from './run-tools.ts';
import { withheldIn, withholdFromProvider } from './withholding.ts';

// What models do not support is logged by us; the SDK would print it.
globalThis.AI_SDK_LOG_WARNINGS = false;

interface AgentLoopParts {
  openModel: OpenModel;
  tools: readonly Tool[];
  /** What may go to a provider of models, as it stands now. */
  readOutgoingRules: () => Promise<OutgoingRules>;
  /** What the user attached, for models that take pictures. */
  readPicture?: ReadPicture;
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
  readPicture = () => Promise.resolve(null),
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

    const { model, isBuiltIn, seesPictures } = await openModel({
      model: asked.model,
      viewer: asked.viewer,
      openedListing: asked.widgetContext?.listing ?? null,
    });
    const input = isBuiltIn ? asked : withholdFromProvider(asked, await readOutgoingRules());
    const instructions = isBuiltIn ? undefined : systemPrompt(calendarDateOf(clock.now()));
    const pending = last ? pendingStepOf(last, byName) : null;
    const whole = pending ? finishedSteps.slice(0, -1) : finishedSteps;
    const words = conversationOf(
      { ...input, finishedSteps: whole },
      { tools: byName, historyTokens: limits.historyTokens, withScreen: !isBuiltIn },
    );
    const { viewer } = input;
    const conversation = seesPictures
      ? await withPictures(words, { readPicture, viewer, budgetTokens: limits.pictureTokens, log })
      : words;
    const replyAt = conversation.length - whole.flatMap(({ messages }) => messages).length;
    const offered = offerTo(input.viewer);
    let tokens = 0;
    let faultySteps = 0;

    for (let step = whole.length + 1; step <= limits.steps; step++) {
      signal.throwIfAborted();
      yield { type: 'step-started', step };
      const goesOn = pending !== null && step === last?.step ? pending : null;
      const mayCallTools = step < limits.steps;
      const request = { model, instructions, messages: conversation, tools: offered, mayCallTools, signal, limits, clock, log };
      const answer = goesOn
        ? { messages: goesOn.messages, calls: goesOn.calls, usage: noUsage }
        : yield* askUntilAnswered(request, { step, random });
      const { calls } = answer;
      if (calls.length === 0) {
        if (!isBuiltIn) yield* tellWithheld(conversation.slice(replyAt));
        if (seesPictures?.() === false && showsPictures(conversation.slice(0, replyAt)))
          yield { type: 'text-delta', delta: UNSEEN };
        yield { type: 'step-finished', step, messages: answer.messages, usage: answer.usage };
        return;
      }

      const isJournaled = goesOn !== null || calls.some(({ name }) => byName.get(name)?.writes === true);
      if (isJournaled && !goesOn) yield { type: 'step-called', step, messages: answer.messages, usage: answer.usage };
      const answered = goesOn?.answered ?? noAnswers;
      const earlier = conversation.slice(replyAt);
      const { message, approvals } = yield* runTools({ step, calls, answered, earlier, tools: byName, limits, input });
      const added = [...answer.messages, ...(message.content.length > 0 ? [message] : [])];
      if (approvals.length > 0) {
        yield { type: 'step-suspended', step, messages: added, approvals };
        return;
      }
      yield { type: 'step-finished', step, messages: added, usage: isJournaled ? noUsage : answer.usage };

      faultySteps = calls.every((call) => call.fault !== null) ? faultySteps + 1 : 0;
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

const UNSEEN = '\n\n*This model cannot see pictures: the answer goes by the words alone.*';

const noUsage = { inputTokens: 0, outputTokens: 0 };
const noAnswers: ReadonlyMap<string, ToolResultPart> = new Map();

/** The agent is told what the model was not, whether or not the model says so. */
function* tellWithheld(messages: readonly ModelMessage[]): Generator<LoopEvent> {
  const note = withheldIn(messages);
  if (note) yield { type: 'text-delta', delta: `\n\n*${note}*` };
}
