import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { BrokenFile } from '../source-record.ts';
import { readHeldRows, type HeldFile } from './read-held-rows.ts';
import type { HeldRows } from './table.ts';

/** Up to this size reading takes less than starting a thread. */
const MAX_BYTES_HERE = 300_000;
/** A workbook that unpacks to more than this ends its thread, and nothing else. */
const MAX_MB = 1_024;
const MAX_MS = 120_000;
const tooMuch = 'The file unpacks to more than can be held. Save it as CSV, and import that.';

/** Reads a workbook or page beside the requests, which a large one would hold up for seconds. @throws BrokenFile */
export async function readInThread(held: HeldFile): Promise<HeldRows> {
  if ((await stat(held.fileName)).size <= MAX_BYTES_HERE) return readHeldRows(held);
  const worker = new Worker(new URL('./held-rows.worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MB },
  });
  try {
    const answer = once(worker, 'message', { signal: AbortSignal.timeout(MAX_MS) });
    worker.postMessage(held);
    const [told] = (await answer) as [HeldRows | { problem: string }];
    if ('problem' in told) throw new BrokenFile(told.problem);
    return told;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ERR_WORKER_OUT_OF_MEMORY' || code === 'ABORT_ERR') throw new BrokenFile(tooMuch);
    throw error;
  } finally {
    await worker.terminate();
  }
}
