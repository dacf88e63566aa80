import { listingSearchSchema } from '#contract/listing-search.ts';
import { listingReferenceSchema } from '#contract/listing-reference.ts';
import { defineArtifactKind, type ArtifactKind } from '#server/platform/tools/index.ts';

/** Results of a search; the drawer keeps the search that the user makes of it. */
export const searchArtifact = defineArtifactKind({
  kind: 'widget-listings-search',
  argumentsSchema: listingSearchSchema,
  isUpdatable: true,
  toldAs: 'search_listings',
});

/** One listing by itself. */
export const listingArtifact = defineArtifactKind({
  kind: 'widget-listing-details',
  argumentsSchema: listingReferenceSchema,
  isUpdatable: false,
});

export const listingArtifactKinds: readonly ArtifactKind[] = [searchArtifact, listingArtifact];
