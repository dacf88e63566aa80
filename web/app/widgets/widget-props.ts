import type { ListingReference } from '#contract/listings.ts';
import type { WidgetArtifact } from '#contract/threads.ts';

/** What every widget of the drawer is given. */
export interface WidgetProps<Arguments = Record<string, unknown>> {
  artifact: WidgetArtifact<Arguments>;
  /** The listing whose details are open over the widget's results, null when none: it goes with the next prompt. */
  listing: ListingReference | null;
  onListingChange: (listing: ListingReference | null) => void;
  /** After the user's change was kept in the artifact. */
  onSaved: (artifact: WidgetArtifact) => void;
}
