import type { QueryClient } from '@tanstack/react-query';
import { liveReplyQuery, messagesOf, messagesQuery } from './chat.data.ts';
import { PENDING_RUN } from './send-message.ts';

/** The cache knows no types of its keys. */
const keyOf = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey;

/** Calls back when a reply that this page follows begins or ends, in whatever thread; answers the function that ends it. */
export function onReplyTurn(queryClient: QueryClient, listener: () => void): () => void {
  const runs = new Map<string, string>();
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    const [kind, threadId] = keyOf(query);
    if (type !== 'updated' || kind !== liveReplyQuery('').queryKey[0] || typeof threadId !== 'string') return;
    const run = queryClient.getQueryData(liveReplyQuery(threadId).queryKey)?.promptRefId ?? '';
    if (run === PENDING_RUN || run === (runs.get(threadId) ?? '')) return;
    runs.set(threadId, run);
    listener();
  });
}

/** A thread that is shown learns of a reply that ended without it, as on another device. */
export function ensureReplyShown(
  queryClient: QueryClient,
  { threadId, messageId }: { threadId: string; messageId: string },
): void {
  const { queryKey } = messagesQuery(threadId);
  const shown = messagesOf(queryClient.getQueryData(queryKey)).find(({ uniqueKey }) => uniqueKey === messageId);
  if (!shown?.metadata) void queryClient.invalidateQueries({ queryKey });
}
