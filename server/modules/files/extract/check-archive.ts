import { inflateRawSync } from 'node:zlib';
import { UnreadableFile } from './extract-limits.ts';

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const FILE_MARK = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const FILE_BYTES = 30;
const MAX_COMMENT_BYTES = 65_535;
const MAX_ENTRIES = 5_000;
const MAX_UNPACKED_BYTES = 150_000_000;

const broken = () => new UnreadableFile('The file is damaged and cannot be opened.');
const tooLarge = () =>
  new UnreadableFile('The file unpacks to more than can be read. Save a smaller part of it, and attach that.');

/**
 * Makes sure that an archive (DOCX, XLSX) unpacks to what can be held, whatever its directory claims: each entry is unpacked once, within
 * what is left of the limit, before anything that trusts the directory sees it.
 * @throws UnreadableFile
 */
export function ensureArchiveIsSmall(archive: Buffer): void {
  let end = archive.length - END_BYTES;
  const first = Math.max(0, end - MAX_COMMENT_BYTES);
  while (end >= first && archive.readUInt32LE(end) !== END_MARK) end -= 1;
  if (end < first) throw broken();
  const entries = archive.readUInt16LE(end + 10);
  if (entries > MAX_ENTRIES) throw tooLarge();
  let left = MAX_UNPACKED_BYTES;
  let at = archive.readUInt32LE(end + 16);
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_BYTES > archive.length || archive.readUInt32LE(at) !== ENTRY_MARK) throw broken();
    left -= Math.max(archive.readUInt32LE(at + 24), unpackedBytesOf(archive, at, left));
    if (left < 0) throw tooLarge();
    at += ENTRY_BYTES + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
}

function unpackedBytesOf(archive: Buffer, entry: number, limit: number): number {
  const file = archive.readUInt32LE(entry + 42);
  if (file + FILE_BYTES > archive.length || archive.readUInt32LE(file) !== FILE_MARK) throw broken();
  const begin = file + FILE_BYTES + archive.readUInt16LE(file + 26) + archive.readUInt16LE(file + 28);
  const packed = archive.subarray(begin, begin + archive.readUInt32LE(entry + 20));
  const method = archive.readUInt16LE(entry + 10);
  if (method === 0) return packed.length;
  if (method !== 8) throw broken();
  try {
    return inflateRawSync(packed, { maxOutputLength: limit + 1 }).length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw broken();
  }
}
