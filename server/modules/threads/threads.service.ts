import {
  threadLimits,
  threadSchema,
  type Message,
  type Feedback,
  type ReplyFigures,
  type SearchHit,
  type Thread,
} from '#contract/threads.ts';
import type { ReplyNews } from '#contract/reply-news.ts';
import type { PageMeta } from '#contract/common.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx, Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { newId, newIdAfter } from '#server/platform/ids.ts';
import type { Log } from '#server/platform/log.ts';
import type { Throttle, ThrottleRule } from '#server/platform/throttle.ts';
import { exportThread } from './export-thread.ts';
import { selectVersions, setAside, showVersion, updateRating, type Place } from './versions.queries.ts';
import { toMessage, type ReadReplyParts } from './message-view.ts';
import {
  countMessages,
  findLastMessageId,
  findMessageByKey,
  selectMessages,
  selectMessagesOfRun,
  selectMessagesUpTo,
  type MessageRow,
} from './messages.queries.ts';
import { insertWords } from './search.queries.ts';
import { searchThreads } from './search.service.ts';
import { wordsToKeep } from './search-words.ts';
import {
  deleteDeletedThreads,
  findDraft,
  findThread,
  forgetUnsaidWords,
  insertThread,
  isThreadOf,
  lockThread,
  selectThreads,
  selectUnseenReplies,
  updateSeenUpTo,
  updateThread,
  type ThreadRow,
} from './threads.queries.ts';

/** How long a deleted thread is kept for whoever looks into a problem. The privacy notice tells it. */
const KEEP_DELETED_DAYS = 30;
const ERASED_AT_A_TIME = 200;

/** More is a book; the Markdown has all of it. */
const MESSAGES_PRINTED = 500;

/** Nobody waits for an older reply. */
const NEWS_DAYS = 7;
const NEWS_THREADS = 50;

const UNNAMED = 'New chat';
/** Nobody begins chats faster; a program could fill the table. */
const CREATIONS: ThrottleRule = { burst: 30, refillSeconds: 2 };

/** A thread of its user: every call names both, and somebody else's thread is like one that does not exist. */
export interface ThreadOfUser {
  userId: string;
  threadId: string;
}

export interface ThreadsService {
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
  /** Replies that are being written, or that the user has not seen at their end. */
  replyNews: (userId: string, log: Log) => Promise<ReplyNews[]>;
  /** The user has seen a reply, and with it all before it. @throws AppError thread_not_found */
  markSeen: (thread: ThreadOfUser, uniqueKey: string) => Promise<void>;
  /** What the user thinks of a reply. @throws AppError message_not_found */
  rate: (message: { userId: string; uniqueKey: string }, feedback: Feedback) => Promise<void>;
  /**
   * Takes a message that is shown and all that follow it off a thread that is locked.
   * @returns its first version, which a new one names
   * @throws AppError message_not_found
   */
  setAside: (tx: Tx, place: Place) => Promise<string>;
  /**
   * Shows a version with what followed it, in a thread that is locked.
   * @throws AppError message_not_found when what is shown has no place for it
   */
  showVersion: (tx: Tx, place: Place) => Promise<void>;
  /** Locks the thread until the transaction ends; it stays where it is in the list. @throws AppError thread_not_found */
  lock: (tx: Tx, thread: ThreadOfUser) => Promise<void>;
  /** Deletes for the user; the rows stay. Tells those who subscribed with `onDeleted` before it returns. */
  delete: (thread: ThreadOfUser) => Promise<void>;
  /** Erases for good what users deleted 30 days ago. */
  eraseDeleted: (signal: AbortSignal) => Promise<void>;
  /** Visible messages: page 1 is the newest page, inside a page the oldest comes first. */
  messages: (
    thread: ThreadOfUser,
    page: { page: number; pageSize: number },
    log: Log,
  ) => Promise<{ items: Message[]; meta: PageMeta }>;
  /** Where the user's threads say these words, titles first, then messages, the best first. */
  search: (search: { userId: string; text: string }) => Promise<SearchHit[]>;
  /** What a run has written, as `messages` gives it; the caller has made sure whose run it is. */
  messagesOfRun: (runId: string, log: Log) => Promise<Message[]>;
  /** A message and those before it, hidden ones too, newest first; the caller has made sure whose thread it is. */
  messagesUpTo: (db: DbOrTx, threadId: string, page: { messageId: string; limit: number }) => Promise<StoredMessage[]>;
  /** A message of the user, by the key that the wire has. */
  findMessage: (
    db: DbOrTx,
    message: { userId: string; uniqueKey: string },
  ) => Promise<(StoredMessage & { threadId: string }) | undefined>;
  /** Adds messages at the end of a thread that `touch` has locked. @returns their ids, whose order is that of the thread */
  append: (tx: Tx, thread: ThreadOfUser & { at: Date }, messages: readonly NewMessage[]) => Promise<string[]>;
  /** Gives a reply its text when it has ended. */
  complete: (
    tx: Tx,
    reply: { messageId: string; content: string; elapsedMs: number; figures: ReplyFigures | null },
  ) => Promise<void>;
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
  /** Where what replies have beside their messages is read; without one they have nothing. */
  onRead: (reader: ReadReplyParts) => void;
}

