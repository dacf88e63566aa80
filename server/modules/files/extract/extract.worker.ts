import { parentPort } from 'node:worker_threads';
import type { FileMimeType } from '#contract/files.ts';
import { extractLimits, UnreadableFile } from './extract-limits.ts';
import type { Extracted } from './extracted.ts';

export interface ExtractTask {
  bytes: Uint8Array;
  mimeType: FileMimeType;
  /** How long it may take. */
  maxMs: number;
}
export type ExtractResult = { extracted: Extracted } | { problem: string };

/** Each thread reads one file, and loads only what that takes. */
async function extract(bytes: Buffer, { mimeType, maxMs }: ExtractTask): Promise<Extracted> {
  switch (mimeType) {
    case 'application/pdf':
      return (await import('./read-pdf.ts')).readPdf(bytes, maxMs * extractLimits.pagesShare);
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
      return (await import('./read-docx.ts')).readDocx(bytes);
    case 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
      return (await import('./read-xlsx.ts')).readXlsx(bytes);
    case 'text/csv':
      return (await import('./read-csv.ts')).readCsv(bytes);
    case 'text/html':
    case 'application/xhtml+xml':
      return (await import('./read-html.ts')).readHtml(bytes);
    case 'text/plain':
      return (await import('./plain-text.ts')).readPlainText(bytes);
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
      return { kind: 'image' };
  }
}

/** What goes wrong otherwise ends the thread, and is told by that. */
async function answer(task: ExtractTask): Promise<ExtractResult> {
  try {
    const { buffer, byteOffset, byteLength } = task.bytes;
    return { extracted: await extract(Buffer.from(buffer, byteOffset, byteLength), task) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: error.message };
    throw error;
  }
}

parentPort?.once('message', (task: ExtractTask) => void answer(task).then((result) => parentPort?.postMessage(result)));
