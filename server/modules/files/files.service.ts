import { randomBytes } from 'node:crypto';
import { fileLimits, type StoredFile } from '#contract/files.ts';
import { createCappedQueue } from '#server/platform/capped-queue.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { FileAnswer, UploadedFile } from '#server/platform/http/index.ts';
import { addJob } from '#server/platform/jobs/index.ts';
import type { ReceivedFile, Storage } from '#server/platform/storage/index.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { detectType } from './detect-type.ts';
import { extractedSchema, type Extracted } from './extract/extracted.ts';
import { findFile, insertFile, type FileRow } from './files.queries.ts';
import { readFileTask } from './files.tasks.ts';
import type { Readings } from './readings.ts';
import { narrowed, smallPicture, type SmallPicture } from './show-image.ts';
import { keysOf } from './storage-keys.ts';

export interface FilesParts {
  db: Db;
  clock: Clock;
  storage: Storage;
  throttle: Throttle;
  readings: Readings;
}

export interface FileOfUser {
  userId: string;
  fileId: string;
}

export interface FilesService {
  /**
   * Stores a file whose kind is known by its bytes, and answers before it is read. One that cannot be read is kept all the same.
   * @throws AppError body_too_large, file_type_not_supported, too_many_requests
   */
  store: (userId: string, file: UploadedFile) => Promise<StoredFile>;
  /** What is known of it once it is read, or after a while without that. @throws AppError not_found */
  state: (file: FileOfUser) => Promise<StoredFile>;
  /** As its owner sees it. @throws AppError not_found, overloaded while a picture is not ready */
  read: (file: FileOfUser, how: { widthPx: number | null; original: boolean }) => Promise<FileAnswer>;
  /** A picture small enough for a language model; null for what is none, is damaged, or is not the user's. */
  pictureForModel: (file: FileOfUser) => Promise<SmallPicture | null>;
  /** What was read from it; `problem` where that was nothing, or is nothing yet. @throws AppError not_found */
  extracted: (file: FileOfUser) => Promise<{ name: string; content: Extracted | { problem: string } }>;
}

/** Whoever asks how it goes asks again. */
const STATE_WAIT_MS = 20_000;
/** Longer than one file may take, and less than the tools have that wait for it. */
const USE_WAIT_MS = 30_000;
/** By then the node that took the file in has most likely read it. */
const JOB_AFTER_MS = 60_000;
const STILL_BEING_READ = 'Reading it takes longer than usual. Ask again in a minute.';
const UPLOADS = { burst: 20, refillSeconds: 15 };

function toStored({ id, name, mime_type, size_bytes, problem, is_read }: FileRow): StoredFile {
  return {
    ...{ id, name, problem, isRead: is_read },
    mimeType: mime_type,
    size: size_bytes,
    url: `/api/files/${id}/${encodeURIComponent(name).replaceAll(/[()]/g, '_')}`,
  };
}

/** The last part of a path, without what no name holds. */
function cleanName(sent: string): string {
  const name = (sent.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}<>"|?*]/gu, '').trim();
  const ending = /\.[a-z\d]{1,5}$/i.exec(name)?.[0] ?? '';
  return `${name.slice(0, name.length - ending.length).slice(0, fileLimits.nameCharacters - ending.length) || 'file'}${ending}`.toWellFormed();
}

export function createFilesService({ db, clock, storage, throttle, readings }: FilesParts): FilesService {
  /** Pictures are held in memory while they are made smaller. */
  const pictures = createCappedQueue({
    maxRunning: 2,
    maxWaiting: 30,
    whenFull: 'Many pictures are being made. Try again in a moment.',
  });

  async function ownFile(userId: string, fileId: string): Promise<FileRow> {
    const file = await findFile(db, fileId, userId);
    if (!file) throw new AppError('not_found', 'This file does not exist.');
    return file;
  }

  async function getBytes(key: string): Promise<Buffer> {
    const bytes = await storage.get(key);
    if (!bytes) throw new AppError('not_found', 'This file does not exist any more.');
    return bytes;
  }

  const whenRead = ({ userId, fileId }: FileOfUser, maxMs: number): Promise<FileRow> =>
    readings.whenRead(() => ownFile(userId, fileId), maxMs);

  /** What is known by the bytes is refused before anything is stored. */
  async function keep(userId: string, name: string, { path, bytes, keep: keepAs }: ReceivedFile): Promise<FileRow> {
    const mimeType = await detectType(path, name);
    if (!mimeType) throw new AppError('file_type_not_supported', 'This type of file cannot be attached.');
    if (mimeType.startsWith('image/') && bytes > fileLimits.imageBytes) throw new AppError('body_too_large', fileLimits.tooLarge);
    const id = randomBytes(16).toString('base64url');
    await keepAs(keysOf(id).original);
    const now = clock.now();
    const row = { id, user_id: userId, name, mime_type: mimeType, size_bytes: bytes, problem: null, is_read: false };
    await db.transaction().execute(async (tx) => {
      await insertFile(tx, { ...row, created_at: now });
      await addJob(tx, readFileTask, { fileId: id }, { runAt: new Date(now.getTime() + JOB_AFTER_MS), queue: readFileTask.name });
    });
    return row;
  }

  return {
    async store(userId, sent) {
      await throttle.take(`files of ${userId}`, UPLOADS);
      const file = await storage.receive(sent.content, (received) => keep(userId, cleanName(sent.name), received));
      void readings.read(file);
      return toStored(file);
    },

    state: async (file) => toStored(await whenRead(file, STATE_WAIT_MS)),

    async read(file, { widthPx, original }) {
      const { id, name, mime_type: mimeType } = await ownFile(file.userId, file.fileId);
      const keys = keysOf(id);
      const asStored = async (): Promise<FileAnswer> => ({ content: await getBytes(keys.original), mimeType, name });
      if (original || !mimeType.startsWith('image/')) return asStored();
      const { is_read: isRead, problem } = await whenRead(file, USE_WAIT_MS);
      if (!isRead) throw new AppError('overloaded', 'The picture is not ready yet.', { retryAfterSeconds: 5 });
      if (problem !== null) return asStored();
      const shown = await getBytes(keys.shown);
      const content = widthPx === null ? shown : await pictures.run(() => narrowed(shown, widthPx));
      return { content, mimeType: 'image/webp' };
    },

    async pictureForModel(file) {
      const present = await findFile(db, file.fileId, file.userId);
      if (!present?.mime_type.startsWith('image/')) return null;
      const { is_read: isRead, problem } = await whenRead(file, USE_WAIT_MS);
      if (!isRead || problem !== null) return null;
      const shown = await storage.get(keysOf(file.fileId).shown);
      return shown ? pictures.run(() => smallPicture(shown)) : null;
    },

    async extracted(file) {
      const { name, mime_type: mimeType, is_read: isRead, problem } = await whenRead(file, USE_WAIT_MS);
      if (!isRead) return { name, content: { problem: STILL_BEING_READ } };
      if (problem !== null) return { name, content: { problem } };
      if (mimeType.startsWith('image/')) return { name, content: { kind: 'image' } };
      const content = await getBytes(keysOf(file.fileId).content);
      return { name, content: extractedSchema.parse(JSON.parse(content.toString('utf8'))) };
    },
  };
}
