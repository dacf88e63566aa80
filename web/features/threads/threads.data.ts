import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { archiveThread, listThreads, pinThread, renameThread, type Thread } from '#contract/threads.ts';
import { callApi } from '#web/platform/api.ts';
import { pendingDeletions } from './pending-deletions.ts';

export const threadsQuery = queryOptions({
  queryKey: ['threads'],
  queryFn: async ({ signal }) => {
    const { items } = await callApi(listThreads, {}, { signal });
    return items.filter(({ id }) => !pendingDeletions.has(id));
  },
  staleTime: 60_000,
});

export function saveTitle(threadId: string, title: string) {
  return callApi(renameThread, { params: { threadId }, body: { title } });
}

export function savePin(threadId: string, pinned: boolean) {
  return callApi(pinThread, { params: { threadId }, body: { pinned } });
}

export function saveArchived(threadId: string, archived: boolean) {
  return callApi(archiveThread, { params: { threadId }, body: { archived } });
}

export const archivedThreadsQuery = queryOptions({
  queryKey: ['archived-threads'],
  queryFn: async ({ signal }) => (await callApi(listThreads, { query: { archived: 'true' } }, { signal })).items,
});

/** Newest first: updatedAt, then createdAt (docs/product/chat.md). */
function byAge(a: Thread, b: Thread): number {
  return b.updatedAt.localeCompare(a.updatedAt) || b.createdAt.localeCompare(a.createdAt);
}

/** Changes the list on this device; the server is told by who calls this. */
export function changeThreads(queryClient: QueryClient, change: (threads: Thread[]) => Thread[]): void {
  // A list that is on its way would undo the change when it arrives.
  void queryClient.cancelQueries({ queryKey: threadsQuery.queryKey });
  queryClient.setQueryData(threadsQuery.queryKey, (threads) => threads && change(threads).toSorted(byAge));
}

export function changeThread(queryClient: QueryClient, threadId: string, change: Partial<Thread>): void {
  changeThreads(queryClient, (threads) => threads.map((thread) => (thread.id === threadId ? { ...thread, ...change } : thread)));
}

/** A thread that was just begun stands at the head of the list at once. */
export function addBegunThread(queryClient: QueryClient, { id, title }: { id: string; title: string }): void {
  const now = new Date().toISOString();
  const begun: Thread = { id, title, createdAt: now, updatedAt: now, metadata: null, pinned: false, archived: false };
  changeThreads(queryClient, (threads) => [begun, ...threads.filter((thread) => thread.id !== id)]);
}

/** A prompt makes its thread the newest, and puts one that was archived back into the list. */
export function bumpThread(queryClient: QueryClient, threadId: string): void {
  changeThread(queryClient, threadId, { updatedAt: new Date().toISOString() });
  const threads = queryClient.getQueryData(threadsQuery.queryKey);
  if (!threads?.some(({ id }) => id === threadId)) void queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey });
}
