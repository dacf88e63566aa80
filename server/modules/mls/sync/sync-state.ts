import type { SourceRecord } from '#server/modules/listings/index.ts';
import type { Feed, Progress } from '../feeds/feed.ts';
import type { ResoClient } from '../reso/reso-client.ts';

/** What is known of a feed once some records are stored for good. */
export interface Checkpoint {
  progress?: Progress;
  eventSequence?: number;
}

/** One sync of one feed. */
export interface SyncRun {
  feed: Feed;
  client: ResoClient;
  /** Fields of a listing to ask for. */
  fields: readonly string[];
  /** Fills listings with what stands in other resources. */
  complete: (listings: readonly SourceRecord[]) => Promise<SourceRecord[]>;
  /** Says what holds once the records that were yielded so far are stored. */
  checkpoint: (checkpoint: Checkpoint) => void;
  now: () => Date;
}
