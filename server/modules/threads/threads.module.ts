import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Module } from '#server/platform/module.ts';
import { deleteThreadsOfUser, selectThreadNames, selectThreadsWithMessages } from './threads.queries.ts';
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
      async *exportFiles(userId) {
        for (const { id, title } of await selectThreadNames(parts.db, userId)) {
          const read = async () => {
            const { content } = await service.export({ userId, threadId: id });
            return buffer(Readable.from(content));
          };
          yield { folder: 'chats', name: `${title}.md`, read };
        }
      },
      erase: deleteThreadsOfUser,
    },
  };
}
