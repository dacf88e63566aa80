import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ScriptResult, ScriptTask } from './script.worker.ts';

const MAX_MS = 5_000;
const MAX_HEAP_MB = 96;
/** How long after the last script a thread is held ready for the next one: most of a script's time is the start of its thread. */
const SPARE_MS = 10 * 60_000;
/** Whoever waits for the script before it needs the processor first. */
const NEXT_AFTER_MS = 1_000;

export interface ScriptRunner {
  /** Has a thread load what a script needs, while its rows are still being read. */
  prepare: () => void;
  /**
   * Runs JavaScript that nobody vouches for: in an interpreter of its own, which has no clock, no network and no files, with memory that
   * cannot grow past a limit, in a thread that ends with its time and with the script. `signal` ends it too.
   * @returns what the script returned, as JSON, or why there is nothing, in words that help to fix the script
   * @throws the signal's reason
   */
  run: (task: ScriptTask, options?: { signal?: AbortSignal; maxMs?: number }) => Promise<ScriptResult>;
}

export function createScriptRunner(): ScriptRunner {
  let spare: { worker: Worker; ends: NodeJS.Timeout } | null = null;

  function open(): Worker {
    const worker = new Worker(new URL('./script.worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    // A thread that dies while nobody waits for it is no matter; whoever takes it is told by its end.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (spare?.worker === worker) spare = null;
    });
    return worker;
  }

  function take(): Worker {
    if (!spare) return open();
    const { worker, ends } = spare;
    clearTimeout(ends);
    spare = null;
    worker.ref();
    return worker;
  }

  function prepare(): void {
    if (spare) return void spare.ends.refresh();
    const worker = open();
    worker.unref();
    spare = { worker, ends: setTimeout(() => void worker.terminate(), SPARE_MS).unref() };
  }

  return {
    prepare,

    async run(task, { signal, maxMs = MAX_MS } = {}) {
      signal?.throwIfAborted();
      const timeOver = AbortSignal.timeout(maxMs);
      const worker = take();
      try {
        const answer = once(worker, 'message', { signal: signal ? AbortSignal.any([signal, timeOver]) : timeOver });
        worker.postMessage(task);
        const [result] = (await answer) as [ScriptResult];
        return result;
      } catch {
        signal?.throwIfAborted();
        return { problem: timeOver.aborted ? 'The script took too long.' : 'The script needed more memory than it may have.' };
      } finally {
        void worker.terminate();
        setTimeout(prepare, NEXT_AFTER_MS).unref();
      }
    },
  };
}
