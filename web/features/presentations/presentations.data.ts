import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getComparableReasons } from '#contract/cma-comparables.ts';
import { editPresentation, getPresentationRevision, viewPresentation } from '#contract/cma-drafts.ts';
import { getCma, listMyCmas } from '#contract/cmas.ts';
import { getShare } from '#contract/presentation-shares.ts';
import { listSectionTemplates } from '#contract/section-templates.ts';
import { callApi } from '#web/platform/api.ts';

const CACHE_MS = 5 * 60_000;
/** Edits made elsewhere are seen after so long at most. */
const LOOK_MS = 2_000;

const once = { retry: 1, retryDelay: 2_000 };

export function presentationEditQuery(presentationId: string) {
  return queryOptions({
    queryKey: ['presentation', presentationId, 'edit'],
    queryFn: ({ signal }) => callApi(editPresentation, { params: { presentationId } }, { signal }),
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    ...once,
  });
}

export function presentationViewQuery(presentationId: string) {
  return queryOptions({
    queryKey: ['presentation', presentationId, 'view'],
    queryFn: ({ signal }) => callApi(viewPresentation, { params: { presentationId } }, { signal }),
    ...once,
  });
}

export function revisionQuery(presentationId: string) {
  return queryOptions({
    queryKey: ['presentation', presentationId, 'revision'],
    queryFn: ({ signal }) => callApi(getPresentationRevision, { params: { presentationId } }, { signal }),
    refetchInterval: LOOK_MS,
    retry: false,
  });
}

/** State of a draft; each of its revisions has its own. */
export function cmaQuery(presentationId: string, revision: number) {
  return queryOptions({
    queryKey: ['presentation', presentationId, 'cma', revision],
    queryFn: ({ signal }) => callApi(getCma, { params: { presentationId } }, { signal }),
    staleTime: CACHE_MS,
    placeholderData: keepPreviousData,
  });
}

/** Of each revision: other comparables have other reasons. */
export function comparableReasonsQuery(presentationId: string, revision: number) {
  return queryOptions({
    queryKey: ['presentation', presentationId, 'comparable-reasons', revision],
    queryFn: ({ signal }) => callApi(getComparableReasons, { params: { presentationId } }, { signal }),
    staleTime: CACHE_MS,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function shareQuery(presentationId: string) {
  return queryOptions({
    queryKey: ['presentation', presentationId, 'share'],
    queryFn: ({ signal }) => callApi(getShare, { params: { presentationId } }, { signal }),
  });
}

export type ListFilter = {
  page: number;
  status?: 'draft' | 'published' | 'archived';
  search?: string;
  orderBy?: 'updated' | 'created' | 'title';
};

export function presentationsQuery(filter: ListFilter) {
  return queryOptions({
    queryKey: ['presentations', filter],
    queryFn: ({ signal }) => callApi(listMyCmas, { query: filter }, { signal }),
  });
}

export const templatesQuery = queryOptions({
  queryKey: ['section-templates'],
  queryFn: ({ signal }) => callApi(listSectionTemplates, {}, { signal }),
  staleTime: CACHE_MS,
});
