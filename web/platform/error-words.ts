import type { ErrorCode } from '#contract/error-codes.ts';
import { firstMessageOf } from '#contract/problem.ts';
import { ApiError, NetworkError } from './api-errors.ts';

/** What a person reads for each code of any call and of the sign-in, where a screen has no words of its own. */
const generalWords = {
  invalid_request: 'Some fields are not valid.',
  malformed_body: 'The request could not be read.',
  malformed_request: 'The request could not be read.',
  request_timeout: 'The connection is too slow. Try again.',
  headers_too_large: 'The request could not be read.',
  unknown_host: 'Sidekick is not known by this address.',
  unsupported_media_type: 'That kind of file is not accepted here.',
  body_too_large: 'That is too large to send.',
  not_signed_in: 'Your session has ended. Sign in again.',
  forbidden: 'Your account is not allowed to do this.',
  insufficient_scope: 'This app was not allowed to do that.',
  unverified_webhook: 'The sender could not be verified.',
  cross_site_request: 'The request was refused because it came from another site.',
  not_found: 'That does not exist, or is no longer here.',
  idempotency_key_reused: 'This was already sent with other content.',
  too_many_requests: 'Too many attempts. Wait a moment, then try again.',
  overloaded: 'Sidekick is busy. Try again shortly.',
  storage_full: 'There is no room left to store this. Tell whoever runs Sidekick.',
  internal_error: 'Something went wrong on our side. Try again.',
  invalid_credentials: 'Incorrect email or password.',
  account_disabled: 'Account not found or disabled.',
} satisfies Partial<Record<ErrorCode, string>>;

export type GeneralCode = keyof typeof generalWords;

const SOMETHING = 'Something went wrong.';

/** Those of the areas come with the first problem of one, so that no screen loads them to begin with. */
let loaded: Partial<Record<ErrorCode, string>> = generalWords;

/** Has the words for a code at hand, or those for anything where they cannot be had. */
export async function loadWords(code: ErrorCode): Promise<void> {
  if (code in loaded) return;
  const { areaWords } = await import('./area-error-words.ts').catch(() => ({ areaWords: {} }));
  loaded = { ...generalWords, ...areaWords };
}

/** The sentence for any error that a call can throw. */
export function wordsFor(error: unknown): string {
  if (error instanceof ApiError) return loaded[error.code] ?? SOMETHING;
  if (error instanceof NetworkError)
    return error.isAnswered ? generalWords.internal_error : 'Sidekick cannot be reached. Check your connection.';
  return SOMETHING;
}

/** The documents' "first server error message": the first field's, else the server's sentence; without an answer, our words. */
export function firstServerMessage(error: unknown): string {
  return error instanceof ApiError ? firstMessageOf(error.problem) : wordsFor(error);
}
