import { ApiError } from '#web/platform/api-errors.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';

/** Why an answer that brought neither a session nor a challenge that we know is of no use. */
export function wordsForFlow(authFlow: 'LOGIN' | 'CHALLENGE'): string {
  return authFlow === 'CHALLENGE' ? 'Login method not supported...' : 'Login failed...';
}

/** 401: one sentence, whatever was wrong; anything else: what the server says. */
export function wordsForFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return 'Incorrect email or password.';
  return firstServerMessage(error);
}
