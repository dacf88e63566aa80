import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { EndpointInput } from '#contract/endpoint.ts';
import { getProfile, updateProfile } from '#contract/profile.ts';
import { ApiError } from '#web/platform/api-errors.ts';
import { callApi } from '#web/platform/api.ts';
import { FormProblem } from '#web/platform/forms/server-errors.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => callApi(getProfile, {}, { signal }),
});

export async function saveProfile(queryClient: QueryClient, body: EndpointInput<typeof updateProfile>['body']): Promise<void> {
  const saved = await callApi(updateProfile, { body }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) throw error;
    throw new FormProblem('Failed to update profile.');
  });
  queryClient.setQueryData(profileQuery.queryKey, saved);
}
