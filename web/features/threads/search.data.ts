import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchThreads } from '#contract/threads.ts';
import { callApi } from '#web/platform/api.ts';

const MIN_CHARACTERS = 2;

/** Where the user's threads say these words. One letter is in every thread, and is not asked for. */
export function threadSearchQuery(text: string) {
  const q = text.trim();
  return queryOptions({
    queryKey: ['thread-search', q],
    queryFn: async ({ signal }) => (await callApi(searchThreads, { query: { q } }, { signal })).items,
    enabled: q.length >= MIN_CHARACTERS,
    placeholderData: q.length >= MIN_CHARACTERS ? keepPreviousData : undefined,
    staleTime: 10_000,
  });
}
