import { z } from 'zod';
import type { Tx } from '#server/platform/database/index.ts';
import { addJob, defineTask } from '#server/platform/jobs/index.ts';
import { deletePictures } from './branding.queries.ts';

/** Takes the bytes of pictures away whose rows are gone. */
export const deletePicturesTask = defineTask({
  name: 'profile.delete-pictures',
  payload: z.object({ names: z.array(z.string()) }),
  attempts: 20,
});

/** Erases pictures of a user, all of them where none are named: the rows now, the bytes by a job. */
export async function erasePictures(tx: Tx, userId: string, names?: readonly string[]): Promise<void> {
  const erased = await deletePictures(tx, userId, names);
  if (erased.length > 0) await addJob(tx, deletePicturesTask, { names: erased });
}
