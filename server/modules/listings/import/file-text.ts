import type { FileHandle } from 'node:fs/promises';
import { BrokenFile } from './source-record.ts';

/** Enough of a file to tell its format, its encoding and its columns, with long remarks in it. */
export const BEGINNING_BYTES = 1_000_000;

/** What a file is by its first bytes, where it is no text. */
const marks = [
  { mark: '1f8b', sentence: 'The file is compressed (gzip). Unpack it, or save it as CSV, first.' },
  { mark: '377abcaf271c', sentence: 'The file is compressed (7-Zip). Unpack it first.' },
  { mark: '526172211a07', sentence: 'The file is compressed (RAR). Unpack it first.' },
  {
    mark: 'd0cf11e0a1b11ae1',
    sentence: 'The file is a workbook of an old Excel (.xls, before 2007). Open it in Excel and save it as .xlsx or CSV first.',
  },
  { mark: '255044462d', sentence: 'The file is a PDF, which has no rows to read. Export the listings as CSV or Excel instead.' },
  { mark: '7b5c727466', sentence: 'The file is a text document (RTF). Export the listings as CSV or Excel instead.' },
  { mark: '89504e47', sentence: 'The file is a picture. Export the listings as CSV or Excel instead.' },
  { mark: 'ffd8ff', sentence: 'The file is a picture. Export the listings as CSV or Excel instead.' },
];
const ZIP_MARK = '504b0304';

type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** UTF-16 without its mark shows in the zeros of its letters' other bytes. */
function utf16WithoutMark(beginning: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const looked = beginning.subarray(0, 4_000 - (beginning.length % 2));
  const zeros = [0, 0];
  for (const [at, byte] of looked.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = looked.length / 5;
  if (odd > many && even < odd / 10) return 'utf-16le';
  return even > many && odd < even / 10 ? 'utf-16be' : null;
}

/**
 * The encoding of a text by its byte order mark, else UTF-8, else what Windows programs write in the US. A UTF-8 file may hold a few
 * bytes that are not UTF-8 (remarks that were cut inside a letter) and stays one.
 */
function encodingOf(beginning: Uint8Array): TextEncoding {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le';
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be';
  const unmarked = utf16WithoutMark(beginning);
  if (unmarked) return unmarked;
  const text = new TextDecoder('utf-8').decode(beginning, { stream: true });
  const notAscii = text.match(/[^\0-\x7f]/gu) ?? [];
  const broken = notAscii.filter((character) => character === '\uFFFD');
  return broken.length > notAscii.length / 2 ? 'windows-1252' : 'utf-8';
}

/** Whether a file is a ZIP archive, as a workbook of Excel is one. */
export async function isArchive(file: FileHandle): Promise<boolean> {
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
  return buffer.toString('hex') === ZIP_MARK;
}

/**
 * The beginning of a text file, and what its encoding is.
 * @throws BrokenFile for what is no text: compressed, a workbook, a PDF, a picture
 */
export async function readBeginningOf(file: FileHandle) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0);
  const bytes = buffer.subarray(0, bytesRead);
  const found = marks.find(({ mark }) => bytes.toString('hex', 0, mark.length / 2) === mark);
  if (found) throw new BrokenFile(found.sentence);
  if (bytes.toString('hex', 0, 4) === ZIP_MARK) {
    throw new BrokenFile('The file is compressed (ZIP). Unpack it, or save it as CSV, first.');
  }
  const encoding = encodingOf(bytes);
  return { bytesRead, encoding, text: new TextDecoder(encoding).decode(bytes, { stream: true }) };
}

/** The text of a file piece by piece. */
export async function* decodeText(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
