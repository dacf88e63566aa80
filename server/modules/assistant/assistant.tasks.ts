import { z } from 'zod';
import { defineTask } from '#server/platform/jobs/index.ts';

/** Every minute: deletes the events of runs whose readers have had them long enough. */
export const expireEventsTask = defineTask({ name: 'assistant.expire-events', payload: z.object({}), attempts: 1 });
