import { z } from 'zod';
import { defineTask } from '#server/platform/jobs/index.ts';

/** Reads an uploaded file: imports it, or tries what that would come to, as its row says. */
export const readUploadTask = defineTask({
  name: 'listings.read-upload',
  payload: z.object({ importId: z.uuid() }),
  attempts: 3,
});

/** Every hour: deletes files that nobody has imported within a day. */
export const sweepUploadsTask = defineTask({ name: 'listings.sweep-uploads', payload: z.object({}), attempts: 1 });
