import { z } from 'zod';
import { defineTask } from '#server/platform/jobs/index.ts';

/** Every minute: looks at listings whose photos changed, sends for what is due, and deletes files that nothing uses. */
export const photoTickTask = defineTask({ name: 'listings.photo-tick', payload: z.object({}), attempts: 1 });

/** Fetches photos from one server for a while. What goes wrong with a photo stands in its row, so only a crash makes the job be tried again. */
export const fetchPhotosTask = defineTask({
  name: 'listings.fetch-photos',
  payload: z.object({ host: z.string().min(1).max(300) }),
  attempts: 3,
});