/** A message as other modules read it. */
export interface StoredMessage {
  id: string;
  createdBy: string;
  content: string;
  runId: string | null;
  createdAt: Date;
}

export interface NewMessage {
  createdBy: 'user' | 'assistant';
  content: string;
  hidden?: boolean;
  /** The run that writes it. */
  runId?: string;
  /** The first version of what it says anew. */
  versionOf?: string | null;
}

const toStored = ({ id, created_by, content, run_id, created_at }: MessageRow): StoredMessage => ({
  ...{ id, content },
  createdBy: created_by,
  runId: run_id,
  createdAt: created_at,
});

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
  if (row === undefined) throw new AppError('thread_not_found', 'This thread does not exist or was deleted.');
  return row;
}

const messageNotFound = () => new AppError('message_not_found', 'This message does not exist, or is not shown.');

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
  const deletedListeners: ((thread: ThreadOfUser) => Promise<void>)[] = [];

  let readParts: ReadReplyParts = async () => new Map();

  const exists = ({ userId, threadId }: ThreadOfUser): Promise<boolean> => isThreadOf(db, userId, threadId);

  /** Messages with all that is shown of them, as of one moment: a reply's text and the cursor to resume it at belong together. */
  function readWhole(log: Log, select: (tx: Tx) => Promise<MessageRow[]>): Promise<Message[]> {
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const rows = await select(tx);
        const runIds = rows.flatMap(({ run_id }) => run_id ?? []);
        const parts = runIds.length > 0 ? await readParts(tx, runIds, log) : new Map<string, never>();
        const firstOf = ({ id, version_of }: MessageRow) => version_of ?? id;
        const versions = rows.length > 0 ? await selectVersions(tx, rows.map(firstOf)) : new Map<string, never>();
        return rows.map((row) => toMessage(row, { parts: parts.get(row.run_id ?? ''), versions: versions.get(firstOf(row)) }));
      });
  }

  async function change(
    { userId, threadId }: ThreadOfUser,
    change: { title?: string; pinned?: boolean; archived?: boolean },
  ): Promise<Thread> {
    return toThread(found(await updateThread(db, userId, threadId, change)));
  }

  return {
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
      const messages = await readWhole(log, async (tx) =>
        (await selectMessages(tx, threadId, { limit: MESSAGES_PRINTED, offset: 0 })).reverse(),
      );
      const isWhole = messages.length < MESSAGES_PRINTED;
      const content = await print({ userId, title, messages, isWhole });
      return { name: `${title}.pdf`, content, bytes: content.length };
    },

    async replyNews(userId, log) {
      const since = new Date(clock.now().getTime() - NEWS_DAYS * 24 * 3_600_000);
      const rows = await selectUnseenReplies(db, userId, { since, threads: NEWS_THREADS });
      const open = rows.flatMap(({ is_complete, run_id }) => (is_complete ? [] : (run_id ?? [])));
      const parts = open.length > 0 ? await readParts(db, open, log) : new Map<string, never>();
      return rows.map((row) => ({
        threadId: row.thread_id,
        title: row.title,
        messageId: row.unique_key,
        state: row.is_complete ? 'ready' : parts.get(row.run_id ?? '')?.run.status === 'awaiting-approval' ? 'asks' : 'writing',
        createdAt: row.created_at.toISOString(),
      }));
    },

    async markSeen({ userId, threadId }, uniqueKey) {
      if (!(await updateSeenUpTo(db, { userId, threadId, uniqueKey }))) found(undefined);
    },

    async rate({ userId, uniqueKey }, { rating, comment }) {
      const stored = { userId, uniqueKey, rating, comment: rating === null ? null : comment || null, at: clock.now() };
      if (!(await updateRating(db, stored))) throw messageNotFound();
    },

    async setAside(tx, place) {
      const first = await setAside(tx, place);
      if (first === undefined) throw messageNotFound();
      return first;
    },

    async showVersion(tx, place) {
      if (!(await showVersion(tx, place))) throw messageNotFound();
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
          for (const owner of new Set(owners)) await forgetUnsaidWords(tx, owner);
          return owners.length;
        });
      }
    },

    async delete(thread) {
      found(await updateThread(db, thread.userId, thread.threadId, { deleted_at: clock.now() }));
      for (const listener of deletedListeners) await listener(thread);
    },

    async messages({ userId, threadId }, { page, pageSize }, log) {
      if (!(await exists({ userId, threadId }))) found(undefined);
      const [items, totalItems] = await Promise.all([
        readWhole(log, async (tx) =>
          (await selectMessages(tx, threadId, { limit: pageSize, offset: (page - 1) * pageSize })).reverse(),
        ),
        countMessages(db, threadId),
      ]);
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

    search: (search) => searchThreads({ db, clock }, search),

    messagesOfRun: (runId, log) => readWhole(log, (tx) => selectMessagesOfRun(tx, runId)),

    messagesUpTo: async (dbOrTx, threadId, page) => (await selectMessagesUpTo(dbOrTx, threadId, page)).map(toStored),

    async findMessage(dbOrTx, message) {
      const row = await findMessageByKey(dbOrTx, message);
      return row && { ...toStored(row), threadId: row.thread_id };
    },

    async append(tx, { userId, threadId, at }, messages) {
      // The order of ids is the order of the thread, whatever the clocks of the nodes say.
      let lastId = await findLastMessageId(tx, threadId);
      const rows = messages.map(({ createdBy, content, hidden = false, runId = null, versionOf = null }) => {
        const id = newIdAfter(lastId);
        lastId = id;
        return {
          ...{ id, content, hidden, thread_id: threadId, user_id: userId, created_by: createdBy, run_id: runId },
          version_of: versionOf,
          unique_key: createdBy === 'assistant' ? `msg_${id}` : id,
          created_at: at,
        };
      });
      await tx.insertInto('messages').values(rows).execute();
      const said = rows.flatMap(({ hidden, content }) => (hidden ? [] : content));
      await insertWords(tx, userId, wordsToKeep(said.join(' ')));
      return rows.map(({ id }) => id);
    },

    async complete(tx, { messageId, content, elapsedMs, figures }) {
      const completed = await tx
        .updateTable('messages')
        .set({ content, elapsed_ms: elapsedMs, figures: figures && JSON.stringify(figures) })
        .where('id', '=', messageId)
        .returning('user_id')
        .executeTakeFirst();
      if (completed) await insertWords(tx, completed.user_id, wordsToKeep(content));
    },

    exists,

    async touch(tx, { userId, threadId }) {
      found(await updateThread(tx, userId, threadId, { updated_at: clock.now(), archived: false }));
    },

    onDeleted: (listener) => void deletedListeners.push(listener),
    onRead: (reader) => void (readParts = reader),
  };
}
