import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { findMapPlaces, getMapStyle } from '#contract/listing-map.ts';
import { getMarketSnapshot, type MarketRequest } from '#contract/market.ts';
import { getMarketHistory, type MarketHistoryRequest } from '#contract/market-history.ts';
import { callApi } from '#web/platform/api.ts';
import type { FindPlaces } from '#web/ui/map/bundled-places.tsx';

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

/** Null asks nothing. */
export function snapshotQuery(request: MarketRequest | null) {
  return queryOptions({
    queryKey: ['market-snapshot', request],
    queryFn: request ? ({ signal }) => callApi(getMarketSnapshot, { body: request }, { signal }) : skipToken,
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
  });
}

/** Where the drawing of streets comes from. */
export const mapStyleQuery = queryOptions({
  queryKey: ['map-style-address'],
  queryFn: ({ signal }) => callApi(getMapStyle, {}, { signal }),
  staleTime: Infinity,
});

/** What a map without streets names. */
export const findPlaces: FindPlaces = async (view, signal) => {
  const { items } = await callApi(findMapPlaces, { body: { view } }, { signal });
  return items.map(({ nameType, ...place }) => ({ ...place, isCity: nameType === 'city' }));
};
