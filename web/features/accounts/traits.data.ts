import type { QueryClient } from '@tanstack/react-query';
import { setTrait, type UserTrait } from '#contract/accounts.ts';
import { callApi } from '#web/platform/api.ts';
import { meQuery } from './accounts.data.ts';

/**
 * Notes with the account what the user has been through. It holds at once.
 * @throws what the call throws
 */
export async function noteTrait(queryClient: QueryClient, name: UserTrait): Promise<void> {
  await queryClient.cancelQueries(meQuery);
  queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, traits: [...me.traits, name] });
  await callApi(setTrait, { params: { name } });
}
