import { queryOptions } from '@tanstack/react-query';
import { listSuggestedPrompts, suggestPrompts } from '#contract/suggestions.ts';
import { failureReasonOf, track } from '#web/platform/analytics.ts';
import { callApi } from '#web/platform/api.ts';

const FRESH_MS = 10 * 60_000;

/** @param after key of the message that they go on from: another reply has others */
export const threadPromptsQuery = (threadId: string, after: string, exceptions: readonly string[]) =>
  queryOptions({
    queryKey: ['suggested-prompts', threadId, after, exceptions],
    queryFn: async ({ signal }) => {
      const given = { params: { threadId }, body: { exceptions: [...exceptions] } };
      try {
        const { suggestedPrompts } = await callApi(suggestPrompts, given, { signal });
        const properties = { threadId, count: suggestedPrompts.length };
        track({ name: 'sidekick-proactive-suggestions-request-success', properties });
        return suggestedPrompts;
      } catch (error) {
        const properties = { threadId, reason: failureReasonOf(error) };
        if (!signal.aborted) track({ name: 'sidekick-proactive-suggestions-request-failure', properties });
        throw error;
      }
    },
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    retry: 1,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const cardsQuery = queryOptions({
  queryKey: ['suggested-prompt-cards'],
  queryFn: async ({ signal }) => (await callApi(listSuggestedPrompts, {}, { signal })).items,
  staleTime: FRESH_MS,
});
