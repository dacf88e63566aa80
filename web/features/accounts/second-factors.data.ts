import { queryOptions } from '@tanstack/react-query';
import {
  addPasskey,
  answerSecondFactor,
  confirmAuthenticator,
  getSecondFactors,
  loginWithPasskey,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  startAuthenticator,
  startPasskey,
  startPasskeyLogin,
} from '#contract/second-factors.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { callApi } from '#web/platform/api.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { FormProblem } from '#web/platform/forms/server-errors.ts';
import { ChallengeExpired } from './passwords.data.ts';

export const secondFactorsQuery = queryOptions({
  queryKey: ['second-factors'],
  queryFn: ({ signal }) => callApi(getSecondFactors, {}, { signal }),
});

/** @throws ChallengeExpired */
export async function sendSecondFactor(body: { session: string; code: string }): Promise<void> {
  await callApi(answerSecondFactor, { body }).catch((error: unknown) => {
    if (isApiError(error, 'challenge_expired')) throw new ChallengeExpired();
    if (isApiError(error, 'wrong_code')) throw new FormProblem(firstServerMessage(error), 'code');
    throw error;
  });
}

export async function sendFirstCode(code: string): Promise<string[] | null> {
  const { recoveryCodes } = await callApi(confirmAuthenticator, { body: { code } }).catch((error: unknown) => {
    if (isApiError(error, 'wrong_code')) throw new FormProblem(firstServerMessage(error), 'code');
    throw error;
  });
  return recoveryCodes;
}

export const beginAuthenticator = () => callApi(startAuthenticator, {});
export const dropAuthenticator = () => callApi(removeAuthenticator, {});
export const makeRecoveryCodes = async () => (await callApi(renewRecoveryCodes, {})).recoveryCodes;
export const dropPasskey = (passkeyId: string) => callApi(removePasskey, { params: { passkeyId } });

/** Has the browser make a passkey, and keeps it under a name. */
export async function createPasskey(name: string): Promise<string[] | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { session, options } = await callApi(startPasskey, {});
  const { id, rawId, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject } = response;
  const made = { id, rawId, type: 'public-key' as const, response: { clientDataJSON, attestationObject } };
  return (await callApi(addPasskey, { body: { session, name, response: made } })).recoveryCodes;
}

/** Has the browser ask for a passkey, and signs in with it. */
export async function signInWithPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { session, options } = await callApi(startPasskeyLogin, {});
  const { id, rawId, response } = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature } = response;
  const shown = { id, rawId, type: 'public-key' as const, response: { clientDataJSON, authenticatorData, signature } };
  await callApi(loginWithPasskey, { body: { session, response: shown } });
}

/** What a person reads when a passkey came to nothing; null when they closed the browser's question themselves. */
export function wordsForPasskey(error: unknown): string | null {
  if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null;
  if (error instanceof Error && error.name === 'InvalidStateError') return 'This device has a passkey for your account already.';
  return firstServerMessage(error);
}
