import type { ModelMessage, ToolResultPart } from 'ai';
import type { Tool } from '#server/platform/tools/index.ts';
import type { FinishedStep } from './agent-loop.ts';
import type { ModelCall } from './ask-model.ts';

/** A step whose calls were journaled and not all answered: its owner was lost, or the user had to be asked. */
export interface PendingStep {
  /** What the model said and called. */
  messages: ModelMessage[];
  calls: ModelCall[];
  /** Results that there are, by the id that the model gave the call. */
  answered: ReadonlyMap<string, ToolResultPart>;
}

/** Null when the step lacks nothing. */
export function pendingStepOf(step: FinishedStep, tools: ReadonlyMap<string, Tool>): PendingStep | null {
  const answered = resultsIn(step.messages);
  const messages = step.messages.filter(({ role }) => role !== 'tool');
  const calls = messages.flatMap((message) =>
    message.role !== 'assistant' || typeof message.content === 'string'
      ? []
      : message.content.flatMap((part) =>
          part.type === 'tool-call'
            ? [
                {
                  id: part.toolCallId,
                  name: part.toolName,
                  input: part.input,
                  fault: faultOf(part.input, tools.get(part.toolName)),
                },
              ]
            : [],
        ),
  );
  return calls.every(({ id }) => answered.has(id)) ? null : { messages, calls, answered };
}

function faultOf(input: unknown, tool: Tool | undefined): string | null {
  return tool?.inputSchema.safeParse(input).error?.message ?? null;
}

function resultsIn(messages: readonly ModelMessage[]): Map<string, ToolResultPart> {
  const results = new Map<string, ToolResultPart>();
  for (const message of messages) {
    if (message.role !== 'tool') continue;
    for (const part of message.content) if (part.type === 'tool-result') results.set(part.toolCallId, part);
  }
  return results;
}

/** Whether a call has no result. */
export function hasUnanswered(messages: readonly ModelMessage[]): boolean {
  const answered = resultsIn(messages);
  return messages.some(
    (message) =>
      message.role === 'assistant' &&
      typeof message.content !== 'string' &&
      message.content.some((part) => part.type === 'tool-call' && !answered.has(part.toolCallId)),
  );
}

/** Messages without calls that nobody has answered: every provider refuses those. */
export function withoutUnanswered(messages: readonly ModelMessage[]): ModelMessage[] {
  const answered = resultsIn(messages);
  return messages.flatMap((message) => {
    if (message.role !== 'assistant' || typeof message.content === 'string') return [message];
    const content = message.content.filter((part) => part.type !== 'tool-call' || answered.has(part.toolCallId));
    return content.length > 0 ? [{ ...message, content }] : [];
  });
}
