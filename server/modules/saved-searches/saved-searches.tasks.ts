import { z } from 'zod';
import { defineTask } from '#server/platform/jobs/index.ts';

/** Mails what is due. */
export const sendMailsTask = defineTask({ name: 'saved-searches.send-mails', payload: z.object({}), attempts: 3 });

/** Forgets old changes, and searches that were deleted long ago. */
export const forgetTask = defineTask({ name: 'saved-searches.forget', payload: z.object({}), attempts: 3 });
