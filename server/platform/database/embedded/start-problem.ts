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

/** Turns a file system's error about the data folder into a sentence; other errors stay as they are. */
export function explainFileError(error: unknown, dataDir: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const cause = causes[code];
  if (!cause) return error;
  return new StartProblem(
    `The data folder ${dataDir} cannot be written: ${cause}. Make room or rights there, or name another folder in DATA_DIR.`,
  );
}
