import type { FakeRequest } from './script.ts';

/** How one of the interfaces reads a request and puts an answer on the wire. */
export interface Wire {
  /** The path that requests come to; a pattern where it names the model. */
  path: string | RegExp;
  readRequest: (body: Record<string, unknown>) => Pick<FakeRequest, 'turns' | 'toolNames'>;
  /** Frames of one answer, in the order in which the acts ask for them. */
  answer: (model: string) => WireAnswer;
  errorBody: (status: number, param: string | null) => unknown;
}

export type EndReason = 'stop' | 'tool-calls' | 'length';

export interface WireAnswer {
  start: () => string;
  startThinking: () => string;
  think: (delta: string) => string;
  endThinking: () => string;
  startText: () => string;
  say: (delta: string) => string;
  endText: () => string;
  /** One whole call; its arguments go out in pieces, as the providers send them. */
  call: (name: string, argumentsText: string) => string;
  end: (reason: EndReason) => string;
}

/** A server-sent event with a name, as OpenAI Responses and Anthropic send them. */
export function namedEvent(data: { type: string } & Record<string, unknown>): string {
  return `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Uneven pieces of a text, for arguments that arrive in fragments. */
export function pieces(text: string): string[] {
  return text.match(/[\s\S]{1,17}/g) ?? [];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function recordsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The text of a message's content, which is a text or a list of parts with texts. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return recordsIn(content)
    .map((part) => (typeof part['text'] === 'string' ? part['text'] : JSON.stringify(part)))
    .join('\n');
}

export const fakeUsage = { inputTokens: 120, outputTokens: 30 };
