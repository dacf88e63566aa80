import { errorCodes, type ErrorCode } from '#contract/error-codes.ts';

export interface FieldError {
  /** Dotted path of the field, e.g. `body.price.startAt`. */
  path: string;
  message: string;
}

interface AppErrorOptions {
  errors?: FieldError[];
  /** Whole seconds after which trying again makes sense; sent as `Retry-After`. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one error that services throw on purpose. The HTTP edge turns it into problem details; its detail is shown to people. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, detail: string, options: AppErrorOptions = {}) {
    super(detail, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.errors = options.errors ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}

/** True when the error is an `AppError`, of the given code when one is given. */
export function isAppError(error: unknown, code?: ErrorCode): error is AppError {
  return error instanceof AppError && (code === undefined || error.code === code);
}
