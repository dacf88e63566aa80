import type { Module } from '#server/platform/module.ts';
import { deleteThreadsOfUser, selectThreadsWithMessages } from './threads.queries.ts';
import { mountThreads } from './threads.routes.ts';
import { createThreadsService, type ThreadsParts, type ThreadsService } from './threads.service.ts';

export function createThreadsModule(parts: ThreadsParts): Module<ThreadsService> {
  const service = createThreadsService(parts);
  return {
    name: 'threads',
    service,
    mount: (mount) => mountThreads(mount, service),
    personalData: {
      export: async (userId) => ({ threads: await selectThreadsWithMessages(parts.db, userId) }),
      erase: deleteThreadsOfUser,
    },
  };
}
