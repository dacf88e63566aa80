import { z } from 'zod';
import { defineTask } from '#server/platform/jobs/index.ts';

/** Takes the bytes of files away whose rows are gone. */
export const deleteBytesTask = defineTask({
  name: 'files.delete-bytes',
  payload: z.object({ fileIds: z.array(z.string()).max(1_000) }),
  attempts: 20,
});

/** Reads a file that the node which took it in has not read: it stopped, or had too much to do. */
export const readFileTask = defineTask({ name: 'files.read', payload: z.object({ fileId: z.string() }), attempts: 8 });

/** Every day: takes away what uploads left in the store that a crash cut short. */
export const sweepStorageTask = defineTask({ name: 'files.sweep-storage', payload: z.object({}), attempts: 3 });
