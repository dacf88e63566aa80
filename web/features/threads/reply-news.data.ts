import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReplyNews } from '#contract/reply-news.ts';

/** Replies that are being written and those that the user has seen on no device, as `watch-replies.ts` keeps them. */
export const replyNewsQuery = queryOptions<readonly ReplyNews[]>({ queryKey: ['reply-news'], enabled: false });

/** Threads other than the open one in which the user is waited for, by what is known. */
export function useThreadsWithNews(openThreadId: string | null): ReadonlySet<string> {
  const { data = [] } = useQuery(replyNewsQuery);
  return new Set(data.flatMap(({ threadId, state }) => (state === 'writing' || threadId === openThreadId ? [] : threadId)));
}
