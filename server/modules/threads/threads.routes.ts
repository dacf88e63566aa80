import { mayChat } from '#contract/accounts.ts';
import { listReplyNews, markReplySeen } from '#contract/reply-news.ts';
import {
  archiveThread,
  createThread,
  deleteThread,
  exportThread,
  listMessages,
  listThreads,
  pinThread,
  rateMessage,
  readDraft,
  renameThread,
  saveDraft,
  searchThreads,
} from '#contract/threads.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { ThreadsService } from './threads.service.ts';

export function mountThreads(mount: Mount, threads: ThreadsService): void {
  mount.endpoint(listThreads, async ({ caller, query }) => ({
    items: await threads.list(caller.userId, { archived: query.archived === 'true' }),
  }));

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

  mount.endpoint(archiveThread, async ({ caller, params, body }) =>
    threads.archive({ userId: caller.userId, threadId: params.threadId }, body.archived),
  );

  mount.endpoint(readDraft, async ({ caller, params }) => ({
    text: await threads.readDraft({ userId: caller.userId, threadId: params.threadId }),
  }));

  mount.endpoint(saveDraft, async ({ caller, params, body }) => {
    await threads.saveDraft({ userId: caller.userId, threadId: params.threadId }, body.text);
    return undefined;
  });

  mount.endpoint(exportThread, async ({ caller, params, query, log }) => {
    const thread = { userId: caller.userId, threadId: params.threadId };
    if (query.format === 'pdf') return { ...(await threads.exportPdf(thread, log)), mimeType: 'application/pdf' };
    const file = await threads.export(thread);
    return { ...file, mimeType: 'text/markdown; charset=utf-8' };
  });

  mount.endpoint(listReplyNews, async ({ caller, log }) => ({ items: await threads.replyNews(caller.userId, log) }));

  mount.endpoint(markReplySeen, async ({ caller, params, body }) => {
    await threads.markSeen({ userId: caller.userId, threadId: params.threadId }, body.messageId);
    return undefined;
  });

  mount.endpoint(rateMessage, async ({ caller, params, body }) => {
    await threads.rate({ userId: caller.userId, uniqueKey: params.messageId }, body);
    return undefined;
  });

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
