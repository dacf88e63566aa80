import type { ErrorCode } from '#contract/error-codes.ts';
import type { Problem } from '#contract/problem.ts';

/** The server answered, with problem details. */
export class ApiError extends Error {
  readonly problem: Problem;
  /** From `Retry-After`, where the server gave one. */
  readonly retryAfterSeconds: number | null;

  constructor(problem: Problem, retryAfterSeconds: number | null) {
    super(problem.detail);
    this.name = 'ApiError';
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get code(): ErrorCode {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }
}

/** Nothing that we understand came back: no connection, a proxy's error page, an answer of another shape. */
export class NetworkError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NetworkError';
  }
}

export function isApiError(error: unknown, code?: ErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
