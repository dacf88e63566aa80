import type { ListingReference } from '#contract/listing-reference.ts';

/** How a listing is asked for: by its id for people, or by its key where it has none. */
export function referenceTo(listing: { mlsId: string | null; uPropertyId: string; mlsSource: string }): ListingReference {
  return { mlsId: listing.mlsId ?? listing.uPropertyId, mlsSource: listing.mlsSource };
}

export function isSameListing(one: ListingReference | null, other: ListingReference | null): boolean {
  return one?.mlsId === other?.mlsId && one?.mlsSource === other?.mlsSource;
}
