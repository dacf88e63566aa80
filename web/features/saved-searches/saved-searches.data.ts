import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearchChanges,
  listSavedSearches,
  restoreSavedSearch,
  updateSavedSearch,
  type SavedSearch,
} from '#contract/saved-searches.ts';
import { callApi } from '#web/platform/api.ts';
import { showToast } from '#web/ui/toast-queue.ts';

const LIST = ['saved-searches'] as const;
const FRESH_MS = 60_000;
const UNDO_MS = 10_000;

export const savedSearchesQuery = queryOptions({
  queryKey: LIST,
  queryFn: ({ signal }) => callApi(listSavedSearches, {}, { signal }),
  staleTime: FRESH_MS,
});

export function changesQuery(savedSearchId: string) {
  return queryOptions({
    queryKey: ['saved-search-changes', savedSearchId],
    queryFn: ({ signal }) => callApi(listSavedSearchChanges, { params: { savedSearchId } }, { signal }),
    staleTime: FRESH_MS,
  });
}

type Listed = { items: SavedSearch[] };

function replace(queryClient: QueryClient, id: string, change: (saved: SavedSearch) => SavedSearch | null): void {
  queryClient.setQueryData<Listed>(
    LIST,
    (listed) => listed && { items: listed.items.flatMap((one) => (one.id === id ? (change(one) ?? []) : one)) },
  );
}

type Changes = z.input<typeof updateSavedSearch.body>;

/** As it is listed now. A reading of the list that is under way would bring back what is about to change. */
async function listedNow(queryClient: QueryClient, id: string): Promise<{ saved: SavedSearch | null; at: number }> {
  await queryClient.cancelQueries({ queryKey: LIST });
  const items = queryClient.getQueryData<Listed>(LIST)?.items ?? [];
  const at = items.findIndex((one) => one.id === id);
  return { saved: items[at] ?? null, at };
}

/** Shows a change at once; where it cannot be kept it is taken back and said. What was deleted meanwhile stays away. */
export async function changeSavedSearch(queryClient: QueryClient, id: string, changes: Changes): Promise<void> {
  const { saved: before } = await listedNow(queryClient, id);
  const { name, frequency, isPaused, seenThrough } = changes;
  replace(queryClient, id, (saved) => ({
    ...saved,
    name: name ?? saved.name,
    frequency: frequency ?? saved.frequency,
    isPaused: isPaused ?? saved.isPaused,
    unseenCount: seenThrough === undefined ? saved.unseenCount : 0,
  }));
  try {
    const kept = await callApi(updateSavedSearch, { params: { savedSearchId: id }, body: changes });
    replace(queryClient, id, () => kept);
  } catch {
    const isListed = (await listedNow(queryClient, id)).saved !== null;
    replace(queryClient, id, (saved) => before ?? saved);
    // What was looked at is noted the next time.
    if (isListed && seenThrough === undefined) showToast('That could not be saved. Try again.', { tone: 'error' });
  }
}

/** Deletes at once, with a way back. */
export async function removeSavedSearch(queryClient: QueryClient, { id, name }: SavedSearch): Promise<void> {
  const { saved: before, at } = await listedNow(queryClient, id);
  const params = { savedSearchId: id };
  const renew = () => queryClient.invalidateQueries({ queryKey: LIST });
  replace(queryClient, id, () => null);
  try {
    await callApi(deleteSavedSearch, { params });
  } catch {
    if (before) {
      queryClient.setQueryData<Listed>(LIST, (listed) => listed && { items: listed.items.toSpliced(at, 0, before) });
    }
    showToast('That could not be deleted. Try again.', { tone: 'error' });
    return;
  }
  const undo = async () => {
    try {
      await callApi(restoreSavedSearch, { params });
    } catch {
      showToast('It could not be taken back. Try again.', { tone: 'error' });
    }
    await renew();
  };
  showToast(`Deleted “${name}”`, { durationMs: UNDO_MS, action: { label: 'Undo', onClick: () => void undo() } });
}

/** @throws ApiError, NetworkError */
export async function keepSearch(queryClient: QueryClient, body: z.input<typeof createSavedSearch.body>): Promise<SavedSearch> {
  const saved = await callApi(createSavedSearch, { body }, { idempotencyKey: crypto.randomUUID() });
  await queryClient.invalidateQueries({ queryKey: LIST });
  return saved;
}
