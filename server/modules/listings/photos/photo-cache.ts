import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface PhotoCache {
  /** The bytes under a name (`folder/file`), or undefined. */
  find: (name: string) => Promise<Buffer | undefined>;
  /** Keeps bytes under a name; a reader sees all of them or none. */
  keep: (name: string, bytes: Buffer) => Promise<void>;
}

/** Finished files in a folder; whenever another tenth of `maxBytes` was written, the oldest files beyond `maxBytes` go. */
export function createPhotoCache({ folder, maxBytes }: { folder: string; maxBytes: number }): PhotoCache {
  let untilSweep = 0;

  async function sweep(): Promise<void> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const found = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const path = join(entry.parentPath, entry.name);
          // Another node on the same folder may sweep too.
          const stats = await stat(path).catch(() => undefined);
          return stats ? [{ path, bytes: stats.size, at: stats.mtimeMs }] : [];
        }),
    );
    let total = 0;
    for (const file of found.flat().sort((a, b) => b.at - a.at)) {
      total += file.bytes;
      if (total > maxBytes) await rm(file.path, { force: true });
    }
  }

  return {
    // Whatever keeps a file from being read, the picture can be drawn again.
    find: (name) => readFile(join(folder, name)).catch(() => undefined),

    async keep(name, bytes) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${randomUUID()}`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
      untilSweep -= bytes.length;
      if (untilSweep > 0) return;
      untilSweep = maxBytes / 10;
      await sweep();
    },
  };
}
