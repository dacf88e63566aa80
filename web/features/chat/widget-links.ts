import type { ReactNode } from 'react';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { WidgetArtifact } from '#contract/threads.ts';
import type { FigureMark } from './markdown/figure-marks.ts';

/** The words of a reply, as a reply shows them or as one of its artifacts does. */
export interface ReplyText {
  text: string;
  /** Offsets into the text. */
  marks: readonly FigureMark[];
  /** Some of the text as a reply shows it. */
  draw: (text: string, marks: readonly FigureMark[]) => ReactNode;
}

/** How replies lead to the drawer; which widgets there are, the app knows. */
export interface WidgetLinks {
  /** @param isOneOfMany of its kind under one reply: then its words tell it from the others */
  labelOf: (artifact: WidgetArtifact, isOneOfMany: boolean) => string;
  /** A reply runs this tool. */
  onTool: (name: string) => void;
  /** The words, and among them what the reply's one artifact shows there. */
  drawText: (reply: ReplyText & { artifacts: readonly WidgetArtifact[] }) => ReactNode;
  /** The id of the artifact that stands open beside the chat: no reply needs to lead to it. */
  openId: string | null;
  onOpen: (artifact: WidgetArtifact) => void;
  /** A listing that a reply names or rests on. */
  onOpenListing: (listing: ListingReference) => void;
}
