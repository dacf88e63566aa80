import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Thread } from '#contract/threads.ts';

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

const thread = (id: string, updatedAt: string): Thread => ({
  ...{ id, title: id, createdAt: updatedAt, updatedAt },
  ...{ metadata: null, pinned: false, archived: false },
});

it('a prompt makes its thread the newest, and asks for the list anew where its thread was archived', async () => {
  const { bumpThread, threadsQuery } = await import('./threads.data.ts');
  const { queryKey } = threadsQuery;
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, [thread('a', '2026-01-02T00:00:00Z'), thread('b', '2026-01-01T00:00:00Z')]);
  bumpThread(queryClient, 'b');
  expect(queryClient.getQueryData(queryKey)?.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
  bumpThread(queryClient, 'archived');
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
