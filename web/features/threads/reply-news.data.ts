import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { listReplyNews, markReplySeen, type ReplyNews } from '#contract/threads.ts';
import { callApi } from '#web/platform/api.ts';

/** Replies that are being written and those that the user has seen on no device. Who keeps it fresh is `web/app/reply-news`. */
export const replyNewsQuery = queryOptions({
  queryKey: ['reply-news'],
  queryFn: async ({ signal }) => (await callApi(listReplyNews, {}, { signal })).items,
  staleTime: 10_000,
});

/** Threads other than the open one in which the user is waited for, by what is known. */
export function useThreadsWithNews(openThreadId: string | null): ReadonlySet<string> | undefined {
  return useQuery({
    ...replyNewsQuery,
    enabled: false,
    select: (news) =>
      new Set(news.flatMap(({ threadId, state }) => (state === 'writing' || threadId === openThreadId ? [] : threadId))),
    structuralSharing: false,
  }).data;
}

/** What is looked at counts as seen; where the server is not told now, it will be with the next news. */
export function markSeen(queryClient: QueryClient, { threadId, messageId }: ReplyNews): void {
  queryClient.setQueryData(replyNewsQuery.queryKey, (news) => news?.filter((reply) => reply.messageId !== messageId));
  callApi(markReplySeen, { params: { threadId }, body: { messageId } }).catch(() => undefined);
}
