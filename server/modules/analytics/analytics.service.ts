import { analyticsLimits, type AnalyticsEvent } from '#contract/analytics.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import type { AnalyticsSink } from './analytics.config.ts';
import { deleteEvents, deleteEventsBefore, insertEvents, selectOldest } from './analytics.queries.ts';
import type { SendEvents } from './send-to-posthog.ts';

const DAY_MS = 24 * 3_600_000;
const CALLS = { burst: 30, refillSeconds: 2 };
const BATCH = 100;
/** Of one minute; more than that waits for the next. */
const MAX_BATCHES = 50;

export interface AnalyticsService {
  /** Keeps what a user's browser tells. @throws AppError too_many_requests */
  record: (userId: string, events: readonly AnalyticsEvent[]) => Promise<void>;
  /** Sends what waits to the service that is set for it. @throws what sending throws; the rest waits */
  send: (signal: AbortSignal) => Promise<void>;
  deleteOld: () => Promise<void>;
}

export interface AnalyticsParts {
  db: Db;
  clock: Clock;
  throttle: Throttle;
  sink: AnalyticsSink;
  /** Null where events stay here. */
  sendEvents: SendEvents | null;
}

export function createAnalyticsService({ db, clock, throttle, sink, sendEvents }: AnalyticsParts): AnalyticsService {
  return {
    async record(userId, events) {
      if (sink === 'off') return;
      await throttle.take(`events of ${userId}`, CALLS);
      const now = clock.now();
      const rows = events.flatMap(({ name, properties, at }) => {
        // A device whose clock is ahead does not know the future.
        const happenedAt = new Date(Math.min(Date.parse(at), now.getTime()));
        if (now.getTime() - happenedAt.getTime() > analyticsLimits.days * DAY_MS) return [];
        const row = { name, properties: JSON.stringify(properties), happened_at: happenedAt, received_at: now };
        return { ...row, id: newId(), user_id: userId };
      });
      if (rows.length > 0) await insertEvents(db, rows);
    },

    async send(signal) {
      if (!sendEvents) return;
      for (let batch = 0; batch < MAX_BATCHES && !signal.aborted; batch += 1) {
        const events = await selectOldest(db, BATCH);
        if (events.length === 0) return;
        await sendEvents(events, signal);
        const ids = events.map(({ id }) => id);
        await deleteEvents(db, ids);
      }
    },

    deleteOld: () => deleteEventsBefore(db, new Date(clock.now().getTime() - analyticsLimits.days * DAY_MS)),
  };
}
