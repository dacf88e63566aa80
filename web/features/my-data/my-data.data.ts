import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { downloadExport, getMyData, requestDeletion, requestExport, undoDeletion } from '#contract/my-data.ts';
import { addressOf, callApi } from '#web/platform/api.ts';

const LOOK_AGAIN_MS = 3_000;

/** Asked for again while a copy is being made. */
export const myDataQuery = queryOptions({
  queryKey: ['my-data'],
  queryFn: ({ signal }) => callApi(getMyData, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.export && state.data.export.readyAt === null ? LOOK_AGAIN_MS : false),
});

export const exportAddress = (exportId: string): string => addressOf(downloadExport, { params: { exportId } });

async function andLookAgain(queryClient: QueryClient, act: Promise<unknown>): Promise<void> {
  try {
    await act;
  } finally {
    await queryClient.invalidateQueries(myDataQuery);
  }
}

export const askForCopy = (queryClient: QueryClient) => andLookAgain(queryClient, callApi(requestExport, {}));
export const keepAccount = (queryClient: QueryClient) => andLookAgain(queryClient, callApi(undoDeletion, {}));
export const eraseAccount = (queryClient: QueryClient, body: { email: string }) =>
  andLookAgain(queryClient, callApi(requestDeletion, { body }));
