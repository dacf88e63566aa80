import type { Thread } from '#contract/threads.ts';

export type ThreadGroupName = 'Pinned' | 'Today' | 'Previous 7 days' | 'Previous 30 days';

export interface ThreadGroup {
  name: ThreadGroupName;
  threads: Thread[];
}

const DAY_MS = 86_400_000;

function startOfDay(instant: Date): number {
  return new Date(instant.getFullYear(), instant.getMonth(), instant.getDate()).getTime();
}

/**
 * The groups of the sidebar by the calendar of this device; order within a group is that of the list. Unpinned threads older
 * than 30 days are not listed (docs/product/chat.md).
 */
export function groupThreads(threads: readonly Thread[], now: Date): ThreadGroup[] {
  const today = startOfDay(now);
  const nameOf = ({ pinned, updatedAt }: Thread): ThreadGroupName | null => {
    if (pinned) return 'Pinned';
    // A day of summer time has 23 or 25 hours, so days are counted from noon.
    const daysAgo = Math.floor((today + DAY_MS / 2 - startOfDay(new Date(updatedAt))) / DAY_MS);
    if (daysAgo <= 0) return 'Today';
    if (daysAgo <= 7) return 'Previous 7 days';
    return daysAgo <= 30 ? 'Previous 30 days' : null;
  };
  const names: ThreadGroupName[] = ['Pinned', 'Today', 'Previous 7 days', 'Previous 30 days'];
  return names
    .map((name) => ({ name, threads: threads.filter((thread) => nameOf(thread) === name) }))
    .filter((group) => group.threads.length > 0);
}
