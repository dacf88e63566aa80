import { listListingSources, syncListingSource, type AdminListingSource } from '#contract/mls.ts';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { ListingSource, ListingsService } from '#server/modules/listings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { MlsAuditAction } from './mls.audit.ts';
import type { Feed } from './feeds/feed.ts';
import { ageMsOf, isStale } from './feeds/staleness.ts';
import type { MlsService } from './mls.service.ts';

interface MlsRoutesDependencies {
  mls: MlsService;
  listings: Pick<ListingsService, 'sources'>;
  audit: AuditService<MlsAuditAction>;
  db: Db;
  clock: Clock;
}

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

function toFeedAnswer(feed: Feed, isSyncing: boolean, now: Date): NonNullable<AdminListingSource['feed']> {
  return {
    serviceUrl: feed.serviceUrl,
    everyMinutes: feed.everyMinutes,
    deletionModel: feed.deletionModel,
    isPaused: feed.isPaused,
    isSyncing,
    ageSeconds: Math.floor(ageMsOf(feed, now) / 1_000),
    watermark: instant(feed.watermark),
    lastStartedAt: instant(feed.lastStartedAt),
    lastComparedAt: instant(feed.lastComparedAt),
    lastCounts: feed.lastCounts,
    lastRefused: feed.lastRefused,
    lastError: feed.lastError,
    lastErrorAt: instant(feed.lastErrorAt),
    failuresInARow: feed.failuresInARow,
  };
}

function toAnswer(source: ListingSource, feed: Feed | undefined, isSyncing: boolean, now: Date): AdminListingSource {
  const { name, title, attributionText, disclaimer, remarksLimitCharacters, showsToAgents, showsToClients, sendsToModels } =
    source;
  return {
    ...{ id: name, title, attributionText, disclaimer, remarksLimitCharacters },
    policy: { showsToAgents, showsToClients, sendsToModels },
    lastSyncedAt: instant(source.lastSyncedAt),
    stale: feed !== undefined && isStale(feed, now),
    feed: feed ? toFeedAnswer(feed, isSyncing, now) : null,
  };
}

export function mountMls(mount: Mount, { mls, listings, audit, db, clock }: MlsRoutesDependencies): void {
  mount.endpoint(listListingSources, async () => {
    const [sources, feeds] = await Promise.all([listings.sources.read(), mls.listFeeds()]);
    const feedOf = new Map(feeds.map((feed) => [feed.source, feed]));
    const now = clock.now();
    const items = [];
    for (const source of sources.values()) {
      const feed = feedOf.get(source.name);
      items.push(toAnswer(source, feed, feed !== undefined && (await mls.isSyncing(feed)), now));
    }
    return { items };
  });

  mount.endpoint(syncListingSource, async ({ params, caller }) => {
    if (!(await mls.requestSync(params.sourceName))) throw new AppError('not_found', 'This source has no feed.');
    await audit.record(db, {
      ...{ action: 'listing-source-sync-asked', actorUserId: caller.userId, subjectUserId: null, address: null },
      details: { source: params.sourceName },
    });
    return { queued: true as const };
  });
}
