import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ScriptResult, ScriptTask } from './script.worker.ts';

const MAX_MS = 5_000;
const MAX_HEAP_MB = 96;

/**
 * Runs JavaScript that nobody vouches for: in an interpreter of its own, which has no clock, no network and no files, with memory that cannot
 * grow past a limit, in a thread that ends with its time. `signal` ends it too.
 * @returns what the script returned, as JSON, or why there is nothing, in words that help to mend the script
 * @throws the signal's reason
 */
export async function runScript(
  task: ScriptTask,
  { signal, maxMs = MAX_MS }: { signal?: AbortSignal; maxMs?: number } = {},
): Promise<ScriptResult> {
  signal?.throwIfAborted();
  const timeOver = AbortSignal.timeout(maxMs);
  const worker = new Worker(new URL('./script.worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  try {
    const answer = once(worker, 'message', { signal: signal ? AbortSignal.any([signal, timeOver]) : timeOver });
    worker.postMessage(task);
    const [result] = (await answer) as [ScriptResult];
    return result;
  } catch {
    signal?.throwIfAborted();
    return { problem: timeOver.aborted ? 'The script took too long.' : 'The script needed more memory than it may have.' };
  } finally {
    await worker.terminate();
  }
}
