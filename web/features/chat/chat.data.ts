import { queryOptions, infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { listMessages, threadLimits, type Artifact, type Message } from '#contract/threads.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { callApi } from '#web/platform/api.ts';
import type { LiveReply } from './reply/live-reply.ts';

type MessagePage = EndpointAnswer<typeof listMessages>;
type MessagePages = InfiniteData<MessagePage, unknown>;

const FIRST_PAGE: number = 1;
const CACHE_MS = 5 * 60_000;
const EMPTY_REPLY_POLL_MS = 3_000;
const EMPTY_REPLY_POLLED_FOR_MS = 2 * 60_000;

/** An empty reply that nobody streams to us: another device started it, or its stream could not be opened. */
function hasFreshEmptyReply(pages: MessagePages | undefined): boolean {
  const newest = pages?.pages[0]?.items.at(-1);
  if (!newest || newest.createBy === 'user' || newest.data.content !== '') return false;
  return Date.now() - Date.parse(newest.createdAt) < EMPTY_REPLY_POLLED_FOR_MS;
}

/** Messages of a thread in pages of 30; the first page is the newest (docs/product/chat.md). */
export function messagesQuery(threadId: string) {
  return infiniteQueryOptions({
    queryKey: ['messages', threadId],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listMessages,
        { params: { threadId }, query: { page: pageParam, pageSize: threadLimits.messagePageSize } },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => (page.items.length === threadLimits.messagePageSize ? page.meta.currentPage + 1 : null),
    gcTime: CACHE_MS,
    retry: (failures, error) => failures < 2 && !(isApiError(error) && error.status < 500),
    refetchInterval: (query) => (hasFreshEmptyReply(query.state.data) ? EMPTY_REPLY_POLL_MS : false),
  });
}

/** The reply that is being written in a thread; it lives in the query cache like all that the server says. */
export function liveReplyQuery(threadId: string) {
  return queryOptions<LiveReply | null>({
    queryKey: ['live-reply', threadId],
    queryFn: () => null,
    enabled: false,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function setLiveReply(queryClient: QueryClient, threadId: string, reply: LiveReply | null): void {
  queryClient.setQueryData(liveReplyQuery(threadId).queryKey, reply);
}

/** All loaded messages, oldest first, none twice (a new message shifts the pages while older ones load). */
export function messagesOf(pages: MessagePages | undefined): Message[] {
  const byKey = new Map<string, Message>();
  for (const page of pages?.pages.toReversed() ?? []) for (const message of page.items) byKey.set(message.uniqueKey, message);
  return [...byKey.values()];
}

const emptyPage: MessagePage = {
  items: [],
  meta: { currentPage: 1, totalPages: 1, totalItems: 0, itemsPerPage: threadLimits.messagePageSize, itemCount: 0 },
};

function changeNewestPage(queryClient: QueryClient, threadId: string, change: (items: Message[]) => Message[]): void {
  queryClient.setQueryData(messagesQuery(threadId).queryKey, (pages: MessagePages | undefined): MessagePages => {
    const [newest = emptyPage, ...older] = pages?.pages ?? [];
    return { pages: [{ ...newest, items: change(newest.items) }, ...older], pageParams: pages?.pageParams ?? [1] };
  });
}

/** Puts a message at the end of the thread, or in the place of the one with its key. */
export function putMessage(queryClient: QueryClient, threadId: string, message: Message): void {
  changeNewestPage(queryClient, threadId, (items) => {
    const known = items.findIndex(({ uniqueKey }) => uniqueKey === message.uniqueKey);
    return known < 0 ? [...items, message] : items.with(known, message);
  });
}

/** An artifact that the user changed, and that is stored so, in the messages that are loaded. */
export function keepArtifact(queryClient: QueryClient, threadId: string, artifact: Artifact): void {
  changeMessages(queryClient, threadId, (message) => ({
    ...message,
    artifacts: message.artifacts.map((known) => (known.id === artifact.id ? artifact : known)),
  }));
}

/** Changes loaded messages, or takes those off for which it answers null. */
export function changeMessages(queryClient: QueryClient, threadId: string, change: (message: Message) => Message | null): void {
  queryClient.setQueryData(
    messagesQuery(threadId).queryKey,
    (pages: MessagePages | undefined) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({ ...page, items: page.items.flatMap((message) => change(message) ?? []) })),
      },
  );
}

export function removeMessage(queryClient: QueryClient, threadId: string, uniqueKey: string): void {
  changeNewestPage(queryClient, threadId, (items) => items.filter((item) => item.uniqueKey !== uniqueKey));
}

/** The run that is still being written, as the newest message tells it. */
export function openRunOf(messages: readonly Message[]): string | null {
  const run = messages.at(-1)?.run;
  return run && (run.status === 'queued' || run.status === 'running') ? run.promptRefId : null;
}

/** Shows messages that are known from before while the thread loads; they count as stale. */
export function seedMessages(queryClient: QueryClient, threadId: string, messages: Message[]): void {
  const { queryKey } = messagesQuery(threadId);
  if (messages.length === 0 || queryClient.getQueryData(queryKey)) return;
  const page = { items: messages, meta: { ...emptyPage.meta, totalItems: messages.length, itemCount: messages.length } };
  queryClient.setQueryData(queryKey, { pages: [page], pageParams: [1] }, { updatedAt: 1 });
}
