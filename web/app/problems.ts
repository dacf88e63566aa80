import { isApiError } from '#web/platform/api-errors.ts';
import { errorWords } from '#web/platform/error-words.ts';
import { showToast } from '#web/ui/toast-queue.ts';

/** Codes that say more than the words of the screen that failed. */
const telling = new Set([
  'too_many_runs',
  'overloaded',
  'chat_not_allowed',
  'subscription_not_active',
  'daily_limit_reached',
  'model_not_available',
]);

/** Tells a failure in a toast: in the screen's words, or in the problem's own where those help more. */
export function tellProblem(error: unknown, words: string, durationMs: number): void {
  // The login screen says that the session ended; a toast would say it twice.
  if (isApiError(error, 'not_signed_in')) return;
  const message = isApiError(error) && telling.has(error.code) ? errorWords[error.code] : words;
  showToast(message, { tone: 'error', durationMs });
}
