import { isApiError } from '#web/platform/api-errors.ts';
import { showToast } from '#web/ui/toast-queue.ts';

/** Tells a failure in a toast. */
export function tellProblem(error: unknown, words: string, durationMs: number): void {
  // The login screen says that the session ended; a toast would say it twice.
  if (!isApiError(error, 'not_signed_in')) showToast(words, { tone: 'error', durationMs });
}
