import type { ListingsService, SourceChanges } from '#server/modules/listings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import { resealAll, type Sealing } from '#server/platform/sealing/index.ts';
import { FeedProblem } from './feed-problem.ts';
import {
  credentialsSchema,
  feedOptionsSchema,
  type Credentials,
  type DeletionModel,
  type Feed,
  type FeedOptions,
} from './feed.ts';
import { insertFeed, selectFeed, selectFeeds, updateFeed } from './feeds.queries.ts';

export interface NewFeed {
  /** Name of the source, `mls_source` of its listings. */
  source: string;
  /** Root of the RESO Web API, e.g. `https://api.example.com/reso/odata`. */
  serviceUrl: string;
  credentials: Credentials;
  everyMinutes: number;
  deletionModel: DeletionModel;
  options: Partial<FeedOptions>;
  /** True: a new feed waits for its first sync by hand. One that is there already keeps what it has. */
  isPaused?: boolean;
  /** Title, attribution, disclaimer, policy. */
  about: SourceChanges;
}

export interface FeedDependencies {
  db: Db;
  clock: Clock;
  sealing: Sealing;
  listings: Pick<ListingsService, 'sources'>;
}

const contextOf = (feedId: string): string => `mls-feed:${feedId}`;

export async function openCredentials(sealing: Sealing, feed: Pick<Feed, 'id' | 'sealedCredentials'>): Promise<Credentials> {
  return credentialsSchema.parse(JSON.parse(await sealing.open(feed.sealedCredentials, contextOf(feed.id))));
}

/** Seals the credentials of all feeds with the present key; how many another one had sealed. */
export async function resealCredentials(db: Db, sealing: Sealing): Promise<number> {
  const feeds = await selectFeeds(db);
  return resealAll(
    sealing,
    feeds.map(({ id, sealedCredentials: sealed }) => ({
      ...{ sealed, context: contextOf(id) },
      async store(anew) {
        await updateFeed(db, id, { sealed_credentials: anew });
        return true;
      },
    })),
  );
}

/** Makes a feed, or changes the one that the source has: how far it was read stays, unless it is another server. */
export async function saveFeed({ db, clock, sealing, listings }: FeedDependencies, feed: NewFeed): Promise<Feed> {
  await listings.sources.upsert(feed.source, feed.about);
  const earlier = await selectFeed(db, { source: feed.source });
  const id = earlier?.id ?? newId();
  const now = clock.now();
  const columns = {
    service_url: feed.serviceUrl,
    sealed_credentials: await sealing.seal(JSON.stringify(feed.credentials), contextOf(id)),
    options: JSON.stringify(feedOptionsSchema.parse(feed.options)),
    every_minutes: feed.everyMinutes,
    deletion_model: feed.deletionModel,
    updated_at: now,
  };
  if (earlier) {
    const isElsewhere = earlier.serviceUrl !== feed.serviceUrl || earlier.options.filter !== (feed.options.filter ?? null);
    const anew = isElsewhere ? { watermark: null, event_sequence: null } : {};
    await updateFeed(db, id, { ...columns, ...anew, progress: null, not_before: null, failures_in_a_row: 0 });
  } else {
    await insertFeed(db, {
      ...columns,
      ...{ id, source: feed.source, is_paused: feed.isPaused ?? false, created_at: now },
    });
  }
  return feedOf(db, feed.source);
}

/** @throws FeedProblem when the source has no feed */
export async function feedOf(db: Db, source: string): Promise<Feed> {
  const feed = await selectFeed(db, { source });
  if (!feed) throw new FeedProblem(`There is no feed named "${source}".`);
  return feed;
}
