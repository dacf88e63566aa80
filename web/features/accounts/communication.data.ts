import type { QueryClient } from '@tanstack/react-query';
import { type CommunicationType, updateCommunicationPreference } from '#contract/accounts.ts';
import { ApiError } from '#web/platform/api-errors.ts';
import { callApi } from '#web/platform/api.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { meQuery } from './accounts.data.ts';

/**
 * Turns a way to reach the assistant on or off.
 * @throws what the call throws
 */
export async function changeCommunication(queryClient: QueryClient, type: CommunicationType, enabled: boolean): Promise<void> {
  const communicationPreferences = await callApi(updateCommunicationPreference, { body: { type, enabled } });
  // An answer of before would bring back the old ones.
  await queryClient.cancelQueries(meQuery);
  queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, communicationPreferences });
}

export function wordsForCommunication(error: unknown): string {
  const isRefused = error instanceof ApiError && error.status < 500;
  return isRefused ? firstServerMessage(error) : 'Error updating user communication preferences';
}
