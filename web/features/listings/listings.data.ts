import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import { findListings, findPlaces, getListingDetails } from '#contract/listings.ts';
import { getListingHistory } from '#contract/listing-history.ts';
import { updateArtifact } from '#contract/assistant.ts';
import { findSimilarListings } from '#contract/similar-listings.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { callApi } from '#web/platform/api.ts';

const CACHE_MS = 5 * 60_000;
const MAX_RETRIES = 3;

/** Listing calls are tried again up to three times, and only when the server said that it was too much (docs/product/listings.md). */
function retryWhenTooMany(failures: number, error: Error): boolean {
  return failures < MAX_RETRIES && isApiError(error) && error.status === 429;
}

export function listingSearchQuery(search: ListingSearch) {
  return queryOptions({
    queryKey: ['listing-search', search],
    queryFn: ({ signal }) => callApi(findListings, { body: search }, { signal }),
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    retry: retryWhenTooMany,
    placeholderData: keepPreviousData,
  });
}

export function listingDetailsQuery(reference: ListingReference) {
  return queryOptions({
    queryKey: ['listing', reference.mlsSource, reference.mlsId],
    queryFn: ({ signal }) => callApi(getListingDetails, { body: { listingReference: reference } }, { signal }),
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    retry: retryWhenTooMany,
  });
}

/** Areas that a text may mean; null asks nothing. */
export function placesQuery(text: string | null) {
  return queryOptions({
    queryKey: ['places', text],
    queryFn: ({ signal }) => callApi(findPlaces, { query: { q: text ?? '' } }, { signal }),
    enabled: text !== null,
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    retry: retryWhenTooMany,
    placeholderData: keepPreviousData,
  });
}

export function listingHistoryQuery(reference: ListingReference) {
  return queryOptions({
    queryKey: ['listing-history', reference.mlsSource, reference.mlsId],
    queryFn: ({ signal }) => callApi(getListingHistory, { body: { listingReference: reference } }, { signal }),
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    retry: retryWhenTooMany,
  });
}

export function similarListingsQuery(reference: ListingReference, atAnyPrice: boolean) {
  return queryOptions({
    queryKey: ['similar-listings', reference.mlsSource, reference.mlsId, atAnyPrice],
    queryFn: ({ signal }) => callApi(findSimilarListings, { body: { listingReference: reference, atAnyPrice } }, { signal }),
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    retry: retryWhenTooMany,
  });
}

/** Keeps the search that the drawer now shows in its artifact; says whether it is kept. A failure is only logged (docs/product/chat.md). */
export async function saveSearch(artifactId: string, search: ListingSearch): Promise<boolean> {
  try {
    await callApi(updateArtifact, { params: { artifactId }, body: { content: { artifactId, arguments: search } } });
    return true;
  } catch (error) {
    console.warn('The search could not be kept', error);
    return false;
  }
}
