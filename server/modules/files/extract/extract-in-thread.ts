import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileMimeType } from '#contract/files.ts';
import type { ExtractResult, ExtractTask } from './extract.worker.ts';

const MAX_MB = 512;
const MAX_MS = 20_000;

/**
 * Reads a file in a thread of its own, which ends with its memory and its time: what a file does there is felt by nobody else. The bytes go
 * over to the thread where that can be, so that they are not held twice.
 * @returns why nothing can be read, in a sentence, where it cannot
 * @throws the reason of `signal` when it is aborted meanwhile
 */
export async function extractInThread(
  bytes: Buffer,
  mimeType: FileMimeType,
  { maxMs = MAX_MS, signal }: { maxMs?: number; signal?: AbortSignal } = {},
): Promise<ExtractResult> {
  const worker = new Worker(new URL('./extract.worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MB },
  });
  try {
    const answer = once(worker, 'message', {
      signal: AbortSignal.any([AbortSignal.timeout(maxMs), ...(signal ? [signal] : [])]),
    });
    const isWhole = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
    worker.postMessage({ bytes, mimeType, maxMs } satisfies ExtractTask, isWhole ? [bytes.buffer] : []);
    const [result] = (await answer) as [ExtractResult];
    return result;
  } catch (error) {
    signal?.throwIfAborted();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ABORT_ERR') return { problem: 'Reading the file takes too long. Attach a smaller part of it.' };
    if (code === 'ERR_WORKER_OUT_OF_MEMORY')
      return { problem: 'The file holds more than can be read. Attach a smaller part of it.' };
    return { problem: 'The file is damaged and cannot be read.' };
  } finally {
    await worker.terminate();
  }
}
