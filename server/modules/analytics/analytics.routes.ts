import { recordEvents } from '#contract/analytics.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { AnalyticsService } from './analytics.service.ts';

export function mountAnalytics(mount: Mount, analytics: AnalyticsService): void {
  mount.raw(recordEvents, async ({ caller, body }, { request: { headers } }) => {
    // Do Not Track, and Global Privacy Control; our own pages do not call then.
    const mayFollow = headers['dnt'] !== '1' && headers['sec-gpc'] !== '1';
    if (mayFollow) await analytics.record(caller.userId, body.events);
    return undefined;
  });
}
