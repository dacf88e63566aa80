import { addJob } from '#server/platform/jobs/index.ts';
import type { Module } from '#server/platform/module.ts';
import { myDataAuditActions } from './my-data.audit.ts';
import { deleteDeletion, deleteExportsOf, selectDeletion } from './my-data.queries.ts';
import { mountMyData } from './my-data.routes.ts';
import { createMyData, exportKeyOf, type MyDataParts, type MyDataService } from './my-data.service.ts';
import { deleteCopiesTask, eraseDueTask, makeExportTask } from './my-data.tasks.ts';

interface MyDataOptions extends MyDataParts {
  /** Erases what users deleted so long ago that it goes for good. */
  eraseDeleted: (signal: AbortSignal) => Promise<void>;
}

export function createMyDataModule({ eraseDeleted, ...parts }: MyDataOptions): Module<MyDataService> {
  const { db, storage } = parts;
  const service = createMyData(parts);
  return {
    name: 'my-data',
    service,
    mount: (mount) => mountMyData(mount, service),
    registerJobs(jobs) {
      jobs.handle(makeExportTask, ({ exportId }) => service.makeExport(exportId));
      jobs.handle(deleteCopiesTask, async ({ exportIds }) => {
        for (const id of exportIds) await storage.delete(exportKeyOf(id));
      });
      jobs.handle(eraseDueTask, async (_, { signal }) => {
        await service.eraseDue(signal);
        await eraseDeleted(signal);
      });
      jobs.schedule(eraseDueTask, '53 * * * *', {});
    },
    personalData: {
      export: async (userId) => ({ deletion: (await selectDeletion(db, userId)) ?? null }),
      async erase(tx, userId) {
        await deleteDeletion(tx, userId);
        const exportIds = await deleteExportsOf(tx, userId);
        if (exportIds.length > 0) await addJob(tx, deleteCopiesTask, { exportIds });
      },
    },
    auditActions: myDataAuditActions,
  };
}
