import { z } from 'zod';
import { defineTask } from '#server/platform/jobs/index.ts';

/** Each day: a new month makes every market due, without an import. */
export const refreshAllTask = defineTask({ name: 'market.refresh-all', payload: z.object({}), attempts: 3 });
