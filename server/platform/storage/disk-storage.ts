import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkKey, type Storage } from './storage.ts';

/** Bytes that are gathered while the disk is busy: fewer, larger writes. */
const WRITTEN_AT_ONCE = 1_000_000;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Files in a folder. Several nodes may share the folder. */
export function createDiskStorage({ folder }: { folder: string }): Storage {
  const pathOf = (key: string): string => join(folder, ...checkKey(key).split('/'));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Beside its place, so that the rename is one step; a crash leaves a file that nobody asks for.
      const unfinished = `${path}.${randomUUID()}.unfinished`;
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    },
    async receive(content, look) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // On the disk of its place, so that it is written once and moved by a rename; no key begins with a point.
      const path = join(folder, `.${randomUUID()}.unfinished`);
      try {
        const file = createWriteStream(path, { mode: 0o600, flush: true, highWaterMark: WRITTEN_AT_ONCE });
        await pipeline(content, file);
        return await look({
          path,
          bytes: file.bytesWritten,
          async keep(key) {
            const place = pathOf(key);
            await mkdir(dirname(place), { recursive: true, mode: 0o700 });
            await rename(path, place);
          },
        });
      } finally {
        await rm(path, { force: true });
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async has(key) {
      try {
        return (await stat(pathOf(key))).isFile();
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
  };
}
