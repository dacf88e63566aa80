import { queryOptions } from '@tanstack/react-query';
import { listSsoProviders } from '#contract/sso.ts';
import { callApi } from '#web/platform/api.ts';

/** The providers that one can sign in with here. */
export const ssoProvidersQuery = queryOptions({
  queryKey: ['sso-providers'],
  queryFn: async ({ signal }) => (await callApi(listSsoProviders, {}, { signal })).items,
  staleTime: Number.POSITIVE_INFINITY,
});
