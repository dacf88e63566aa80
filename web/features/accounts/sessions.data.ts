import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '#contract/accounts.ts';
import { callApi } from '#web/platform/api.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => callApi(listSessions, {}, { signal }),
  staleTime: 0,
});

/** Signs out in one other place, or without an id in all of them. */
export async function endSessions(queryClient: QueryClient, sessionId?: string): Promise<void> {
  try {
    await (sessionId === undefined ? callApi(endOtherSessions, {}) : callApi(endSession, { params: { sessionId } }));
  } finally {
    await queryClient.invalidateQueries(sessionsQuery);
  }
}
