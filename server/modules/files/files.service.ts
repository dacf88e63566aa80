import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileLimits, type FileMimeType, type StoredFile } from '#contract/files.ts';
import { createCappedQueue } from '#server/platform/capped-queue.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { FileAnswer, UploadedFile } from '#server/platform/http/index.ts';
import type { Storage } from '#server/platform/storage/index.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { detectType } from './detect-type.ts';
import { extractInThread } from './extract/extract-in-thread.ts';
import { UnreadableFile } from './extract/extract-limits.ts';
import { extractedSchema, type Extracted } from './extract/extracted.ts';
import { findFile, insertFile, type FileRow } from './files.queries.ts';
import { whenReceived } from './receive.ts';
import { narrowed, shownImage, smallPicture, type SmallPicture } from './show-image.ts';

export interface FilesParts {
  db: Db;
  clock: Clock;
  storage: Storage;
  throttle: Throttle;
}

export interface FilesService {
  /**
   * Keeps a file and reads what is in it. One that cannot be read is kept all the same, with the reason.
   * @throws AppError body_too_large, file_type_not_supported, too_many_requests, overloaded
   */
  store: (userId: string, file: UploadedFile) => Promise<StoredFile>;
  /** As its owner sees it. @throws AppError not_found */
  read: (file: { userId: string; fileId: string }, how: { widthPx: number | null; original: boolean }) => Promise<FileAnswer>;
  /** A picture small enough for a language model; null for what is none, is damaged, or is not the user's. */
  pictureForModel: (file: { userId: string; fileId: string }) => Promise<SmallPicture | null>;
  /** What was read from it; `problem` where that was nothing. @throws AppError not_found */
  extracted: (file: { userId: string; fileId: string }) => Promise<{ name: string; content: Extracted | { problem: string } }>;
}

const UPLOADS = { burst: 20, refillSeconds: 15 };

const keysOf = (fileId: string) => ({
  original: `attachments/${fileId}/original`,
  shown: `attachments/${fileId}/shown`,
  content: `attachments/${fileId}/content`,
});

/** The file as it was sent. */
export const originalKeyOf = (fileId: string): string => keysOf(fileId).original;

/** Everything that is kept of a file. */
export const storageKeysOf = (fileId: string): string[] => Object.values(keysOf(fileId));

function toStored({ id, name, mime_type, size_bytes, problem }: FileRow): StoredFile {
  return {
    ...{ id, name, problem },
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

export function createFilesService({ db, clock, storage, throttle }: FilesParts): FilesService {
  /** A file is held in memory while it is read: two at a time are, per node. Those that are still coming in lie on the disk. */
  const queue = createCappedQueue({
    maxRunning: 2,
    maxWaiting: 30,
    whenFull: 'Many files are being read. Try again in a moment.',
  });

  async function ownFile(userId: string, fileId: string): Promise<FileRow> {
    const file = await findFile(db, userId, fileId);
    if (!file) throw new AppError('not_found', 'This file does not exist.');
    return file;
  }

  async function getBytes(key: string): Promise<Buffer> {
    const bytes = await storage.get(key);
    if (!bytes) throw new AppError('not_found', 'This file does not exist any more.');
    return Buffer.from(bytes);
  }

  async function keep(userId: string, name: string, path: string): Promise<StoredFile> {
    const bytes = await readFile(path);
    const size = bytes.length;
    const mimeType = await detectType(bytes, name);
    if (!mimeType) throw new AppError('file_type_not_supported', 'This type of file cannot be attached.');
    const isImage = mimeType.startsWith('image/');
    if (isImage && size > fileLimits.imageBytes) throw new AppError('body_too_large', fileLimits.tooLarge);
    const id = randomBytes(16).toString('base64url');
    await storage.put(keysOf(id).original, bytes);
    const problem = isImage ? await keepShown(id, bytes) : await keepContent(id, bytes, mimeType);
    const row = { id, name, mime_type: mimeType, size_bytes: size, problem };
    await insertFile(db, { ...row, user_id: userId, created_at: clock.now() });
    return toStored(row);
  }

  /** @returns why there is nothing to show */
  async function keepShown(id: string, bytes: Buffer): Promise<string | null> {
    try {
      await storage.put(keysOf(id).shown, await shownImage(bytes));
      return null;
    } catch (error) {
      if (error instanceof UnreadableFile) return error.message;
      throw error;
    }
  }

  /** @returns why nothing was read */
  async function keepContent(id: string, bytes: Buffer, mimeType: FileMimeType): Promise<string | null> {
    const result = await extractInThread(bytes, mimeType);
    if ('problem' in result) return result.problem;
    await storage.put(keysOf(id).content, Buffer.from(JSON.stringify(result.extracted)));
    return null;
  }

  return {
    async store(userId, sent) {
      await throttle.take(`files of ${userId}`, UPLOADS);
      return whenReceived(sent.content, (path) => queue.run(() => keep(userId, cleanName(sent.name), path)));
    },

    async read({ userId, fileId }, { widthPx, original }) {
      const { name, mime_type: mimeType, problem } = await ownFile(userId, fileId);
      const keys = keysOf(fileId);
      if (original || problem !== null || !mimeType.startsWith('image/'))
        return { content: await getBytes(keys.original), mimeType, name };
      const shown = await getBytes(keys.shown);
      const content = widthPx === null ? shown : await queue.run(() => narrowed(shown, widthPx));
      return { content, mimeType: 'image/webp' };
    },

    async pictureForModel({ userId, fileId }) {
      const file = await findFile(db, userId, fileId);
      if (!file || file.problem !== null || !file.mime_type.startsWith('image/')) return null;
      const shown = await storage.get(keysOf(fileId).shown);
      return shown ? queue.run(() => smallPicture(Buffer.from(shown))) : null;
    },

    async extracted({ userId, fileId }) {
      const { name, mime_type: mimeType, problem } = await ownFile(userId, fileId);
      if (problem !== null) return { name, content: { problem } };
      if (mimeType.startsWith('image/')) return { name, content: { kind: 'image' } };
      return { name, content: extractedSchema.parse(JSON.parse((await getBytes(keysOf(fileId).content)).toString('utf8'))) };
    },
  };
}
