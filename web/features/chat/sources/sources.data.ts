import { queryOptions } from '@tanstack/react-query';
import { getReplySources } from '#contract/reply-sources.ts';
import { callApi } from '#web/platform/api.ts';

/** What a finished reply rests on; it never changes. */
export function replySourcesQuery(messageId: string) {
  return queryOptions({
    queryKey: ['reply-sources', messageId],
    queryFn: ({ signal }) => callApi(getReplySources, { params: { messageId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
