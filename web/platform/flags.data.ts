import { queryOptions } from '@tanstack/react-query';
import { listFlags } from '#contract/flags.ts';
import { callApi } from './api.ts';

const FRESH_MS = 5 * 60_000;

/** The features that are switched on for the user. */
export const flagsQuery = queryOptions({
  queryKey: ['flags'],
  queryFn: async ({ signal }) => (await callApi(listFlags, {}, { signal })).flags,
  staleTime: FRESH_MS,
});
