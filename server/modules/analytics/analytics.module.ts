import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/log.ts';
import type { Module } from '#server/platform/module.ts';
import type { OutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { analyticsSettings, type AnalyticsSink } from './analytics.config.ts';
import { deleteEventsOf, selectEventsOf } from './analytics.queries.ts';
import { mountAnalytics } from './analytics.routes.ts';
import { createAnalyticsService, type AnalyticsService } from './analytics.service.ts';
import { deleteOldEventsTask, sendEventsTask } from './analytics.tasks.ts';
import { createPostHogSink, type FindEnabled } from './send-to-posthog.ts';

interface AnalyticsOptions {
  db: Db;
  clock: Clock;
  log: Log;
  throttle: Throttle;
  fetch: OutgoingFetch;
  sink: AnalyticsSink;
  findEnabled: FindEnabled;
}

/** Which parts of the product are used, docs/product/safety.md. */
export function createAnalyticsModule({ findEnabled, fetch, log, ...parts }: AnalyticsOptions): Module<AnalyticsService> {
  const { db, sink } = parts;
  const sendEvents = typeof sink === 'string' ? null : createPostHogSink({ ...sink, fetch, log, findEnabled });
  const service = createAnalyticsService({ ...parts, sendEvents });
  return {
    name: 'analytics',
    service,
    settings: analyticsSettings,
    mount: (mount) => mountAnalytics(mount, service),
    registerJobs(jobs) {
      jobs.handle(deleteOldEventsTask, service.deleteOld);
      jobs.schedule(deleteOldEventsTask, '41 * * * *', {});
      jobs.handle(sendEventsTask, (_, { signal }) => service.send(signal));
      if (sendEvents) jobs.schedule(sendEventsTask, '* * * * *', {});
    },
    personalData: {
      export: async (userId) => ({ events: await selectEventsOf(db, userId) }),
      erase: deleteEventsOf,
    },
  };
}
