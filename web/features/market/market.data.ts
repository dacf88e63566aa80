import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getMarketHistory, type MarketHistoryRequest } from '#contract/market-history.ts';
import { callApi } from '#web/platform/api.ts';

const CACHE_MS = 5 * 60_000;

export function historyQuery(request: MarketHistoryRequest) {
  return queryOptions({
    queryKey: ['market-history', request],
    queryFn: ({ signal }) => callApi(getMarketHistory, { body: request }, { signal }),
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    placeholderData: keepPreviousData,
  });
}
