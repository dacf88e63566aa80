import type { FileHandle } from 'node:fs/promises';
import { BrokenFile } from './source-record.ts';

/** Enough of a file to tell its format, its encoding and its columns, with long remarks in it. */
export const BEGINNING_BYTES = 1_000_000;

const compressed = [
  { mark: '1f8b', name: 'gzip' },
  { mark: '504b0304', name: 'ZIP, or a workbook of Excel' },
];

/**
 * The encoding of a text by its byte order mark, else UTF-8, else what Windows programs write in the US. A UTF-8 file may hold a few
 * bytes that are not UTF-8 (remarks that were cut inside a letter) and stays one.
 */
function encodingOf(beginning: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le';
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be';
  const text = new TextDecoder('utf-8').decode(beginning, { stream: true });
  const notAscii = text.match(/[^\0-\x7f]/gu) ?? [];
  const broken = notAscii.filter((character) => character === '\uFFFD');
  return broken.length > notAscii.length / 2 ? 'windows-1252' : 'utf-8';
}

/**
 * The beginning of a text file, and what its encoding is.
 * @throws BrokenFile for a compressed file
 */
export async function readBeginningOf(file: FileHandle) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0);
  const bytes = buffer.subarray(0, bytesRead);
  const found = compressed.find(({ mark }) => bytes.toString('hex', 0, mark.length / 2) === mark);
  if (found) throw new BrokenFile(`The file is compressed (${found.name}). Unpack it, or save it as CSV, first.`);
  const encoding = encodingOf(bytes);
  return { bytesRead, encoding, text: new TextDecoder(encoding).decode(bytes, { stream: true }) };
}

/** The text of a file piece by piece. */
export async function* decodeText(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
