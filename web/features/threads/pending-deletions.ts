import { deleteThread } from '#contract/threads.ts';
import { callApi } from '#web/platform/api.ts';

const waiting = new Set<string>();

/**
 * Threads whose deletion can still be undone. The server deletes for good, so it is told when the time to undo is over, or
 * when the page is left before that.
 */
export const pendingDeletions = {
  has: (threadId: string) => waiting.has(threadId),
  add: (threadId: string) => waiting.add(threadId),
  undo: (threadId: string) => waiting.delete(threadId),
  /** Tells the server; does nothing when the page's end already has. */
  carryOut: async (threadId: string, { keepalive = false } = {}) => {
    if (waiting.delete(threadId)) await callApi(deleteThread, { params: { threadId } }, { keepalive });
  },
};

window.addEventListener('pagehide', () => {
  for (const threadId of waiting) pendingDeletions.carryOut(threadId, { keepalive: true }).catch(() => undefined);
});
