import { statfs } from 'node:fs/promises';

/**
 * Why the program cannot start, in one sentence for the person who started it: what is wrong and what to do.
 * `main` prints the message without a stack.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

const causes: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it exists and is not a folder',
};

const tooLittleBytes = 16 * 2 ** 20; // one segment of PostgreSQL's log

/** Turns what stopped a start on the data folder into a sentence; errors that are no matter of the machine stay as they are. */
export async function explainStartError(error: unknown, dataDir: string): Promise<unknown> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const cause = (await isDiskFull(dataDir)) ? causes['ENOSPC'] : causes[code];
  if (!cause) return error;
  return new StartProblem(
    `The data folder ${dataDir} cannot be written: ${cause}. Make room or rights there, or name another folder in DATA_DIR.`,
  );
}

/** Asked only after a failure: on a full disk the server's own messages do not reach its log either. */
async function isDiskFull(folder: string): Promise<boolean> {
  const space = await statfs(folder).catch(() => undefined);
  return space !== undefined && space.bavail * space.bsize < tooLittleBytes;
}
