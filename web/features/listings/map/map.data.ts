import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { findMapPlaces, findOnMap, getMapStyle, type MapView } from '#contract/listing-map.ts';
import { getPlaceHull } from '#contract/listing-places.ts';
import type { ListingSearch, NamedArea } from '#contract/listing-search.ts';
import { callApi } from '#web/platform/api.ts';
import type { FindPlaces } from '#web/ui/map/bundled-places.tsx';

const CACHE_MS = 5 * 60_000;

/** Where the drawing of streets comes from. */
export const mapStyleQuery = queryOptions({
  queryKey: ['map-style-address'],
  queryFn: ({ signal }) => callApi(getMapStyle, {}, { signal }),
  staleTime: Infinity,
});

/** Homes of a search in a view; the order and the page of the search do not count. Null asks nothing. */
export function onMapQuery(search: ListingSearch, at: { view: MapView; zoom: number } | null) {
  const { paginationPage: _page, paginationLimit: _limit, orderResultsBy: _order, ...conditions } = search;
  return queryOptions({
    queryKey: ['listings-on-map', conditions, at],
    queryFn: at ? ({ signal }) => callApi(findOnMap, { body: { search: conditions, ...at } }, { signal }) : skipToken,
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    placeholderData: keepPreviousData,
  });
}

/** What a map without streets names. */
export const findPlaces: FindPlaces = async (view, signal) => {
  const { items } = await callApi(findMapPlaces, { body: { view } }, { signal });
  return items.map(({ nameType, ...place }) => ({ ...place, isCity: nameType === 'city' }));
};

/** The outline of a named area, to show where a search looks; streets and addresses have none. */
export function outlineQuery({ nameType: kind, name, context }: NamedArea) {
  const nameType = kind === 'street' || kind === 'street-and-number' ? undefined : kind;
  return queryOptions({
    queryKey: ['place-hull', nameType, name, context],
    queryFn: ({ signal }) =>
      callApi(
        getPlaceHull,
        {
          query: {
            nameType: nameType ?? 'city',
            name,
            ...(context?.city ? { city: context.city } : {}),
            ...(context?.stateAbbreviated ? { state: context.stateAbbreviated } : {}),
          },
        },
        { signal },
      ),
    enabled: nameType !== undefined,
    staleTime: CACHE_MS,
  });
}
