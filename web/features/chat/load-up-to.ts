import type { QueryClient } from '@tanstack/react-query';
import { listMessages, threadLimits, type Message } from '#contract/threads.ts';
import { callApi } from '#web/platform/api.ts';
import { messagesOf, messagesQuery } from './chat.data.ts';

/** Pages asked for at a time. */
const PAGES_AT_ONCE = 4;

interface Sought {
  threadId: string;
  messageId: string;
  signal: AbortSignal;
}

/** Loads a thread back to a message, without a gap. @returns undefined when the thread does not have it */
export async function loadUpTo(queryClient: QueryClient, { threadId, messageId, signal }: Sought): Promise<Message | undefined> {
  const { queryKey } = messagesQuery(threadId);
  // What was kept from before says nothing about how much there is; and an answer on its way would take off what is loaded here.
  await queryClient.fetchInfiniteQuery(messagesQuery(threadId));
  for (;;) {
    const loaded = queryClient.getQueryData(queryKey);
    const found = messagesOf(loaded).find(({ uniqueKey }) => uniqueKey === messageId);
    if (found || !loaded) return found;
    const pageSize = threadLimits.messagePageSize;
    const next = loaded.pages.length + 1;
    const last = loaded.pages[0]?.meta.totalPages ?? 0;
    if (next > last) return undefined;
    const pages = Array.from({ length: Math.min(PAGES_AT_ONCE, last - next + 1) }, (_, place) => next + place);
    const answers = await Promise.all(
      pages.map((page) => callApi(listMessages, { params: { threadId }, query: { page, pageSize } }, { signal })),
    );
    queryClient.setQueryData(queryKey, (known) =>
      // Somebody scrolled meanwhile: what is there is taken from there on.
      known?.pages.length === loaded.pages.length
        ? { pages: [...known.pages, ...answers], pageParams: [...known.pageParams, ...pages] }
        : known,
    );
  }
}
