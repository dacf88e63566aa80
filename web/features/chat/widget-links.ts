import type { ListingReference } from '#contract/listings.ts';
import type { WidgetArtifact } from '#contract/threads.ts';

/** How replies lead to the drawer; which widgets there are, the app knows. */
export interface WidgetLinks {
  labelOf: (artifact: WidgetArtifact, isOneOfMany: boolean) => string;
  onOpen: (artifact: WidgetArtifact) => void;
  /** A listing that a reply rests on, by itself. */
  onOpenListing: (listing: ListingReference) => void;
}
