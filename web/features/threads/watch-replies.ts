import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listReplyNews, markReplySeen, type ReplyNews } from '#contract/reply-news.ts';
import { callApi } from '#web/platform/api.ts';
import { replyNewsQuery } from './reply-news.data.ts';

/** `replyNewsQuery` with its call, for the one who keeps it fresh. */
export const watchedRepliesQuery = queryOptions({
  ...replyNewsQuery,
  enabled: true,
  queryFn: async ({ signal }): Promise<readonly ReplyNews[]> => (await callApi(listReplyNews, {}, { signal })).items,
  staleTime: 10_000,
});

/** What is looked at counts as seen; where the server is not told now, it will be with the next news. */
export function markSeen(queryClient: QueryClient, { threadId, messageId }: ReplyNews): void {
  queryClient.setQueryData(replyNewsQuery.queryKey, (news) => news?.filter((reply) => reply.messageId !== messageId));
  callApi(markReplySeen, { params: { threadId }, body: { messageId } }).catch(() => undefined);
}
