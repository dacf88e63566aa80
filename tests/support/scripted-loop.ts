import { threadLimits } from '#contract/threads.ts';
import type { AgentLoop, AgentLoopInput, LoopEvent } from '#server/modules/assistant/loop/agent-loop.ts';

/** What a scripted loop does for one attempt at a prompt. */
export type Script = (input: AgentLoopInput) => AsyncIterable<LoopEvent>;

/** A loop that plays the script of the prompt's text, the same one again for each owner of the run. */
export function scriptedLoop(scripts: Map<string, Script>): AgentLoop {
  return (input) => {
    const script = scripts.get(input.prompt.slice(0, threadLimits.messageCharacters));
    if (!script) throw new Error(`No script for "${input.prompt}"`);
    return script(input);
  };
}

const usage = { inputTokens: 10, outputTokens: 20 };

export const stepStarted = (step: number): LoopEvent => ({ type: 'step-started', step });
export const says = (delta: string): LoopEvent => ({ type: 'text-delta', delta });
export const thinks = (delta: string): LoopEvent => ({ type: 'reasoning-delta', delta });
export const stepFinished = (step: number, text = ''): LoopEvent => ({
  type: 'step-finished',
  step,
  messages: [{ role: 'assistant', content: text }],
  usage,
});

/** One step that says these words one by one. */
export async function* sayWords(
  words: readonly string[],
  between: () => Promise<unknown> = async () => {},
): AsyncGenerator<LoopEvent> {
  yield stepStarted(1);
  for (const word of words) {
    yield says(word);
    await between();
  }
  yield stepFinished(1, words.join(''));
}

/** Something that a script waits for and the test opens. */
export interface Gate {
  opened: Promise<void>;
  open: () => void;
}

export function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
