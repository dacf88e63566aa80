import type { ModelMessage } from 'ai';
import { PICTURE_TOKENS } from './pictures.ts';
import { asJson, type Tool } from '#server/platform/tools/index.ts';

/** Good enough for a budget, and the same for every model; English text is about four characters a token. */
const CHARACTERS_PER_TOKEN = 4;

export const tokensOf = (characters: number) => Math.ceil(characters / CHARACTERS_PER_TOKEN);

export function estimateTokens(messages: readonly ModelMessage[]): number {
  let pictures = 0;
  const text = JSON.stringify(messages, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('type' in value) || value.type !== 'file') return value;
    pictures += 1;
    return null;
  });
  return tokensOf(text.length) + pictures * PICTURE_TOKENS;
}

/**
 * The thread before a prompt, cut to a budget of tokens. A turn (what the user said and all that followed) stays whole or goes
 * whole: a tool call without its result is refused by every provider. When the budget is too small, tool results are shortened
 * to their facts from the oldest turn on, then turns are left out from the oldest on.
 */
export function fitHistory(
  history: readonly ModelMessage[],
  tools: ReadonlyMap<string, Tool>,
  budgetTokens: number,
): ModelMessage[] {
  const turns = turnsOf(history.flatMap(withoutMarksOfProviders)).map((messages) => ({
    messages,
    tokens: estimateTokens(messages),
  }));
  let total = turns.reduce((sum, turn) => sum + turn.tokens, 0);
  for (const turn of turns) {
    if (total <= budgetTokens) break;
    const messages = turn.messages.map((message) => shortenResults(message, tools));
    const tokens = estimateTokens(messages);
    total += tokens - turn.tokens;
    Object.assign(turn, { messages, tokens });
  }
  let first = 0;
  while (first < turns.length && total > budgetTokens) total -= turns[first++]?.tokens ?? 0;
  return turns.slice(first).flatMap((turn) => turn.messages);
}

function turnsOf(history: readonly ModelMessage[]): ModelMessage[][] {
  const turns: ModelMessage[][] = [];
  for (const message of history) {
    const last = turns.at(-1);
    if (message.role === 'user' || !last) turns.push([message]);
    else last.push(message);
  }
  return turns;
}

function shortenResults(message: ModelMessage, tools: ReadonlyMap<string, Tool>): ModelMessage {
  if (message.role !== 'tool') return message;
  return {
    ...message,
    content: message.content.map((part) => {
      if (part.type !== 'tool-result' || part.output.type !== 'json') return part;
      const shortened = tools.get(part.toolName)?.shorten(asJson(part.output.value)) ?? null;
      return { ...part, output: { ...part.output, value: shortened } };
    }),
  };
}

/**
 * An earlier answer as any model can read it. Reasoning, ids and signatures belong to the provider that made them, which needs
 * them back within one run only; another provider, after the thread has changed its model, would refuse or misread them.
 */
function withoutMarksOfProviders(message: ModelMessage): ModelMessage[] {
  const { providerOptions: _ofMessage, ...bare } = message;
  if (bare.role !== 'assistant' || typeof bare.content === 'string') return [bare];
  const content = bare.content.flatMap((part) => {
    if (part.type !== 'text' && part.type !== 'tool-call') return [];
    const { providerOptions: _ofPart, ...barePart } = part;
    return [barePart];
  });
  return content.length > 0 ? [{ ...bare, content }] : [];
}
