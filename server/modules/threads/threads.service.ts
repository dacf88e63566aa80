import { threadLimits, threadSchema, type Message, type Thread } from '#contract/threads.ts';
import type { PageMeta } from '#contract/common.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx, Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { newId } from '#server/platform/ids.ts';
import type { Log } from '#server/platform/log.ts';
import type { ArtifactKind } from '#server/platform/tools/index.ts';
import type { Throttle, ThrottleRule } from '#server/platform/throttle.ts';
import { toMessage } from './message-view.ts';
import { countMessages, selectMessages, selectMessagesOfRun } from './messages.queries.ts';
import { insertThread, isThreadOf, selectThreads, updateThread, type ThreadRow } from './threads.queries.ts';

const UNNAMED = 'New chat';
/** Nobody begins chats faster; a program could fill the table. */
const CREATIONS: ThrottleRule = { burst: 30, refillSeconds: 2 };

/** A thread of its user: every call names both, and somebody else's thread is like one that does not exist. */
export interface ThreadOfUser {
  userId: string;
  threadId: string;
}

export interface ThreadsService {
  /** The newest threads and all pinned ones, at most 500, newest first. */
  list: (userId: string) => Promise<Thread[]>;
  create: (tx: Tx, thread: { userId: string; title?: string; metadata?: Thread['metadata'] }) => Promise<Thread>;
  rename: (thread: ThreadOfUser, title: string) => Promise<Thread>;
  pin: (thread: ThreadOfUser, pinned: boolean) => Promise<Thread>;
  /** Deletes for the user; the rows stay. Tells those who subscribed with `onDeleted` before it returns. */
  delete: (thread: ThreadOfUser) => Promise<void>;
  /** Visible messages: page 1 is the newest page, inside a page the oldest comes first. */
  messages: (
    thread: ThreadOfUser,
    page: { page: number; pageSize: number },
    log: Log,
  ) => Promise<{ items: Message[]; meta: PageMeta }>;
  /** What a run has written, as `messages` gives it; the caller has made sure whose run it is. */
  messagesOfRun: (db: DbOrTx, runId: string, log: Log) => Promise<Message[]>;
  /**
   * Counts a thread that is about to be made.
   * @throws AppError too_many_requests
   */
  takeCreation: (userId: string) => Promise<void>;
  /** Moves the thread to the top of the list and locks its row until the transaction ends. */
  touch: (tx: Tx, thread: ThreadOfUser) => Promise<void>;
  /** After a thread was deleted, e.g. to stop what is written in it. */
  onDeleted: (listener: (thread: ThreadOfUser) => Promise<void>) => void;
}

function toThread(row: ThreadRow): Thread {
  return {
    id: row.id,
    title: row.title,
    metadata: threadSchema.shape.metadata.parse(row.metadata),
    pinned: row.pinned,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('thread_not_found', 'This thread does not exist or was deleted.');
  return row;
}

export interface ThreadsParts {
  db: Db;
  clock: Clock;
  throttle: Throttle;
  /** What modules let replies show in the drawer. */
  artifactKinds: readonly ArtifactKind[];
}

export function createThreadsService({ db, clock, throttle, artifactKinds }: ThreadsParts): ThreadsService {
  const deletedListeners: ((thread: ThreadOfUser) => Promise<void>)[] = [];

  async function change({ userId, threadId }: ThreadOfUser, change: { title?: string; pinned?: boolean }): Promise<Thread> {
    return toThread(found(await updateThread(db, userId, threadId, change)));
  }

  return {
    async list(userId) {
      const threads = (await selectThreads(db, userId, threadLimits.listedThreads)).map(toThread);
      const age = (thread: Thread): string => thread.updatedAt + thread.createdAt;
      return threads.sort((a, b) => age(b).localeCompare(age(a)));
    },

    async create(tx, { userId, title = UNNAMED, metadata = null }) {
      return toThread(await insertThread(tx, { id: newId(), userId, title, metadata, at: clock.now() }));
    },

    takeCreation: (userId) => throttle.take(`threads made by ${userId}`, CREATIONS),

    // Renaming and pinning do not count as activity: the list keeps its order.
    rename: (thread, title) => change(thread, { title }),
    pin: (thread, pinned) => change(thread, { pinned }),

    async delete(thread) {
      found(await updateThread(db, thread.userId, thread.threadId, { deleted_at: clock.now() }));
      for (const listener of deletedListeners) await listener(thread);
    },

    async messages({ userId, threadId }, { page, pageSize }, log) {
      if (!(await isThreadOf(db, userId, threadId))) found(undefined);
      const [rows, totalItems] = await Promise.all([
        selectMessages(db, threadId, { limit: pageSize, offset: (page - 1) * pageSize }),
        countMessages(db, threadId),
      ]);
      const items = rows.reverse().map((row) => toMessage(row, artifactKinds, log));
      return {
        items,
        meta: {
          currentPage: page,
          totalPages: Math.ceil(totalItems / pageSize),
          totalItems,
          itemsPerPage: pageSize,
          itemCount: items.length,
        },
      };
    },

    messagesOfRun: async (dbOrTx, runId, log) =>
      (await selectMessagesOfRun(dbOrTx, runId)).map((row) => toMessage(row, artifactKinds, log)),

    async touch(tx, { userId, threadId }) {
      found(await updateThread(tx, userId, threadId, { updated_at: clock.now() }));
    },

    onDeleted: (listener) => void deletedListeners.push(listener),
  };
}
