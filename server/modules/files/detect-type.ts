import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { fileTypes, type FileMimeType } from '#contract/files.ts';
import { textOf } from './text-of.ts';

const HEAD_BYTES = 64_000;

/**
 * What a file on this machine's disk is by its bytes, of which it reads no more than that takes; text shows its kind by how it begins, and a
 * table of text by its name. Undefined for what is not taken.
 */
export async function detectType(path: string, name: string): Promise<FileMimeType | undefined> {
  const found = await fileTypeFromFile(path);
  if (found && found.mime !== 'application/xml') return fileTypes.find(({ mimeType }) => mimeType === found.mime)?.mimeType;
  const head = textOf(await headOf(path));
  if (head === null) return undefined;
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*(?:<!doctype html|<html)\b/i.test(head)) {
    return /xmlns\s*=\s*["']http:\/\/www\.w3\.org\/1999\/xhtml/i.test(head) && /^\s*<\?xml/.test(head)
      ? 'application/xhtml+xml'
      : 'text/html';
  }
  if (found) return undefined;
  return /\.(?:csv|tsv)$/i.test(name) ? 'text/csv' : 'text/plain';
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
