import type { ListingReference } from '#contract/listing-reference.ts';
import type { WidgetArtifact } from '#contract/threads.ts';
import type { ReplyText } from '#web/features/chat/index.ts';

/** A part of a widget that is asked for by its name; another object each time, so that the same part can be asked for again. */
export interface WidgetPart {
  name: string;
}

/** What every widget of the drawer is given. */
export interface WidgetProps<Arguments = Record<string, unknown>> {
  artifact: WidgetArtifact<Arguments>;
  /** The listing whose details are open over the widget's results, null when none: it goes with the next prompt. */
  listing: ListingReference | null;
  /** Where it stands once it is asked for; none: as it begins. */
  part?: WidgetPart | null;
  onListingChange: (listing: ListingReference | null) => void;
  /** To the results that a listing by itself came after; none where it came first. */
  onBackToResults?: (() => void) | undefined;
  /** After the user's change was kept in the artifact. */
  onSaved: (artifact: WidgetArtifact) => void;
}

/** As the user changed it, now. */
export function withArguments(artifact: WidgetArtifact, changed: Record<string, unknown>): WidgetArtifact {
  return { ...artifact, content: { ...artifact.content, arguments: changed }, changedAt: new Date().toISOString() };
}

/** What an artifact that shows among the words of its reply is given. */
export interface InReplyProps<Arguments = Record<string, unknown>> extends ReplyText {
  artifact: WidgetArtifact<Arguments>;
  onOpen: (artifact: WidgetArtifact, part?: WidgetPart) => void;
}
