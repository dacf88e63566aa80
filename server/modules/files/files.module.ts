import { addJob } from '#server/platform/jobs/index.ts';
import type { Log } from '#server/platform/log.ts';
import type { Module } from '#server/platform/module.ts';
import { deleteFilesOf, selectFilesOf } from './files.queries.ts';
import { mountFiles } from './files.routes.ts';
import { createFilesService, type FilesParts, type FilesService } from './files.service.ts';
import { deleteBytesTask, readFileTask, sweepStorageTask } from './files.tasks.ts';
import { createFilesTools } from './files.tools.ts';
import { createReadings } from './readings.ts';
import { keysOf, storageKeysOf } from './storage-keys.ts';

const IDS_AT_A_TIME = 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

export function createFilesModule(parts: Omit<FilesParts, 'readings'> & { log: Log }): Module<FilesService> {
  const readings = createReadings(parts);
  const service = createFilesService({ ...parts, readings });
  return {
    name: 'files',
    service,
    mount: (mount) => mountFiles(mount, service),
    tools: createFilesTools(service),
    registerJobs(jobs) {
      jobs.handle(deleteBytesTask, async ({ fileIds }) => {
        for (const key of fileIds.flatMap(storageKeysOf)) await parts.storage.delete(key);
      });
      jobs.handle(readFileTask, ({ fileId }, helpers) => readings.readByJob(fileId, helpers));
      jobs.handle(sweepStorageTask, () => parts.storage.sweep(new Date(parts.clock.now().getTime() - DAY_MS)));
      jobs.schedule(sweepStorageTask, '29 9 * * *', {});
    },
    background: { start() {}, drain: readings.drain },
    personalData: {
      export: async (userId) => ({ files: await selectFilesOf(parts.db, userId) }),
      async *exportFiles(userId) {
        for (const { id, name } of await selectFilesOf(parts.db, userId)) {
          yield { folder: 'files', name, read: () => parts.storage.get(keysOf(id).original) };
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
