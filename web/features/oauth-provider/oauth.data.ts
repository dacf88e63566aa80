import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { authorizeOAuthClient, endProgram, getOAuthClient, listPrograms } from '#contract/oauth.ts';
import { ApiError } from '#web/platform/api-errors.ts';
import { callApi } from '#web/platform/api.ts';
import { firstServerMessage, wordsFor } from '#web/platform/error-words.ts';
import type { AuthorizationRequest } from './request.ts';

export const clientQuery = ({ clientId, redirectUri }: AuthorizationRequest) =>
  queryOptions({
    queryKey: ['oauth-client', clientId, redirectUri],
    queryFn: ({ signal }) => callApi(getOAuthClient, { params: { clientId }, query: { redirectUri } }, { signal }),
    retry: (count, error) => !(error instanceof ApiError) && count < 2,
  });

/** Where the browser goes next, the user having said yes or no. */
export async function decide(request: AuthorizationRequest, decision: 'allow' | 'deny'): Promise<string> {
  return (await callApi(authorizeOAuthClient, { body: { ...request, decision } })).redirectUrl;
}

/** What is said when the answer could not be taken. */
export function wordsForRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return wordsFor(error);
  if (error.status === 401 || error.status === 403) return 'You need to login to continue.';
  return firstServerMessage(error);
}

export const programsQuery = queryOptions({
  queryKey: ['programs'],
  queryFn: ({ signal }) => callApi(listPrograms, {}, { signal }),
  staleTime: 0,
});

export async function endAccess(queryClient: QueryClient, clientId: string): Promise<void> {
  try {
    await callApi(endProgram, { params: { clientId } });
  } finally {
    await queryClient.invalidateQueries(programsQuery);
  }
}
