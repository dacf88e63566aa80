import { z } from 'zod';
import { defineTask } from '#server/platform/jobs/index.ts';

/** Brings one feed up to date. What goes wrong at the server is told in the feed's row, so only a crash makes it be tried again. */
export const syncTask = defineTask({ name: 'mls.sync', payload: z.object({ feedId: z.uuid() }), attempts: 5 });

/** Every minute: begins what is due, and flags what has become old. */
export const enqueueDueSyncsTask = defineTask({ name: 'mls.enqueue-due-syncs', payload: z.object({}), attempts: 1 });
