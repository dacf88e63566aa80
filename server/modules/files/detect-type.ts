import { fileTypeFromBuffer } from 'file-type';
import { fileTypes, type FileMimeType } from '#contract/files.ts';
import { textOf } from './text-of.ts';

const HEAD_BYTES = 64_000;

/** What a file is by its bytes; text shows its kind by how it begins, and a table of text by its name. Undefined for what is not taken. */
export async function detectType(bytes: Buffer, name: string): Promise<FileMimeType | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  if (found && found.mime !== 'application/xml') return fileTypes.find(({ mimeType }) => mimeType === found.mime)?.mimeType;
  const head = textOf(bytes.subarray(0, HEAD_BYTES));
  if (head === null) return undefined;
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*(?:<!doctype html|<html)\b/i.test(head)) {
    return /xmlns\s*=\s*["']http:\/\/www\.w3\.org\/1999\/xhtml/i.test(head) && /^\s*<\?xml/.test(head)
      ? 'application/xhtml+xml'
      : 'text/html';
  }
  if (found) return undefined;
  return /\.(?:csv|tsv)$/i.test(name) ? 'text/csv' : 'text/plain';
}
