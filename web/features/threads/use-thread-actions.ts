import { useQueryClient } from '@tanstack/react-query';
import type { Thread } from '#contract/threads.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { showToast } from '#web/ui/toast-queue.ts';
import { pendingDeletions } from './pending-deletions.ts';
import { changeThread, changeThreads, saveArchived, savePin, saveTitle } from './threads.data.ts';

const UNDO_MS = 6_000;

/**
 * Rename, pin and delete: the list changes first, then the server is told; a refusal puts things back and says so.
 * A deleted thread is gone from the list at once and from the server when the time to undo is over.
 */
export function useThreadActions() {
  const queryClient = useQueryClient();

  const rename = (thread: Thread, title: string) => {
    changeThread(queryClient, thread.id, { title });
    saveTitle(thread.id, title).catch((error: unknown) => {
      changeThread(queryClient, thread.id, { title: thread.title });
      showToast(`The chat was not renamed. ${wordsFor(error)}`, { tone: 'error' });
    });
  };

  const pin = (thread: Thread, pinned: boolean) => {
    changeThread(queryClient, thread.id, { pinned });
    savePin(thread.id, pinned).catch((error: unknown) => {
      changeThread(queryClient, thread.id, { pinned: !pinned });
      showToast(`The chat was not ${pinned ? 'pinned' : 'unpinned'}. ${wordsFor(error)}`, { tone: 'error' });
    });
  };

  const putBack = (thread: Thread) =>
    changeThreads(queryClient, (threads) => [thread, ...threads.filter(({ id }) => id !== thread.id)]);

  const archive = (thread: Thread) => {
    changeThreads(queryClient, (threads) => threads.filter(({ id }) => id !== thread.id));
    const undo = () => {
      putBack(thread);
      void save(false);
    };
    const save = (archived: boolean) =>
      saveArchived(thread.id, archived).catch((error: unknown) => {
        if (archived) putBack(thread);
        showToast(`The chat was not ${archived ? 'archived' : 'put back'}. ${wordsFor(error)}`, { tone: 'error' });
      });
    // Undone before it was done, the second would come first.
    const done = save(true);
    showToast('Chat archived', { durationMs: UNDO_MS, action: { label: 'Undo', onClick: () => void done.then(undo) } });
  };

  const remove = (thread: Thread) => {
    changeThreads(queryClient, (threads) => threads.filter(({ id }) => id !== thread.id));
    pendingDeletions.add(thread.id);
    showToast('Chat deleted', {
      durationMs: UNDO_MS,
      action: {
        label: 'Undo',
        onClick: () => {
          pendingDeletions.undo(thread.id);
          putBack(thread);
        },
      },
      onExpire: () => {
        pendingDeletions.carryOut(thread.id).catch((error: unknown) => {
          // Gone already is what was wanted.
          if (isApiError(error, 'thread_not_found')) return;
          putBack(thread);
          showToast(`The chat was not deleted. ${wordsFor(error)}`, { tone: 'error' });
        });
      },
    });
  };

  return { rename, pin, archive, remove };
}
