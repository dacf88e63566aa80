import type { SessionsService } from './modules/accounts/index.ts';
import { createPeriodicWork, type BackgroundWork } from './platform/background.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database/index.ts';
import { forgetOldAnswers } from './platform/http/index.ts';
import type { Log } from './platform/log.ts';
import type { Throttle } from './platform/throttle.ts';

const HOUR_MS = 3_600_000;

interface HousekeepingDependencies {
  db: Db;
  clock: Clock;
  log: Log;
  sessions: SessionsService;
  throttle: Throttle;
}

/** Deletes, every hour, rows that mean nothing any more. Every node does it; doing it twice does no harm. */
export function createHousekeeping({ db, clock, log, sessions, throttle }: HousekeepingDependencies): BackgroundWork {
  return createPeriodicWork({
    name: 'housekeeping',
    everyMs: HOUR_MS,
    log,
    async run() {
      await sessions.forgetExpired();
      await throttle.forgetFull();
      await forgetOldAnswers(db, clock);
    },
  });
}
