import type { ModelMessage } from 'ai';
import { withheldNoteOf, type OutgoingRules } from '#server/platform/tools/index.ts';
import type { AgentLoopInput } from './agent-loop.ts';

/** What a provider of models may be told: tools answer for its surface, and neither thread nor screen tell of what may not leave. */
export function withholdFromProvider(input: AgentLoopInput, rules: OutgoingRules): AgentLoopInput {
  const { viewer, history, widgetContext } = input;
  return {
    ...input,
    viewer: { ...viewer, surface: 'model-provider' },
    history: withholdFromHistory(history, rules),
    widgetContext: widgetContext && !rules.mayLeave(widgetContext) ? { ...widgetContext, listing: null } : widgetContext,
  };
}

/** What the tools of a run withheld, to be said at the end of the reply; null when that is nothing. */
export function withheldIn(messages: readonly ModelMessage[]): string | null {
  for (const message of messages.toReversed()) {
    if (message.role !== 'tool') continue;
    for (const part of message.content) {
      if (part.type !== 'tool-result' || part.output.type !== 'json') continue;
      const note = withheldNoteOf(part.output.value);
      if (note !== null) return note;
    }
  }
  return null;
}

/**
 * The thread without what may not leave: earlier answers may have been made inside this program, or before the rules changed. A turn that
 * told of such data loses the data and the words that were said about them.
 */
function withholdFromHistory(history: readonly ModelMessage[], rules: OutgoingRules): ModelMessage[] {
  const kept: ModelMessage[] = [];
  let turn: ModelMessage[] = [];
  const close = () => {
    kept.push(...withholdFromTurn(turn, rules));
    turn = [];
  };
  for (const message of history) {
    if (message.role === 'user') close();
    turn.push(message);
  }
  close();
  return kept;
}

const GONE = 'An answer about data that are not open to this model.';

function withholdFromTurn(turn: readonly ModelMessage[], { mayLeave, instead }: OutgoingRules): ModelMessage[] {
  let hasGone = false;
  const stripped = turn.map((message): ModelMessage => {
    if (message.role !== 'tool') return message;
    const content = message.content.map((part) => {
      if (part.type !== 'tool-result' || part.output.type !== 'json' || mayLeave(part.output.value)) return part;
      hasGone = true;
      return { ...part, output: { type: 'json' as const, value: instead } };
    });
    return { ...message, content };
  });
  if (!hasGone) return stripped;
  return stripped.map((message): ModelMessage => {
    if (message.role !== 'assistant') return message;
    if (typeof message.content === 'string') return { ...message, content: GONE };
    const content = message.content.map((part) => (part.type === 'text' ? { ...part, text: GONE } : part));
    return { ...message, content };
  });
}
