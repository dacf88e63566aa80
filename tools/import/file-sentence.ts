import { BrokenFile } from '#server/modules/listings/index.ts';

/** A failure to read a file, in a sentence. */
export function fileSentence(error: unknown, fileName: string): string {
  if (error instanceof BrokenFile) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return `There is no file ${fileName}.`;
  if (code === 'EISDIR') return `${fileName} is a folder, not a file.`;
  if (code === 'EACCES') return `The file ${fileName} may not be read.`;
  return `The file ${fileName} could not be read: ${error instanceof Error ? error.message : String(error)}.`;
}
