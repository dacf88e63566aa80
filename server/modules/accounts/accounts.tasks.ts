import { z } from 'zod';
import { defineTask } from '#server/platform/jobs/index.ts';

/** Every hour: deletes sessions that have expired. */
export const deleteExpiredSessionsTask = defineTask({
  name: 'accounts.delete-expired-sessions',
  payload: z.object({}),
  attempts: 1,
});
