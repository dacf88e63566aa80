import type { ErrorCode } from '#contract/error-codes.ts';
import type { Problem } from '#contract/problem.ts';

/** Which call it was, and how its answer began: for logs, beside the words for people. */
interface Reply {
  method: string;
  url: string;
  status: number;
  statusText: string;
}

export function replyWords({ status, statusText }: Pick<Reply, 'status' | 'statusText'>): string {
  return `HTTP ${status}: ${statusText}`;
}

/** The server answered, with problem details. */
export class ApiError extends Error {
  readonly method: string;
  readonly url: string;
  readonly statusText: string;
  readonly details: Problem;
  /** From `Retry-After`, where the server gave one. */
  readonly retryAfterSeconds: number | null;

  constructor(details: Problem, retryAfterSeconds: number | null, { method, url, statusText }: Omit<Reply, 'status'>) {
    super(replyWords({ status: details.status, statusText }));
    this.name = 'ApiError';
    this.method = method;
    this.url = url;
    this.statusText = statusText;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get problem(): Problem {
    return this.details;
  }

  get code(): ErrorCode {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }
}

/** Of a call to which nothing came back. */
export const NO_RESPONSE = 'The request failed and the interceptors did not return an alternative response';

/** Nothing that we understand came back: no connection, a proxy's error page, an answer of another shape. */
export class NetworkError extends Error {
  /** Something answered, though not in our words: then the connection is not to blame. */
  readonly isAnswered: boolean;

  constructor(message: string, { isAnswered = false, ...options }: ErrorOptions & { isAnswered?: boolean } = {}) {
    super(message, options);
    this.name = 'NetworkError';
    this.isAnswered = isAnswered;
  }
}

export function isApiError(error: unknown, code?: ErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
