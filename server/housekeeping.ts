import { z } from 'zod';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database/index.ts';
import { forgetOldAnswers } from './platform/http/index.ts';
import { defineTask, type Jobs } from './platform/jobs/index.ts';
import type { Throttle } from './platform/throttle.ts';

/** Every hour: deletes rows of the platform that mean nothing any more. */
const housekeepingTask = defineTask({ name: 'platform.housekeeping', payload: z.object({}), attempts: 1 });

export function registerHousekeeping(jobs: Jobs, { db, clock, throttle }: { db: Db; clock: Clock; throttle: Throttle }): void {
  jobs.handle(housekeepingTask, async () => {
    await throttle.deleteIdleBuckets();
    await forgetOldAnswers(db, clock);
  });
  jobs.schedule(housekeepingTask, '23 * * * *', {});
}
