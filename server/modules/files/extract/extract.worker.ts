import { parentPort } from 'node:worker_threads';
import type { FileMimeType } from '#contract/files.ts';
import { UnreadableFile, type Extracted } from './extracted.ts';
import { readCsv, readXlsx } from './read-table.ts';
import { readDocx, readHtml, readPdf, readPlainText } from './read-text.ts';

export interface ExtractTask {
  bytes: Uint8Array;
  mimeType: FileMimeType;
}
export type ExtractResult = { extracted: Extracted } | { problem: string };

async function extract(bytes: Buffer, mimeType: FileMimeType): Promise<Extracted> {
  switch (mimeType) {
    case 'application/pdf':
      return readPdf(bytes);
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
      return readDocx(bytes);
    case 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
      return readXlsx(bytes);
    case 'text/csv':
      return readCsv(bytes);
    case 'text/html':
    case 'application/xhtml+xml':
      return readHtml(bytes);
    case 'text/plain':
      return readPlainText(bytes);
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
      return { kind: 'image' };
  }
}

/** What goes wrong otherwise ends the thread, and is told by that. */
async function answer({ bytes, mimeType }: ExtractTask): Promise<ExtractResult> {
  try {
    return { extracted: await extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), mimeType) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: error.message };
    throw error;
  }
}

parentPort?.once('message', (task: ExtractTask) => void answer(task).then((result) => parentPort?.postMessage(result)));
