export { createMlsModule } from './mls.module.ts';
export { createMlsService, type MlsService } from './mls.service.ts';
export { FeedProblem } from './feeds/feed-problem.ts';
export {
  deletionModels,
  feedOptionsSchema,
  mediaModes,
  type Credentials,
  type Feed,
  type FeedOptions,
  type SyncCounts,
} from './feeds/feed.ts';
export type { Preview } from './preview.ts';
export { ageMsOf, isStale } from './feeds/staleness.ts';
export type { NewFeed } from './feeds/manage-feeds.ts';
export type { SyncResult } from './sync/run-sync.ts';
