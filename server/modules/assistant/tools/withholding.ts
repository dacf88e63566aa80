/**
 * Listings whose source forbids that its data go to a provider of language models (the policy of `listing_sources`, domain.md): the agent
 * sees them in the drawer and they are counted, the model reads nothing of them, and the reply says so.
 */
import type { ModelMessage } from 'ai';
import { z } from 'zod';
import type { Viewer } from '../loop/agent-loop.ts';
import { withheldSchema, type Withheld } from './facts.ts';
import { asJson } from './json.ts';

/** The same rights, for what the agent alone sees. */
export const asAgent = (viewer: Viewer): Viewer => ({ ...viewer, surface: 'agent' });

export function withheld(listings: number): Withheld {
  const note = `The source of ${listings === 1 ? 'a listing' : `${listings.toLocaleString('en-US')} listings`} does not let its data go to an outside language model. They are in the results beside the chat; their details are not part of this answer.`;
  return { listings, note };
}

const answerSchema = z.object({ withheld: withheldSchema });

/** What the tools of a run withheld, to be said at the end of the reply; null when that is nothing. */
export function withheldIn(messages: readonly ModelMessage[]): string | null {
  for (const message of messages.toReversed()) {
    if (message.role !== 'tool') continue;
    for (const part of message.content) {
      if (part.type !== 'tool-result' || part.output.type !== 'json') continue;
      const answer = answerSchema.safeParse(part.output.value);
      if (answer.success) return answer.data.withheld.note;
    }
  }
  return null;
}

/**
 * The thread without what sources do not let out: earlier answers may have been made inside this program, or before a source changed its
 * policy. A turn that told of such a listing loses the listing's facts and the words that were said about them.
 */
export function withholdFromHistory(history: readonly ModelMessage[], mayLeave: (mlsSource: string) => boolean): ModelMessage[] {
  const kept: ModelMessage[] = [];
  let turn: ModelMessage[] = [];
  const close = () => {
    kept.push(...withholdFromTurn(turn, mayLeave));
    turn = [];
  };
  for (const message of history) {
    if (message.role === 'user') close();
    turn.push(message);
  }
  close();
  return kept;
}

const GONE = 'An answer about listings that are not open to this model.';

function withholdFromTurn(turn: readonly ModelMessage[], mayLeave: (mlsSource: string) => boolean): ModelMessage[] {
  let hasGone = false;
  const stripped = turn.map((message): ModelMessage => {
    if (message.role !== 'tool') return message;
    const content = message.content.map((part) => {
      if (part.type !== 'tool-result' || part.output.type !== 'json' || !namesClosedSource(part.output.value, mayLeave))
        return part;
      hasGone = true;
      return { ...part, output: { type: 'json' as const, value: asJson({ withheld: withheld(1) }) } };
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

function namesClosedSource(value: unknown, mayLeave: (mlsSource: string) => boolean): boolean {
  if (Array.isArray(value)) return value.some((item) => namesClosedSource(item, mayLeave));
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([key, item]) =>
    key === 'mlsSource' && typeof item === 'string' ? !mayLeave(item) : namesClosedSource(item, mayLeave),
  );
}
