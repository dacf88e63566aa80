import type { PageMeta } from '#contract/common.ts';
import type { ReplyNews } from '#contract/reply-news.ts';
import type { Feedback, Message, ReplyFigures } from '#contract/threads.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx, Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { newIdAfter } from '#server/platform/ids.ts';
import type { Log } from '#server/platform/log.ts';
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
import { wordsToKeep } from './search-words.ts';
import { isThreadOf, selectUnseenReplies, updateSeenUpTo } from './threads.queries.ts';
import { selectVersions, setAside, showVersion, updateRating, type Place } from './versions.queries.ts';

/** Nobody waits for an older reply. */
const NEWS_DAYS = 7;
const NEWS_THREADS = 50;

/** A thread of its user: every call names both, and somebody else's thread is like one that does not exist. */
export interface ThreadOfUser {
  userId: string;
  threadId: string;
}

/** What threads say: prompts, replies and their versions. */
export interface MessagesOfThreads {
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
  /** Visible messages: page 1 is the newest page, inside a page the oldest comes first. */
  messages: (
    thread: ThreadOfUser,
    page: { page: number; pageSize: number },
    log: Log,
  ) => Promise<{ items: Message[]; meta: PageMeta }>;
  /** The latest messages of a thread, the oldest first; the caller has made sure whose it is. */
  latest: (threadId: string, limit: number, log: Log) => Promise<Message[]>;
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

export const threadNotFound = () => new AppError('thread_not_found', 'This thread does not exist or was deleted.');
const messageNotFound = () => new AppError('message_not_found', 'This message does not exist, or is not shown.');

export function createMessages({ db, clock }: { db: Db; clock: Clock }): MessagesOfThreads {
  let readParts: ReadReplyParts = async () => new Map();

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

  /** The oldest first. */
  function readPage(threadId: string, page: { limit: number; offset: number }, log: Log): Promise<Message[]> {
    return readWhole(log, async (tx) => (await selectMessages(tx, threadId, page)).reverse());
  }

  return {
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
      if (!(await updateSeenUpTo(db, { userId, threadId, uniqueKey }))) throw threadNotFound();
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

    async messages({ userId, threadId }, { page, pageSize }, log) {
      if (!(await isThreadOf(db, userId, threadId))) throw threadNotFound();
      const [items, totalItems] = await Promise.all([
        readPage(threadId, { limit: pageSize, offset: (page - 1) * pageSize }, log),
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

    latest: (threadId, limit, log) => readPage(threadId, { limit, offset: 0 }, log),

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
      const contents = rows.flatMap(({ hidden, content }) => (hidden ? [] : content));
      await insertWords(tx, userId, wordsToKeep(contents.join(' ')));
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

    onRead: (reader) => void (readParts = reader),
  };
}
