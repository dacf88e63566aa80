import { setTimeout as delay } from 'node:timers/promises';
import { LoopFailure, type LoopEvent } from './agent-loop.ts';
import { askModel, type ModelAnswer, type ModelRequest } from './ask-model.ts';
import { estimateTokens, tokensOf } from './history.ts';
import type { LoopLimits } from './limits.ts';
import { ModelProblem } from './model-problem.ts';

/**
 * Asks for one step until it is answered whole. Between attempts it waits with backoff and jitter, or as long as the provider
 * asked; the reader is told of each trouble, and of a restart when the failed attempt had already said something.
 * @throws LoopFailure when asking again cannot help or has not helped
 */
export async function* askUntilAnswered(
  request: ModelRequest,
  { step, random }: { step: number; random: () => number },
): AsyncGenerator<LoopEvent, ModelAnswer> {
  const { limits, log, signal } = request;
  let silences = 0;
  for (let attempt = 1; ; attempt++) {
    let characters = 0;
    try {
      for await (const part of askModel(request)) {
        if (part.type === 'answer') return part.answer;
        characters += part.delta.length;
        yield part;
      }
    } catch (error) {
      if (!(error instanceof ModelProblem)) throw error;
      log.warn({ ...error.facts, code: error.code, attempt, step }, 'An attempt at a model step failed');
      // A request that was refused or never reached the model costs nothing.
      if (characters > 0) {
        yield {
          type: 'attempt-wasted',
          usage: { inputTokens: estimateTokens(request.messages), outputTokens: tokensOf(characters) },
        };
      }
      const waitMs = error.retryAfterMs ?? backoffMs(attempt, limits, random);
      // An empty answer is no trouble of the line; a second one is the model's word.
      const attempts = error.code === 'model_answered_nothing' ? Math.min(2, limits.attempts) : limits.attempts;
      if (error.code === 'model_silent') silences += 1;
      if (!error.passing || attempt >= attempts || silences >= limits.silences || waitMs > limits.longestWaitMs) {
        throw new LoopFailure(error.code, error.message, { cause: error });
      }
      yield { type: 'connection-trouble', code: error.code, message: `${error.message} Trying again…` };
      await delay(waitMs, undefined, { signal });
      if (characters > 0) yield { type: 'step-restarted', step };
    }
  }
}

/** Full jitter over the upper half, so that many runs that failed together do not come back together. */
function backoffMs(attempt: number, { firstWaitMs, longestWaitMs }: LoopLimits, random: () => number): number {
  const ceiling = Math.min(longestWaitMs, firstWaitMs * 2 ** (attempt - 1));
  return ceiling / 2 + (random() * ceiling) / 2;
}
