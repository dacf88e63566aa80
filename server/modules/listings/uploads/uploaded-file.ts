import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { AppError } from '#server/platform/errors/index.ts';
import type { Storage } from '#server/platform/storage/index.ts';

/** Under the end of its name, which tells formats apart; nothing else of the name reaches the disk. */
async function inFolder<Result>(fileName: string, act: (file: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'listings-upload-'));
  const [ending = ''] = /^\.[a-z0-9]{1,8}$/i.exec(extname(fileName)) ?? [];
  try {
    return await act(join(folder, `upload${ending}`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes an upload to the disk as it comes, once, looks at it, and keeps it when `look` does not throw. */
export function keepUpload<Result>(
  storage: Storage,
  { key, name, content }: { key: string; name: string; content: AsyncIterable<Buffer> },
  look: (file: string) => Promise<Result>,
): Promise<Result> {
  return storage.receive(content, ({ path, keep }) =>
    inFolder(name, async (file) => {
      await symlink(resolve(path), file);
      const result = await look(file);
      await keep(key);
      return result;
    }),
  );
}

/** A kept upload as a file on this machine's disk, while `act` works with it. */
export function withUpload<Result>(
  storage: Storage,
  { key, name }: { key: string; name: string },
  act: (file: string) => Promise<Result>,
): Promise<Result> {
  return inFolder(name, async (file) => {
    const bytes = await storage.get(key);
    if (!bytes) throw new AppError('import_not_possible', 'The file is not kept any more. Upload it again.');
    await writeFile(file, bytes);
    return act(file);
  });
}
