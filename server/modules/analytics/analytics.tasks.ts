import { z } from 'zod';
import { defineTask } from '#server/platform/jobs/index.ts';

/** Every hour: deletes events that are older than 90 days. */
export const deleteOldEventsTask = defineTask({ name: 'analytics.delete-old-events', payload: z.object({}), attempts: 1 });

/** Every minute, where a service is set for them: sends what has come since. What could not be sent waits for the next minute. */
export const sendEventsTask = defineTask({ name: 'analytics.send-events', payload: z.object({}), attempts: 1 });
