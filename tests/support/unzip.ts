import { inflateRawSync } from 'node:zlib';

const END = Buffer.from('PK\x05\x06', 'latin1');
const DEFLATED = 8;

/** The files of a zip as text, by their paths: read by its list of contents, as programs that unpack do. */
export async function unzip(zip: Buffer): Promise<Map<string, string>> {
  const end = zip.lastIndexOf(END);
  if (end < 0) throw new Error('This is no zip');
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = zip.readUInt16LE(at + 10);
    const size = zip.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [number, number, number];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + size);
    const path = zip.toString('utf8', at + 46, at + 46 + name);
    files.set(path, (method === DEFLATED ? inflateRawSync(content) : content).toString('utf8'));
    at += 46 + name + extra + comment;
  }
  return files;
}
