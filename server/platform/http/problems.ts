import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { errorCodes, type ErrorCode } from '#contract/error-codes.ts';
import type { Problem } from '#contract/problem.ts';
import { createFailureLog } from './outage-log.ts';
import { AppError, isAppError, type FieldError } from '../errors/index.ts';

/** A request can name thousands of unknown keys, each as long as a whole body: its problem tells the first of them, shortened. */
const TOLD_FIELDS = 50;
const TOLD_KEY_CHARACTERS = 100;

/** zod's issues as field errors below a part of the request, e.g. `body.price.startAt`. */
export function fieldErrorsOf(part: 'params' | 'query' | 'body', error: z.ZodError): FieldError[] {
  const errors = error.issues.slice(0, TOLD_FIELDS).flatMap((issue) => {
    const path = [part, ...issue.path.map((key) => shorten(String(key)))];
    if (issue.code === 'unrecognized_keys') return unknownKeys(path, issue.keys);
    return [{ path: path.join('.'), message: issue.message }];
  });
  return errors.slice(0, TOLD_FIELDS);
}

/** Keys of a part of the request that nothing here reads. */
export function unknownKeys(path: readonly string[], keys: readonly string[]): FieldError[] {
  return keys
    .slice(0, TOLD_FIELDS)
    .map(shorten)
    .map((key) => ({ path: [...path, key].join('.'), message: `"${key}" is not known here` }));
}

function shorten(key: string): string {
  return key.length > TOLD_KEY_CHARACTERS ? `${key.slice(0, TOLD_KEY_CHARACTERS)}…` : key;
}

/** Codes of Fastify, and of PostgreSQL where it is out of room or connections, starting or ending (its manual, appendix A). */
const foreseenCodes: Record<string, ErrorCode> = {
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  ENOSPC: 'storage_full',
  '53100': 'storage_full',
  '53300': 'overloaded',
  '57P01': 'overloaded',
  '57P02': 'overloaded',
  '57P03': 'overloaded',
};

/** Whatever was thrown as an `AppError`; what we did not foresee says nothing of its inside. */
function toAppError(error: FastifyError | Error): AppError {
  if (isAppError(error)) return error;
  const foreseen = 'code' in error ? foreseenCodes[error.code] : undefined;
  if (foreseen) return new AppError(foreseen, errorCodes[foreseen].title, { cause: error });
  // The driver has no code for a connection that broke under a query.
  if (/^Connection terminated|connection error and is not queryable/.test(error.message)) {
    return new AppError('overloaded', errorCodes.overloaded.title, { cause: error });
  }
  if ('statusCode' in error && error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('malformed_body', 'The request could not be read.');
  }
  return new AppError('internal_error', 'Something went wrong on our side. Nothing you sent was at fault.', { cause: error });
}

export function problemOf(error: AppError, requestId: string): Problem {
  const { status, title } = errorCodes[error.code];
  return { type: 'about:blank', title, status, detail: error.message, code: error.code, errors: error.errors, requestId };
}

/** Of an outage that does not say when it ends. */
const RETRY_AFTER_SECONDS = 5;

export type SendProblem = (thrown: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => void;

/** The one translator from errors to answers. */
export function createProblemSender(): SendProblem {
  const logFailure = createFailureLog();
  return (thrown, request, reply) => {
    const error = toAppError(thrown);
    if (error.status >= 500) logFailure(request.log, error, thrown);
    const retryAfter = error.retryAfterSeconds ?? (error.status === 503 ? RETRY_AFTER_SECONDS : undefined);
    if (retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(retryAfter)));
    void reply
      .code(error.status)
      .type('application/problem+json')
      .send(JSON.stringify(problemOf(error, request.id)));
  };
}
