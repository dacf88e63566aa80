import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SavedSearch } from '#contract/saved-searches.ts';

const saved = (id: string): SavedSearch => ({
  ...{ id, name: id, search: {}, frequency: 'daily', isPaused: false, unseenCount: 0 },
  ...{ createdAt: '2026-01-01T00:00:00Z', lastChangeAt: null },
});

/** Answers of the server by method, each when it is let go. */
const network = {
  answers: new Map<string, PromiseWithResolvers<Response>>(),
  to: (method: string) => {
    const answer = network.answers.get(method) ?? Promise.withResolvers<Response>();
    network.answers.set(method, answer);
    return answer;
  },
};

beforeEach(() => {
  network.answers.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', (_address: string, { method = 'GET' }: RequestInit) => network.to(method).promise);
});
afterEach(() => void vi.unstubAllGlobals());

const notThere = () => Response.json({ status: 404, code: 'not_found', title: 'Not found' }, { status: 404 });

async function start() {
  const data = await import('./saved-searches.data.ts');
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey } = data.savedSearchesQuery;
  queryClient.setQueryData(queryKey, { items: [saved('a'), saved('b'), saved('c')] });
  const listed = () => queryClient.getQueryData(queryKey)?.items.map(({ id, isPaused }) => (isPaused ? `${id} paused` : id));
  return { ...data, queryClient, listed };
}

it('a search that is deleted while a change of it is under way stays away, though the change fails', async () => {
  const { queryClient, changeSavedSearch, removeSavedSearch, listed } = await start();
  const paused = changeSavedSearch(queryClient, 'b', { isPaused: true });
  await vi.waitFor(() => expect(listed()).toEqual(['a', 'b paused', 'c']));
  const removed = removeSavedSearch(queryClient, saved('b'));
  network.to('DELETE').resolve(new Response(null, { status: 204 }));
  await removed;
  network.to('PATCH').resolve(notThere());
  await paused;
  expect(listed()).toEqual(['a', 'c']);
});

it('a list that was being read while a search was deleted does not bring it back', async () => {
  const { queryClient, savedSearchesQuery, removeSavedSearch, listed } = await start();
  const read = queryClient.fetchQuery({ ...savedSearchesQuery, staleTime: 0 }).catch(() => null);
  const removed = removeSavedSearch(queryClient, saved('b'));
  network.to('DELETE').resolve(new Response(null, { status: 204 }));
  await removed;
  network.to('GET').resolve(Response.json({ items: [saved('a'), saved('b'), saved('c')] }));
  await read;
  expect(listed()).toEqual(['a', 'c']);
});

it('a search whose deletion fails stands again where it stood, and a change that fails is taken back', async () => {
  const { queryClient, changeSavedSearch, removeSavedSearch, listed } = await start();
  network.to('DELETE').resolve(notThere());
  network.to('PATCH').resolve(notThere());
  await removeSavedSearch(queryClient, saved('b'));
  expect(listed()).toEqual(['a', 'b', 'c']);
  await changeSavedSearch(queryClient, 'b', { isPaused: true });
  expect(listed()).toEqual(['a', 'b', 'c']);
});
