import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isFileMimeType } from '#contract/files.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { isAppError } from '#server/platform/errors/index.ts';
import { createFairQueue } from '#server/platform/fair-queue.ts';
import type { JobHelpers } from '#server/platform/jobs/index.ts';
import type { Log } from '#server/platform/log.ts';
import type { Storage } from '#server/platform/storage/index.ts';
import { extractInThread } from './extract/extract-in-thread.ts';
import { UnreadableFile } from './extract/extract-limits.ts';
import { claimUnreadFile, findFile, releaseFile, setRead, type FileRow } from './files.queries.ts';
import { shownImage } from './show-image.ts';
import { keysOf, storageKeysOf } from './storage-keys.ts';

/** Longer than any file takes, with the way from and to the store. */
const CLAIM_MS = 60_000;
const LOOK_AGAIN_MS = 250;
const GIVEN_UP = 'The file could not be read. Attach it again.';

/** Makes of stored files what is used of them: the text, or the picture to show. */
export interface Readings {
  /** Resolves when this node has done what it can: the file is read, another node reads it, or a later try will. Never throws. */
  read: (file: Pick<FileRow, 'id' | 'user_id'>) => Promise<void>;
  /** The file once it is read, whoever reads it; as it is by then when that takes longer. */
  whenRead: (find: () => Promise<FileRow>, maxMs: number) => Promise<FileRow>;
  /** What the job does. @throws Error while the file is not read; after the last try it is said to be unreadable */
  readByJob: (fileId: string, helpers: Pick<JobHelpers, 'isLastAttempt'>) => Promise<void>;
  /** Leaves off: what is not read then, another node or the next start reads. */
  drain: () => Promise<void>;
}

export function createReadings({ db, clock, storage, log }: { db: Db; clock: Clock; storage: Storage; log: Log }): Readings {
  /** A file is held in memory while it is read: two at a time are, per node, and one of a user, so that nobody waits behind another's many. */
  const queue = createFairQueue({
    maxRunning: 2,
    maxRunningPerUser: 1,
    maxWaitingPerUser: 100,
    maxWaitMs: 600_000,
    whenFull: 'Many files are being read. Try again in a moment.',
  });
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  async function readInTurn({ id, user_id: userId }: Pick<FileRow, 'id' | 'user_id'>): Promise<void> {
    const leave = await queue.enter(userId, stopping.signal);
    try {
      const now = clock.now();
      const file = await claimUnreadFile(db, id, { now, until: new Date(now.getTime() + CLAIM_MS) });
      if (file) await readClaimed(file);
    } finally {
      leave();
    }
  }

  async function readClaimed(file: FileRow): Promise<void> {
    try {
      const problem = await keepWhatIsUsed(storage, file, stopping.signal);
      // Its owner may have been erased meanwhile.
      if (!(await setRead(db, file.id, problem))) for (const key of storageKeysOf(file.id)) await storage.delete(key);
    } catch (error) {
      await releaseFile(db, file.id);
      throw error;
    }
  }

  function read(file: Pick<FileRow, 'id' | 'user_id'>): Promise<void> {
    const present = underWay.get(file.id);
    if (present) return present;
    const reading = readInTurn(file)
      .catch((error: unknown) => {
        if (!isAppError(error) && !stopping.signal.aborted)
          log.warn({ err: error, fileId: file.id }, 'a file could not be read now');
      })
      .finally(() => underWay.delete(file.id));
    underWay.set(file.id, reading);
    return reading;
  }

  return {
    read,

    async whenRead(find, maxMs) {
      const enough = AbortSignal.timeout(maxMs);
      let file = await find();
      while (!file.is_read && !enough.aborted) {
        await Promise.race([read(file), once(enough, 'abort')]);
        file = await find();
        // Another node reads it.
        if (!file.is_read) await pause(LOOK_AGAIN_MS, undefined, { signal: enough }).catch(() => {});
      }
      return file;
    },

    async readByJob(fileId, { isLastAttempt }) {
      const file = await findFile(db, fileId);
      if (!file || file.is_read) return;
      await read(file);
      const after = await findFile(db, fileId);
      if (!after || after.is_read) return;
      if (!isLastAttempt) throw new Error('The file is not read yet');
      await setRead(db, fileId, GIVEN_UP);
    },

    async drain() {
      stopping.abort();
      await Promise.all(underWay.values());
    },
  };
}

/** @returns why there is nothing to use */
async function keepWhatIsUsed(
  storage: Storage,
  { id, mime_type: mimeType }: FileRow,
  signal: AbortSignal,
): Promise<string | null> {
  const keys = keysOf(id);
  const bytes = await storage.get(keys.original);
  if (!bytes) throw new Error(`There are no bytes of file ${id}`);
  if (!isFileMimeType(mimeType)) throw new Error(`"${mimeType}" is read by nothing`);
  try {
    if (mimeType.startsWith('image/')) {
      await storage.put(keys.shown, await shownImage(bytes));
      return null;
    }
    const result = await extractInThread(bytes, mimeType, { signal });
    if ('problem' in result) return result.problem;
    await storage.put(keys.content, Buffer.from(JSON.stringify(result.extracted)));
    return null;
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message;
    throw error;
  }
}
