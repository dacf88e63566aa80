import { createContext } from 'react';
import type { ListingReference } from '#contract/listings.ts';

/** What links in a reply can do (contract reply-links.ts). */
export interface ReplyActions {
  openListing: (listing: ListingReference) => void;
  /** Says these words as the user's next message; null while nothing can be sent. */
  ask: ((words: string) => void) | null;
}

export const ReplyActionsContext = createContext<ReplyActions>({ openListing: () => undefined, ask: null });
