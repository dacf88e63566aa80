import { z } from 'zod';
import { addJob, defineTask } from '#server/platform/jobs/index.ts';
import type { Module } from '#server/platform/module.ts';
import { deleteFilesOf, selectFilesOf } from './files.queries.ts';
import { mountFiles } from './files.routes.ts';
import { createFilesService, originalKeyOf, storageKeysOf, type FilesParts, type FilesService } from './files.service.ts';
import { createFilesTools } from './files.tools.ts';

/** Takes the bytes of files away whose rows are gone. */
const deleteBytesTask = defineTask({
  name: 'files.delete-bytes',
  payload: z.object({ fileIds: z.array(z.string()).max(1_000) }),
  attempts: 20,
});
const IDS_AT_A_TIME = 1_000;

export function createFilesModule(parts: FilesParts): Module<FilesService> {
  const service = createFilesService(parts);
  return {
    name: 'files',
    service,
    mount: (mount) => mountFiles(mount, service),
    tools: createFilesTools(service),
    registerJobs(jobs) {
      jobs.handle(deleteBytesTask, async ({ fileIds }) => {
        for (const key of fileIds.flatMap(storageKeysOf)) await parts.storage.delete(key);
      });
    },
    personalData: {
      export: async (userId) => ({ files: await selectFilesOf(parts.db, userId) }),
      async *exportFiles(userId) {
        for (const { id, name } of await selectFilesOf(parts.db, userId)) {
          yield { folder: 'files', name, read: () => parts.storage.get(originalKeyOf(id)) };
        }
      },
      erase: async (tx, userId) => {
        const ids = await deleteFilesOf(tx, userId);
        for (let at = 0; at < ids.length; at += IDS_AT_A_TIME)
          await addJob(tx, deleteBytesTask, { fileIds: ids.slice(at, at + IDS_AT_A_TIME) });
      },
    },
  };
}
