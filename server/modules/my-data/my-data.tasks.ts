import { z } from 'zod';
import { defineTask } from '#server/platform/jobs/index.ts';

/** Makes the zip that a user asked for. */
export const makeExportTask = defineTask({
  name: 'my-data.make-export',
  payload: z.object({ exportId: z.string() }),
  attempts: 6,
});

/** Every hour: erases accounts whose grace is over, chats that were deleted 30 days ago, and copies that have expired. */
export const eraseDueTask = defineTask({ name: 'my-data.erase-due', payload: z.object({}), attempts: 3 });

/** Takes the bytes of copies away whose rows are gone. */
export const deleteCopiesTask = defineTask({
  name: 'my-data.delete-copies',
  payload: z.object({ exportIds: z.array(z.string()) }),
  attempts: 20,
});
