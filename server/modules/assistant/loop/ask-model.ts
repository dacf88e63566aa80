import type { LanguageModelV4 } from '@ai-sdk/provider';
import { streamText, type ModelMessage, type ToolSet } from 'ai';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { estimateTokens, tokensOf } from './history.ts';
import type { LoopLimits } from './limits.ts';
import { ModelProblem, readModelProblem } from './model-problem.ts';
import { orAbort } from './racing.ts';

export interface ModelRequest {
  model: LanguageModelV4;
  instructions: string | undefined;
  messages: ModelMessage[];
  tools: ToolSet;
  /** False in the last step: the model has to answer with what it has. */
  mayCallTools: boolean;
  signal: AbortSignal;
  limits: LoopLimits;
  clock: Clock;
  log: Log;
}

/**
 * A call as the model wrote it. `fault` tells the model what is wrong with it: no such tool, broken JSON, or arguments that do
 * not fit.
 */
export interface ModelCall {
  id: string;
  name: string;
  input: unknown;
  fault: string | null;
}

export interface ModelAnswer {
  /** What the answer adds to the conversation, tool results aside. */
  messages: ModelMessage[];
  calls: ModelCall[];
  usage: { inputTokens: number; outputTokens: number };
}

export type ModelSaying = { type: 'reasoning-delta' | 'text-delta'; delta: string } | { type: 'answer'; answer: ModelAnswer };

/**
 * Asks the model once for one step and passes on what it says as it comes; the whole answer is the last thing said.
 * @throws ModelProblem when the attempt failed; the signal's reason when it was aborted
 */
export async function* askModel(request: ModelRequest): AsyncGenerator<ModelSaying> {
  const { signal, limits, clock, log } = request;
  const lost = new AbortController();
  const give = (code: string, message: string) => lost.abort(new ModelProblem(code, message, { passing: true }));
  const whole = setTimeout(() => give('model_too_slow', 'The model took too long.'), limits.attemptMs);
  const silence = setTimeout(() => give('model_silent', 'The model fell silent.'), limits.silenceMs);
  const attemptSignal = AbortSignal.any([signal, lost.signal]);

  const answer = streamText({
    model: request.model,
    instructions: request.instructions,
    messages: request.messages,
    tools: request.tools,
    toolChoice: request.mayCallTools ? 'auto' : 'none',
    maxOutputTokens: limits.outputTokensPerStep,
    // Retries are the loop's: it tells the reader, and knows what was already said.
    maxRetries: 0,
    abortSignal: attemptSignal,
    // Errors come as parts; without this they are printed, too.
    onError: () => {},
  });

  const calls: ModelCall[] = [];
  const text: string[] = [];
  const maxCharacters = limits.outputTokensPerStep * MAX_CHARACTERS_PER_TOKEN;
  /** Of everything that the model sent in this step. */
  let characters = 0;
  const room = (): number => Math.max(0, maxCharacters - characters);
  let finishReason = 'other';
  const usage = { inputTokens: 0, outputTokens: 0 };
  const parts = answer.stream[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await orAbort(parts.next(), attemptSignal);
      if (next.done) break;
      silence.refresh();
      const part = next.value;
      switch (part.type) {
        case 'text-delta': {
          const delta = part.text.slice(0, room());
          characters += part.text.length;
          text.push(delta);
          if (delta !== '') yield { type: 'text-delta', delta };
          break;
        }
        case 'reasoning-delta':
          characters += part.text.length;
          if (part.text !== '') yield { type: 'reasoning-delta', delta: part.text };
          break;
        case 'tool-input-delta':
          characters += part.delta.length;
          break;
        case 'tool-call':
          if (JSON.stringify(part.input ?? null).length > maxCharacters) throw tooLong();
          calls.push({
            id: part.toolCallId,
            name: part.toolName,
            input: part.input,
            fault: part.invalid ? faultOf(part.error) : null,
          });
          break;
        case 'start-step':
          if (part.warnings.length > 0)
            log.debug({ warnings: part.warnings }, 'The model was asked for something that it does not support');
          break;
        case 'finish-step':
          finishReason = part.finishReason;
          usage.inputTokens = part.usage.inputTokens ?? 0;
          // More than was allowed cannot be true, and would eat the user's day.
          usage.outputTokens = Math.min(part.usage.outputTokens ?? 0, 2 * limits.outputTokensPerStep);
          break;
        case 'error':
          throw part.error;
        case 'abort':
          throw attemptSignal.reason;
        default: // Starts and ends of blocks, and pings.
      }
      if (characters > maxCharacters) {
        // A model that does not end by itself is ended here. What it began to call is not whole.
        const written = text.join('');
        if (written.trim() === '') throw tooLong();
        yield { type: 'text-delta', delta: CUT_SHORT };
        const whole = written + CUT_SHORT;
        const spent = { inputTokens: usage.inputTokens || estimateTokens(request.messages), outputTokens: tokensOf(characters) };
        yield { type: 'answer', answer: { messages: [{ role: 'assistant', content: whole }], calls: [], usage: spent } };
        return;
      }
    }
    if (finishReason === 'content-filter') {
      throw new ModelProblem('model_refused', 'The model declined to answer this.', { passing: false });
    }
    if (text.join('').trim() === '' && calls.length === 0) {
      throw new ModelProblem('model_answered_nothing', 'The model gave no answer.', { passing: true });
    }
    if (finishReason === 'length' && calls.length === 0) yield { type: 'text-delta', delta: CUT_SHORT };
    const messages = (await answer.responseMessages).filter((message) => message.role === 'assistant');
    yield { type: 'answer', answer: { messages, calls, usage } };
  } catch (error) {
    // An abort of ours may surface as an error of the connection that it broke.
    signal.throwIfAborted();
    if (lost.signal.aborted) throw lost.signal.reason;
    throw readModelProblem(error, clock.now());
  } finally {
    clearTimeout(whole);
    clearTimeout(silence);
    // Ends the provider's stream when the reader of this generator goes away early.
    lost.abort();
  }
}

/** Of one token, at most, in running text; beyond it a provider does not keep to the tokens that it was asked for. */
const MAX_CHARACTERS_PER_TOKEN = 6;

const tooLong = (): ModelProblem =>
  new ModelProblem('model_too_long', 'The model sent more than one answer may hold.', { passing: false });

/** A reader must not take a part of an answer for the whole. */
const CUT_SHORT = '\n\n*(This answer was cut at its greatest length.)*';

/** The longest explanation of a faulty call that goes back to the model. */
const FAULT_CHARACTERS = 600;

function faultOf(error: unknown): string {
  return (error instanceof Error ? error.message : 'The call could not be read.').slice(0, FAULT_CHARACTERS);
}
