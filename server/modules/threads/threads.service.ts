import { threadLimits, threadSchema, type Message, type SearchHit, type Thread } from '#contract/threads.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import type { Log } from '#server/platform/log.ts';
import type { Throttle, ThrottleRule } from '#server/platform/throttle.ts';
import { exportThread } from './export-thread.ts';
import { createMessages, threadNotFound, type MessagesOfThreads, type ThreadOfUser } from './messages.service.ts';
import { searchThreads } from './search.service.ts';
import {
  deleteDeletedThreads,
  findDraft,
  findThread,
  deleteUnusedWords,
  insertThread,
  isThreadOf,
  lockThread,
  selectThreads,
  updateThread,
  type ThreadRow,
} from './threads.queries.ts';

/** How long a deleted thread is kept for whoever looks into a problem. The privacy notice tells it. */
const KEEP_DELETED_DAYS = 30;
const ERASED_AT_A_TIME = 200;

/** More is a book; the Markdown has all of it. */
const MESSAGES_PRINTED = 500;

const UNNAMED = 'New chat';
/** Nobody begins chats faster; a program could fill the table. */
const CREATIONS: ThrottleRule = { burst: 30, refillSeconds: 2 };

export interface ThreadsService extends MessagesOfThreads {
  /** The newest threads and all pinned ones, at most 500, newest first; those that were put away apart. */
  list: (userId: string, which?: { archived: boolean }) => Promise<Thread[]>;
  create: (tx: Tx, thread: { userId: string; title?: string; metadata?: Thread['metadata'] }) => Promise<Thread>;
  rename: (thread: ThreadOfUser, title: string) => Promise<Thread>;
  pin: (thread: ThreadOfUser, pinned: boolean) => Promise<Thread>;
  archive: (thread: ThreadOfUser, archived: boolean) => Promise<Thread>;
  readDraft: (thread: ThreadOfUser) => Promise<string>;
  saveDraft: (thread: ThreadOfUser, text: string) => Promise<void>;
  /** The thread as Markdown, under a name for its file. */
  export: (thread: ThreadOfUser) => Promise<{ name: string; content: AsyncIterable<string> }>;
  /** The thread as PDF, under a name for its file. @throws AppError pdf_not_available, overloaded */
  exportPdf: (thread: ThreadOfUser, log: Log) => Promise<{ name: string; content: Buffer; bytes: number }>;
  /** Locks the thread until the transaction ends; it stays where it is in the list. @throws AppError thread_not_found */
  lock: (tx: Tx, thread: ThreadOfUser) => Promise<void>;
  /** Deletes for the user; the rows stay. Tells those who subscribed with `onDeleted` before it returns. */
  delete: (thread: ThreadOfUser) => Promise<void>;
  /** Erases for good what users deleted 30 days ago. */
  eraseDeleted: (signal: AbortSignal) => Promise<void>;
  /** Where the user's threads say these words, titles first, then messages, the best first. */
  search: (search: { userId: string; text: string }) => Promise<SearchHit[]>;
  /** Whether a thread is the user's and not deleted. */
  exists: (thread: ThreadOfUser) => Promise<boolean>;
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
    archived: row.archived,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw threadNotFound();
  return row;
}

/** Makes a PDF of messages, the oldest first. */
export type PrintThread = (thread: {
  userId: string;
  title: string;
  messages: readonly Message[];
  /** False: earlier messages are left out. */
  isWhole: boolean;
}) => Promise<Buffer>;

export interface ThreadsParts {
  db: Db;
  clock: Clock;
  throttle: Throttle;
  publicOrigin: string;
  print: PrintThread;
}

export function createThreadsService({ db, clock, throttle, publicOrigin, print }: ThreadsParts): ThreadsService {
  const messages = createMessages({ db, clock });
  const deletedListeners: ((thread: ThreadOfUser) => Promise<void>)[] = [];

  const exists = ({ userId, threadId }: ThreadOfUser): Promise<boolean> => isThreadOf(db, userId, threadId);

  async function change(
    { userId, threadId }: ThreadOfUser,
    change: { title?: string; pinned?: boolean; archived?: boolean },
  ): Promise<Thread> {
    return toThread(found(await updateThread(db, userId, threadId, change)));
  }

  return {
    ...messages,

    async list(userId, { archived } = { archived: false }) {
      const threads = (await selectThreads(db, userId, { archived, limit: threadLimits.listedThreads })).map(toThread);
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

    archive: (thread, archived) => change(thread, { archived }),

    readDraft: async ({ userId, threadId }) => found(await findDraft(db, userId, threadId)),

    async saveDraft({ userId, threadId }, draft) {
      found(await updateThread(db, userId, threadId, { draft }));
    },

    async export({ userId, threadId }) {
      const { title } = found(await findThread(db, userId, threadId));
      return { name: `${title}.md`, content: exportThread(db, { threadId, title, publicOrigin }) };
    },

    async exportPdf({ userId, threadId }, log) {
      const { title } = found(await findThread(db, userId, threadId));
      const printed = await messages.latest(threadId, MESSAGES_PRINTED, log);
      const isWhole = printed.length < MESSAGES_PRINTED;
      const content = await print({ userId, title, messages: printed, isWhole });
      return { name: `${title}.pdf`, content, bytes: content.length };
    },

    async lock(tx, { userId, threadId }) {
      if (!(await lockThread(tx, userId, threadId))) found(undefined);
    },

    async eraseDeleted(signal) {
      const before = new Date(clock.now().getTime() - KEEP_DELETED_DAYS * 24 * 3_600_000);
      for (let erased = ERASED_AT_A_TIME; erased === ERASED_AT_A_TIME;) {
        signal.throwIfAborted();
        // A few at a time, so that nobody waits for the locks of many.
        erased = await db.transaction().execute(async (tx) => {
          const owners = await deleteDeletedThreads(tx, before, ERASED_AT_A_TIME);
          for (const owner of new Set(owners)) await deleteUnusedWords(tx, owner);
          return owners.length;
        });
      }
    },

    async delete(thread) {
      found(await updateThread(db, thread.userId, thread.threadId, { deleted_at: clock.now() }));
      for (const listener of deletedListeners) await listener(thread);
    },

    search: (search) => searchThreads({ db, clock }, search),

    exists,

    async touch(tx, { userId, threadId }) {
      found(await updateThread(tx, userId, threadId, { updated_at: clock.now(), archived: false }));
    },

    onDeleted: (listener) => void deletedListeners.push(listener),
  };
}
