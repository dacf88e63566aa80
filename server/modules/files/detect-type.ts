import { fileTypeFromBuffer } from 'file-type';
import { fileTypes, type FileMimeType } from '#contract/files.ts';

const HEAD_BYTES = 64_000;
const MAX_CONTROL_SHARE = 0.01;

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

/** The text of bytes, by its byte order mark, as UTF-8, or as Windows writes it; null for what is no text. */
export function textOf(bytes: Buffer): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  const utf8 = new TextDecoder('utf-8').decode(bytes);
  // The end of the head may cut a letter in two.
  const text = utf8.slice(0, -1).includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : utf8;
  const controls = text.match(/[\x01-\x08\x0e-\x1a\x1c-\x1f]/g)?.length ?? 0;
  return controls > text.length * MAX_CONTROL_SHARE ? null : text;
}
