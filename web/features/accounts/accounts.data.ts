import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getMe, login, logout, type Me, type Preferences, updatePreferences } from '#contract/accounts.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { callApi } from '#web/platform/api.ts';

/** The signed-in user, or null for nobody. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<Me | null> => {
    try {
      return await callApi(getMe, {}, { signal });
    } catch (error) {
      if (isApiError(error, 'not_signed_in')) return null;
      throw error;
    }
  },
  staleTime: 60_000,
  gcTime: Number.POSITIVE_INFINITY,
});

export function signIn(values: { email: string; password: string }) {
  return callApi(login, { body: values });
}

/** Logging out is a navigation: the server ends the session, clears the cookie and goes to /login. */
export const LOGOUT_ADDRESS = logout.path;

/**
 * Keeps preferences with the account. They hold at once; those that could not be kept are put back.
 * @throws what the call throws
 */
export async function changePreferences(queryClient: QueryClient, changes: Partial<Preferences>): Promise<void> {
  // An answer of before would bring back the old ones.
  await queryClient.cancelQueries(meQuery);
  const before = queryClient.getQueryData(meQuery.queryKey)?.preferences;
  const put = (preferences: Partial<Preferences> = {}) =>
    queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, preferences: { ...me.preferences, ...preferences } });
  put(changes);
  try {
    await callApi(updatePreferences, { body: changes });
  } catch (error) {
    put(before);
    throw error;
  }
}
