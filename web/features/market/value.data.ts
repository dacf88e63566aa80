import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { updateArtifact } from '#contract/assistant.ts';
import type { NoValueReason } from '#contract/valuation-answer.ts';
import { findComparables, valueHome } from '#contract/market-valuation.ts';
import type { ValuationRequest } from '#contract/valuation-request.ts';
import { callApi } from '#web/platform/api.ts';
import { isApiError } from '#web/platform/api-errors.ts';

const CACHE_MS = 5 * 60_000;
/** A market whose sales are still being read is asked for again after so long. */
const NOT_READY_MS = 3_000;

type Answer = { reason: { code: NoValueReason } | null };
const untilReady = ({ state: { data } }: { state: { data: Answer | undefined } }): number | false =>
  data?.reason?.code === 'market-not-ready' ? NOT_READY_MS : false;

/** Asks by the model that a value was made with; models of more than a year ago are gone, and the newest answers. */
async function withItsModel<Request extends { modelId?: string | null | undefined }, Found>(
  request: Request,
  ask: (request: Request) => Promise<Found>,
): Promise<Found> {
  try {
    return await ask(request);
  } catch (error) {
    if (!request.modelId || !isApiError(error, 'not_found')) throw error;
    return ask({ ...request, modelId: null });
  }
}

export function valueQuery(request: ValuationRequest) {
  return queryOptions({
    queryKey: ['value', request],
    queryFn: ({ signal }) => withItsModel(request, (body) => callApi(valueHome, { body }, { signal })),
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    refetchInterval: untilReady,
    // The value before a change stays until the new one is there.
    placeholderData: keepPreviousData,
  });
}

/** Sales that are no comparables with the reason of each; asked for when somebody looks. */
export function leftOutQuery({ subject, comparables: options, modelId }: ValuationRequest, isOpen: boolean) {
  return queryOptions({
    queryKey: ['comparables', subject, options, modelId],
    queryFn: ({ signal }) =>
      withItsModel({ subject, options, modelId }, (body) => callApi(findComparables, { body }, { signal })),
    enabled: isOpen,
    staleTime: CACHE_MS,
    refetchInterval: untilReady,
    placeholderData: keepPreviousData,
  });
}

/** Keeps a changed request in its artifact; what cannot be kept is shown all the same. */
export async function saveRequest(artifactId: string, request: ValuationRequest): Promise<boolean> {
  try {
    await callApi(updateArtifact, { params: { artifactId }, body: { content: { artifactId, arguments: request } } });
    return true;
  } catch {
    return false;
  }
}
