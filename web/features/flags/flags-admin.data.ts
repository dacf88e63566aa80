import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type FlagName, type FlagTarget, listAdminFlags, setFlag } from '#contract/flags.ts';
import { callApi } from '#web/platform/api.ts';
import { flagsQuery } from '#web/platform/flags.data.ts';

export const adminFlagsQuery = queryOptions({
  queryKey: ['admin-flags'],
  queryFn: async ({ signal }) => (await callApi(listAdminFlags, {}, { signal })).items,
});

/** Sets a flag for a target; null takes the rule away. */
export async function saveRule(
  queryClient: QueryClient,
  name: FlagName,
  body: { target: FlagTarget; enabled: boolean | null },
): Promise<void> {
  const changed = await callApi(setFlag, { params: { name }, body });
  queryClient.setQueryData(adminFlagsQuery.queryKey, (flags) => flags?.map((flag) => (flag.name === name ? changed : flag)));
  // What holds for whoever changes it.
  await queryClient.invalidateQueries(flagsQuery);
}
