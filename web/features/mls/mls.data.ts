import { queryOptions } from '@tanstack/react-query';
import { listListingSources, syncListingSource } from '#contract/mls.ts';
import { callApi } from '#web/platform/api.ts';

const ASK_EVERY_MS = 10 * 60_000;

/** Sources of listings whose feeds have not been brought up to date for 12 hours; for admins. */
export const staleSourcesQuery = queryOptions({
  queryKey: ['listing-sources'],
  queryFn: ({ signal }) => callApi(listListingSources, {}, { signal }),
  select: ({ items }) => items.filter(({ stale }) => stale),
  staleTime: ASK_EVERY_MS,
  refetchInterval: ASK_EVERY_MS,
});

export function askForSync(sourceName: string) {
  return callApi(syncListingSource, { params: { sourceName } });
}
