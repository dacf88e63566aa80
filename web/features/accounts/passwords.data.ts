import { answerNewPasswordChallenge, changePassword, confirmPasswordReset, startPasswordReset } from '#contract/accounts.ts';
import { ApiError, isApiError, NetworkError } from '#web/platform/api-errors.ts';
import { callApi } from '#web/platform/api.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { FormProblem } from '#web/platform/forms/server-errors.ts';

/** Why somebody who answered a challenge has to begin again at the login screen. */
export class ChallengeExpired extends Error {}

const BUSY = 'Sorry, we are experiencing a high volume of requests. Please try again later.';
const WEAK = 'New password does not meet requirements';

/**
 * Has a code mailed.
 * @returns `code` when one is on its way, `temporary-password` when an administrator's has to be asked for again
 */
export async function startReset(email: string): Promise<'code' | 'temporary-password'> {
  const { resetFlow } = await callApi(startPasswordReset, { body: { email } }).catch((error: unknown) => {
    if (error instanceof NetworkError) throw error;
    throw new FormProblem(isApiError(error, 'too_many_requests') ? BUSY : 'Failed to start forgot password.');
  });
  if (resetFlow === 'START_RESET_PASSWORD') return 'code';
  if (resetFlow === 'REGENERATE_TEMPORARY_PASSWORD') return 'temporary-password';
  throw new FormProblem('Invalid reset password request.');
}

export async function confirmReset(body: { email: string; token: string; password: string }): Promise<void> {
  await callApi(confirmPasswordReset, { body }).catch((error: unknown) => {
    if (isApiError(error, 'too_many_requests')) throw new FormProblem(BUSY);
    if (isApiError(error, 'invalid_reset_code')) throw new FormProblem(firstServerMessage(error), 'token');
    if (isApiError(error, 'weak_password')) throw new FormProblem(WEAK, 'password');
    throw error;
  });
}

/** @throws ChallengeExpired */
export async function answerNewPassword(body: { email: string; session: string; newPassword: string }) {
  return callApi(answerNewPasswordChallenge, { body }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw new ChallengeExpired();
    if (isApiError(error, 'weak_password')) throw new FormProblem(WEAK, 'password');
    throw error;
  });
}

export async function sendPasswordChange(body: { oldPassword: string; newPassword: string }): Promise<void> {
  await callApi(changePassword, { body }).catch((error: unknown) => {
    if (isApiError(error, 'not_signed_in')) throw error;
    if (!(error instanceof ApiError)) throw new FormProblem('Failed to change password');
    if (error.status === 401) throw new FormProblem('Current password is incorrect', 'oldPassword');
    if (error.status === 400) throw new FormProblem(WEAK, 'password');
    throw new FormProblem(firstServerMessage(error));
  });
}
