import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  createOAuthClient,
  deleteOAuthClient,
  listOAuthClients,
  type OAuthClient,
  type OAuthClientChanges,
  renewOAuthClientSecret,
  updateOAuthClient,
} from '#contract/oauth.ts';
import type { EndpointRequest } from '#contract/endpoint.ts';
import { callApi } from '#web/platform/api.ts';

export const clientsQuery = queryOptions({
  queryKey: ['oauth-clients'],
  queryFn: async ({ signal }) => (await callApi(listOAuthClients, {}, { signal })).items,
});

const renew = (queryClient: QueryClient) => queryClient.invalidateQueries(clientsQuery);

/** A secret that has just been made, with whose it is. */
export interface ShownSecret {
  client: string;
  secret: string;
}

/** Makes a program known. */
export async function addClient(
  queryClient: QueryClient,
  body: EndpointRequest<typeof createOAuthClient>['body'],
): Promise<ShownSecret | null> {
  const { name, clientSecret } = await callApi(createOAuthClient, { body });
  await renew(queryClient);
  return clientSecret === null ? null : { client: name, secret: clientSecret };
}

export async function changeClient(queryClient: QueryClient, { clientId }: OAuthClient, body: OAuthClientChanges): Promise<void> {
  await callApi(updateOAuthClient, { params: { clientId }, body });
  await renew(queryClient);
}

export async function newSecretOf({ clientId, name }: OAuthClient): Promise<ShownSecret> {
  return { client: name, secret: (await callApi(renewOAuthClientSecret, { params: { clientId } })).clientSecret };
}

export async function removeClient(queryClient: QueryClient, { clientId }: OAuthClient): Promise<void> {
  await callApi(deleteOAuthClient, { params: { clientId } });
  await renew(queryClient);
}
