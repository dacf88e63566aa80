/**
 * Where listings come to be seen: by a signed-in agent (the built-in assistant, which runs inside this program, included), on a page that
 * a client opens without an account, or by a provider of language models outside this program, which gets only what the licence of each
 * source lets out.
 */
export type ListingSurface = 'agent' | 'client-link' | 'model-provider';

/** Whose rights a query on listings runs with, and where its answer goes. */
export interface ListingViewer {
  /** MLS sources whose listings may be seen; `*` means all, an empty list none. */
  allowedMlsProviders: readonly string[];
  /** Who sees what this user alone has uploaded; nobody's where it is left out. */
  userId?: string;
  /** `agent` where it is left out. */
  surface?: ListingSurface;
}

/** A user for whom something is done, at a request or in their absence. A `Caller` is one who is signed in. */
export interface Viewer extends ListingViewer {
  userId: string;
}
