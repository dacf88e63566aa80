import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  discardListingImport,
  getListingImport,
  listListingImports,
  planListingImport,
  startListingImport,
  undoListingImport,
  uploadListingFile,
  type ListingImport,
} from '#contract/listing-imports.ts';
import type { EndpointRequest } from '#contract/endpoint.ts';
import { callApi } from '#web/platform/api.ts';
import { uploadFiles } from '#web/platform/upload.ts';

const WHILE_READ_MS = 1_000;

const isBeingRead = (one: { state: string } | undefined): boolean => one?.state === 'queued' || one?.state === 'running';

export const importsQuery = queryOptions({
  queryKey: ['listing-imports'],
  queryFn: ({ signal }) => callApi(listListingImports, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.items.some(isBeingRead) ? WHILE_READ_MS * 3 : false),
});

/** One upload; asked again each second while a job reads it. */
export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: ['listing-imports', importId],
    queryFn: ({ signal }) => callApi(getListingImport, { params: { importId } }, { signal }),
    refetchInterval: ({ state }) => (isBeingRead(state.data) ? WHILE_READ_MS : false),
  });

export function upload(source: string, file: File, options: Parameters<typeof uploadFiles>[2]) {
  return uploadFiles(uploadListingFile, { body: { source }, files: [file] }, options);
}

export type PlanChoices = EndpointRequest<typeof planListingImport>['body'];

/** What a person does with an upload; each answers it as it is then. */
export const acts = {
  plan: (importId: string, body: PlanChoices) => callApi(planListingImport, { params: { importId }, body }),
  start: (importId: string, isDryRun: boolean) => callApi(startListingImport, { params: { importId }, body: { isDryRun } }),
  undo: (importId: string) => callApi(undoListingImport, { params: { importId } }),
  discard: (importId: string) => callApi(discardListingImport, { params: { importId } }),
};

/** Puts an upload into the cache as an act has answered it, and has the list asked for again. */
export function keepImport(queryClient: QueryClient, one: ListingImport): void {
  queryClient.setQueryData(importQuery(one.id).queryKey, one);
  void queryClient.invalidateQueries({ queryKey: importsQuery.queryKey, exact: true });
}
