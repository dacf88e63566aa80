import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkKey, type Storage } from './storage.ts';

/** Bytes that are gathered while the disk is busy: fewer, larger writes. */
const WRITTEN_AT_ONCE = 1_000_000;
const UNFINISHED = '.unfinished';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, 'r');
  await folder.sync();
}

/** Makes a folder; its name survives a power cut, and the names of those made for it. */
async function makeFolder(path: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true, mode: 0o700 });
  if (firstMade === undefined) return;
  for (let made = path; made.length >= firstMade.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** Puts a written file under its name, which survives a power cut only once the folder is on the disk too. */
async function moveTo(place: string, written: string): Promise<void> {
  await makeFolder(dirname(place));
  await rename(written, place);
  await syncFolder(dirname(place));
}

/** Files in a folder. Several nodes may share the folder. */
export function createDiskStorage(options: { folder: string }): Storage {
  const folder = resolve(options.folder);
  const pathOf = (key: string): string => join(folder, ...checkKey(key).split('/'));
  /** On the disk of its place, so that the rename is one step; no key begins with a point. A crash leaves it to the sweep. */
  async function newUnfinished(): Promise<string> {
    await makeFolder(folder);
    return join(folder, `.${randomUUID()}${UNFINISHED}`);
  }
  return {
    async put(key, bytes) {
      const place = pathOf(key);
      const path = await newUnfinished();
      try {
        await writeFile(path, bytes, { mode: 0o600, flush: true });
        await moveTo(place, path);
      } finally {
        await rm(path, { force: true });
      }
    },
    async receive(content, look) {
      const path = await newUnfinished();
      try {
        const file = createWriteStream(path, { mode: 0o600, flush: true, highWaterMark: WRITTEN_AT_ONCE });
        await pipeline(content, file);
        return await look({
          path,
          bytes: file.bytesWritten,
          keep: (key) => moveTo(pathOf(key), path),
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
      await makeFolder(folder);
      await access(folder, constants.W_OK);
    },
    async sweep(before) {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const name of names.filter((each) => each.startsWith('.') && each.endsWith(UNFINISHED))) {
        const path = join(folder, name);
        // Another node may finish it meanwhile.
        const writtenMs = await stat(path).then(
          ({ mtimeMs }) => mtimeMs,
          () => Infinity,
        );
        if (writtenMs < before.getTime()) await rm(path, { force: true });
      }
    },
  };
}
