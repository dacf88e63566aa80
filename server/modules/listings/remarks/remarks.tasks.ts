import { z } from 'zod';
import { defineTask } from '#server/platform/jobs/index.ts';

/** Reads the words of remarks that changed: after an import, and every minute for what was left. */
export const indexRemarksTask = defineTask({ name: 'listings.index-remarks', payload: z.object({}), attempts: 5 });
