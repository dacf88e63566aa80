import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { resetPasswordOfUser } from '#contract/accounts.ts';
import {
  type AdminUser,
  type AdminUserChanges,
  changeUserEmail,
  createUser,
  deleteUser,
  disableUser,
  enableUser,
  endSessionsOfUser,
  getUser,
  listSessionsOfUser,
  listUsers,
  removeSecondFactorsOfUser,
  updateUser,
} from '#contract/admin-users.ts';
import { listAuditEntries } from '#contract/audit.ts';
import type { EndpointRequest } from '#contract/endpoint.ts';
import { listListingSources } from '#contract/mls.ts';
import { ApiError } from '#web/platform/api-errors.ts';
import { callApi } from '#web/platform/api.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { FormProblem } from '#web/platform/forms/server-errors.ts';

const KEEP_MS = 5 * 60_000;

export interface UserFilter {
  name: string;
  email: string;
  trackingId: string;
}

export const usersQuery = ({ name, email, trackingId }: UserFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin-users', 'list', name, email, trackingId],
    queryFn: ({ signal, pageParam }) =>
      callApi(
        listUsers,
        {
          query: {
            ...(name && { nameFilter: name }),
            ...(email && { emailFilter: email }),
            ...(trackingId && { trackingIdFilter: trackingId }),
            ...(pageParam !== null && { nextToken: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextToken }) => nextToken,
  });

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin-users', 'one', userId],
    queryFn: ({ signal }) => callApi(getUser, { params: { userId } }, { signal }),
    staleTime: KEEP_MS,
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status < 500),
  });

export const userSessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin-users', 'sessions', userId],
    queryFn: async ({ signal }) => (await callApi(listSessionsOfUser, { params: { userId } }, { signal })).items,
    staleTime: 0,
  });

export const userAuditQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['admin-users', 'audit', userId],
    queryFn: ({ signal, pageParam }) =>
      callApi(listAuditEntries, { query: { userId, ...(pageParam !== null && { nextToken: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextToken }) => nextToken,
    staleTime: 0,
  });

/** Names of the MLS sources that a user may be let see. */
export const sourceNamesQuery = queryOptions({
  queryKey: ['admin-users', 'sources'],
  queryFn: async ({ signal }) => (await callApi(listListingSources, {}, { signal })).items.map(({ id }) => id),
});

const renew = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: ['admin-users'] });

type NewUserBody = EndpointRequest<typeof createUser>['body'];

/** Makes an account; answers its id. */
export async function addUser(queryClient: QueryClient, body: NewUserBody): Promise<string> {
  const { id } = await callApi(createUser, { body }).catch((error: unknown) => {
    if (error instanceof ApiError && error.problem.errors.length > 0) throw error;
    throw new FormProblem(`Failed to create user. ${wordsFor(error)}`);
  });
  await renew(queryClient);
  return id;
}

export async function saveUser(queryClient: QueryClient, userId: string, body: AdminUserChanges): Promise<void> {
  await callApi(updateUser, { params: { userId }, body });
  await renew(queryClient);
}

export async function saveEmail(queryClient: QueryClient, userId: string, email: string): Promise<void> {
  await callApi(changeUserEmail, { params: { userId }, body: { email } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) throw error;
    throw new FormProblem('Unexpected error trying to update user email');
  });
  await renew(queryClient);
}

export async function eraseUser(queryClient: QueryClient, userId: string): Promise<void> {
  await callApi(deleteUser, { params: { userId } }).catch(() => {
    throw new FormProblem(`Failed to delete user with ID: ${userId}`);
  });
  queryClient.removeQueries({ queryKey: userQuery(userId).queryKey });
  await queryClient.invalidateQueries({ queryKey: ['admin-users', 'list'] });
}

export async function setUserEnabled(queryClient: QueryClient, { id: userId }: AdminUser, enabled: boolean): Promise<void> {
  await callApi(enabled ? enableUser : disableUser, { params: { userId } });
  await renew(queryClient);
}

export async function newPasswordOf(queryClient: QueryClient, userId: string): Promise<string> {
  const { password } = await callApi(resetPasswordOfUser, { params: { userId } });
  await renew(queryClient);
  return password;
}

export async function takeSecondFactors(queryClient: QueryClient, userId: string): Promise<void> {
  await callApi(removeSecondFactorsOfUser, { params: { userId } });
  await renew(queryClient);
}

export async function endSessionsOf(queryClient: QueryClient, userId: string): Promise<void> {
  await callApi(endSessionsOfUser, { params: { userId } });
  await renew(queryClient);
}
