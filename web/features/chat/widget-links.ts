import type { ListingReference } from '#contract/listings.ts';
import type { WidgetArtifact } from '#contract/threads.ts';

/** How replies lead to the drawer; which widgets there are, the app knows. */
export interface WidgetLinks {
  labelOf: (artifact: WidgetArtifact, isOneOfMany: boolean) => string;
  /** The id of the artifact that stands open beside the chat: no reply needs to lead to it. */
  openId: string | null;
  onOpen: (artifact: WidgetArtifact) => void;
  /** A listing that a reply names or rests on. */
  onOpenListing: (listing: ListingReference) => void;
}
