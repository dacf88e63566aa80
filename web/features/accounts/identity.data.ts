import {
  confirmByCode,
  confirmByPasskey,
  confirmIdentity,
  mailIdentityCode,
  startPasskeyConfirmation,
} from '#contract/second-factors.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { callApi } from '#web/platform/api.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { FormProblem } from '#web/platform/forms/server-errors.ts';

export async function sendIdentity(password: string): Promise<void> {
  await callApi(confirmIdentity, { body: { password } }).catch((error: unknown) => {
    if (isApiError(error, 'wrong_password')) throw new FormProblem('Current password is incorrect', 'password');
    throw error;
  });
}

/** Has a code mailed; answers the handle that goes back with it. */
export const askForCode = async (): Promise<string> => (await callApi(mailIdentityCode, {})).session;

export async function sendIdentityCode(body: { session: string; code: string }): Promise<void> {
  await callApi(confirmByCode, { body }).catch((error: unknown) => {
    if (isApiError(error, 'wrong_code')) throw new FormProblem(firstServerMessage(error), 'code');
    throw error;
  });
}

/** Has the browser ask for one of the user's passkeys. */
export async function confirmWithPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { session, options } = await callApi(startPasskeyConfirmation, {});
  const { id, rawId, response } = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature } = response;
  const shown = { id, rawId, type: 'public-key' as const, response: { clientDataJSON, authenticatorData, signature } };
  await callApi(confirmByPasskey, { body: { session, response: shown } });
}
