import type { ListingReference } from '#contract/listing-reference.ts';

/** Homes that are chosen out of a search, as comparables are: who keeps them, the search does not know. */
export interface Choosing {
  /** On each home's checkbox, before its address: "Compare with". */
  label: string;
  isChosen: (listing: ListingReference) => boolean;
  toggle: (listing: ListingReference) => void;
  /** What they are compared with, on the map; null where its place is unknown. */
  subject: { latitude: number; longitude: number } | null;
}
