import { queryOptions } from '@tanstack/react-query';
import { getSite } from '#contract/site.ts';
import { callApi } from './api.ts';

/** What whoever runs this installation has set for its pages; it changes with a restart alone. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => callApi(getSite, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
