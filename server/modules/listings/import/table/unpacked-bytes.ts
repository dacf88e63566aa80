const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MAX_COMMENT_BYTES = 65_535;

/** What the entries of a ZIP archive unpack to, as its directory says; infinite where it has none that can be read. */
export function unpackedBytes(archive: Buffer): number {
  let end = archive.length - END_BYTES;
  const first = Math.max(0, end - MAX_COMMENT_BYTES);
  while (end >= first && archive.readUInt32LE(end) !== END_MARK) end -= 1;
  if (end < first) return Number.POSITIVE_INFINITY;
  let total = 0;
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > archive.length || archive.readUInt32LE(at) !== ENTRY_MARK) return Number.POSITIVE_INFINITY;
    total += archive.readUInt32LE(at + 24);
    at += ENTRY_BYTES + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return total;
}
