import { createContext } from 'react';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { ChatPicture } from './images-in.ts';

/** What links in a reply can do (contract reply-links.ts). */
export interface ReplyActions {
  /** Where the messages stand; null outside of a thread. */
  threadId: string | null;
  openListing: (listing: ListingReference) => void;
  /** Shows a picture large, among all of the thread. */
  openPicture: (picture: ChatPicture) => void;
  /** Says these words as the user's next message, to the chosen model or to another one; null while nothing can be sent. */
  ask: ((words: string, model?: string) => void) | null;
  /** Ends the reply that is being written; null while there is none. */
  stop: (() => void) | null;
}

export const ReplyActionsContext = createContext<ReplyActions>({
  threadId: null,
  openListing: () => undefined,
  openPicture: () => undefined,
  ask: null,
  stop: null,
});
