import { AISDKError, APICallError, ToolChoiceViolationError } from 'ai';

/**
 * What may be logged of a failure: never the error itself, for it carries the request, and with it what people wrote
 * (docs/product/safety.md).
 */
export interface FailureFacts {
  error?: string;
  status?: number;
  /** The provider's own words about a request that it refused. */
  detail?: string;
}

interface ProblemOptions {
  passing: boolean;
  retryAfterMs?: number;
  facts?: FailureFacts;
}

/** Why an attempt at a model step failed, told so that it can be shown, stored and acted upon. */
export class ModelProblem extends Error {
  readonly code: string;
  /** Whether asking again can help. */
  readonly passing: boolean;
  /** How long the provider asked to wait, if it did. */
  readonly retryAfterMs: number | undefined;
  readonly facts: FailureFacts;

  constructor(code: string, message: string, { passing, retryAfterMs, facts = {} }: ProblemOptions) {
    super(message);
    this.name = 'ModelProblem';
    this.code = code;
    this.passing = passing;
    this.retryAfterMs = retryAfterMs;
    this.facts = facts;
  }
}

/** Mistakes of ours in building the request: the same request would fail again. */
const ownMistakes = new Set([
  'AI_InvalidPromptError',
  'AI_InvalidArgumentError',
  'AI_MissingToolResultsError',
  'AI_UnsupportedFunctionalityError',
]);

/**
 * Reads what the SDK threw or streamed as an error. A stream that is cut arrives as a plain `TypeError`, so the unknown counts
 * as passing.
 */
export function readModelProblem(error: unknown, now: Date): ModelProblem {
  if (error instanceof ModelProblem) return error;
  const facts = factsOf(error);
  if (AISDKError.isInstance(error) && ownMistakes.has(error.name)) {
    return new ModelProblem('internal_error', 'The assistant could not put the question to the model.', {
      passing: false,
      facts,
    });
  }
  // Only the last step forbids tools.
  if (ToolChoiceViolationError.isInstance(error)) {
    return new ModelProblem('too_many_steps', 'The assistant did not come to an end.', { passing: false, facts });
  }
  const answer = APICallError.isInstance(error) ? error : undefined;
  const status = answer?.statusCode;
  if (status === 429) {
    const retryAfterMs = readRetryAfter(answer?.responseHeaders, now);
    return new ModelProblem('model_rate_limited', 'The model is busy.', { passing: true, retryAfterMs, facts });
  }
  if (status === 401 || status === 403) {
    return new ModelProblem('model_key_refused', "The model's provider refused our key.", { passing: false, facts });
  }
  if (answer && !answer.isRetryable && status !== undefined) {
    return new ModelProblem('model_refused', "The model's provider refused the request.", { passing: false, facts });
  }
  const retryAfterMs = readRetryAfter(answer?.responseHeaders, now);
  return new ModelProblem('model_unavailable', 'The connection to the model failed.', {
    passing: true,
    retryAfterMs,
    facts,
  });
}

/** `retry-after-ms`, or `retry-after` in seconds or as a date. */
function readRetryAfter(headers: Record<string, string> | undefined, now: Date): number | undefined {
  const milliseconds = Number(headers?.['retry-after-ms'] ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  const text = headers?.['retry-after'];
  if (text === undefined) return undefined;
  const seconds = Number(text);
  const waitMs = Number.isNaN(seconds) ? Date.parse(text) - now.getTime() : seconds * 1_000;
  return waitMs >= 0 ? waitMs : undefined;
}

const DETAIL_CHARACTERS = 300;

function factsOf(error: unknown): FailureFacts {
  const name = error instanceof Error ? error.name : typeof error;
  if (!APICallError.isInstance(error)) return { error: name };
  const refused = error.statusCode !== undefined && error.statusCode < 500;
  return { error: name, status: error.statusCode, detail: refused ? error.message.slice(0, DETAIL_CHARACTERS) : undefined };
}
