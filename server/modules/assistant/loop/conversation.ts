import type { ModelMessage } from 'ai';
import { screenBlock } from '../prompt/index.ts';
import type { Tool } from '#server/platform/tools/index.ts';
import type { AgentLoopInput, FinishedStep } from './agent-loop.ts';
import { fitHistory } from './history.ts';

interface ConversationOptions {
  tools: ReadonlyMap<string, Tool>;
  historyTokens: number;
  /** Whether the model is told what is on the screen. */
  withScreen: boolean;
}

/**
 * What the model is told in the first step of this node: the thread in budget, the prompt with its screen, and what earlier
 * steps added.
 */
export function conversationOf(input: AgentLoopInput, { tools, historyTokens, withScreen }: ConversationOptions): ModelMessage[] {
  const { history, prompt, widgetContext, finishedSteps } = input;
  const screen = withScreen && widgetContext ? [{ type: 'text' as const, text: screenBlock(widgetContext) }] : [];
  return [
    ...fitHistory(history, tools, historyTokens),
    { role: 'user', content: [...screen, { type: 'text', text: prompt }] },
    ...finishedSteps.flatMap((step) => step.messages),
  ];
}

/** True when a step was the last of its run: it ended without calls to go on from. */
export function endedTheRun({ messages }: FinishedStep): boolean {
  return messages.every(
    (message) =>
      message.role !== 'assistant' ||
      typeof message.content === 'string' ||
      message.content.every(({ type }) => type !== 'tool-call'),
  );
}
