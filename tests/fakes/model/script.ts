/**
 * What a fake model does with one request: acts in order; unless it refuses, cuts or falls silent, the answer then ends
 * properly.
 */
export type Reply = readonly Act[];

export type Act =
  | { think: readonly string[]; everyMs?: number }
  | { say: readonly string[]; everyMs?: number }
  /** Tool calls side by side; `arguments` is the text on the wire, so that it can be broken. */
  | { call: readonly { name: string; arguments: string }[] }
  /** An error answer instead of a stream; only as the first act. `param` names what was wrong, as OpenAI does. */
  | { refuse: number; retryAfterSeconds?: number; param?: string }
  /** The answer ends at the bound on its tokens. */
  | { runOut: true }
  /** Nothing comes until the test says `resume`. */
  | { pause: true }
  /** The connection breaks. */
  | { cut: true }
  /** The connection stays open and nothing more comes. */
  | { fallSilent: true };

/**
 * A conversation with a fake model. The first index is the round (how often the model was handed tool results since the user last
 * spoke), the second the attempt at that round; the last of each list repeats.
 */
export type Scenario = readonly (readonly Reply[])[] | ((request: FakeRequest) => Reply);

/** A request as the scenarios see it, whatever interface it came by. */
export interface FakeRequest {
  api: 'responses' | 'chat-completions' | 'anthropic' | 'google';
  headers: Record<string, string | string[] | undefined>;
  /** The body as it was sent. */
  body: Record<string, unknown>;
  /** Texts of the conversation in order, tool calls and results as JSON. */
  turns: readonly Turn[];
  toolNames: readonly string[];
}

export interface Turn {
  role: 'system' | 'user' | 'assistant' | 'tool';
  text: string;
}

/** The user's last words, and what came after them. */
export function lastPrompt(request: FakeRequest): { text: string; round: number } {
  const at = request.turns.findLastIndex((turn) => turn.role === 'user');
  const since = request.turns.slice(at + 1);
  const round = since.filter((turn, index) => turn.role === 'tool' && since[index - 1]?.role !== 'tool').length;
  return { text: request.turns[at]?.text ?? '', round };
}
