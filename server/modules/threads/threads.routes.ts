import { mayChat } from '#contract/accounts.ts';
import {
  createThread,
  deleteThread,
  listMessages,
  listThreads,
  pinThread,
  renameThread,
  searchThreads,
} from '#contract/threads.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { ThreadsService } from './threads.service.ts';

export function mountThreads(mount: Mount, threads: ThreadsService): void {
  mount.endpoint(listThreads, async ({ caller }) => ({ items: await threads.list(caller.userId) }));

  mount.endpoint(createThread, async ({ caller, body, once }) => {
    if (!mayChat(caller.allowedChatInterfaces)) throw new AppError('chat_not_allowed', 'Chat is not part of this account.');
    await threads.takeCreation(caller.userId);
    const { title, metadata } = body;
    return once((tx) => threads.create(tx, { userId: caller.userId, title, metadata: metadata ?? null }));
  });

  mount.endpoint(renameThread, async ({ caller, params, body }) =>
    threads.rename({ userId: caller.userId, threadId: params.threadId }, body.title),
  );

  mount.endpoint(pinThread, async ({ caller, params, body }) =>
    threads.pin({ userId: caller.userId, threadId: params.threadId }, body.pinned),
  );

  mount.endpoint(deleteThread, async ({ caller, params }) => {
    await threads.delete({ userId: caller.userId, threadId: params.threadId });
    return undefined;
  });

  mount.endpoint(searchThreads, async ({ caller, query }) => ({
    items: await threads.search({ userId: caller.userId, text: query.q }),
  }));

  mount.endpoint(listMessages, async ({ caller, params, query, log }) =>
    threads.messages({ userId: caller.userId, threadId: params.threadId }, query, log),
  );
}
