import { z } from 'zod';
import { defineTask } from '#server/platform/jobs/index.ts';

export const sweepTask = defineTask({ name: 'presentations.sweep', payload: z.object({}), attempts: 3 });
