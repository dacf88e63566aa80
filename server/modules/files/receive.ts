import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Writes what comes in to this machine's disk as it comes, however slowly, and has it worked with when it is whole. */
export async function whenReceived<Result>(
  content: AsyncIterable<Buffer>,
  act: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'attachment-'));
  try {
    const path = join(folder, 'file');
    await pipeline(content, createWriteStream(path));
    return await act(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
