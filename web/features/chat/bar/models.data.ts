import { queryOptions } from '@tanstack/react-query';
import { listModels } from '#contract/assistant.ts';
import { callApi } from '#web/platform/api.ts';

export const BUILT_IN_MODEL = 'built-in';

/** The models that a prompt may choose. */
export const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: ({ signal }) => callApi(listModels, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  select: ({ items }) => items,
});
