import { parentPort } from 'node:worker_threads';
import { BrokenFile } from '../source-record.ts';
import { readHeldRows, type HeldFile } from './read-held-rows.ts';
import type { HeldRows } from './table.ts';

/** What goes wrong otherwise ends the thread, and is told by that. */
async function answer(held: HeldFile): Promise<HeldRows | { problem: string }> {
  try {
    return await readHeldRows(held);
  } catch (error) {
    if (error instanceof BrokenFile) return { problem: error.message };
    throw error;
  }
}

parentPort?.once('message', (held: HeldFile) => void answer(held).then((told) => parentPort?.postMessage(told)));
