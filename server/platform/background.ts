import type { Log } from './log.ts';

/** Work that goes on beside requests: begun once the server listens, ended before it stops. */
export interface BackgroundWork {
  start: () => void;
  /** Takes on nothing new and resolves when what is under way has ended or been handed over. */
  drain: () => Promise<void>;
}

/** Runs a task at the start and then again and again, never twice at a time; a failure is logged, and the next turn tries again. */
export function createPeriodicWork(options: {
  name: string;
  everyMs: number;
  log: Log;
  run: () => Promise<void>;
}): BackgroundWork {
  const { name, everyMs, log, run } = options;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | undefined;

  const turn = (): void => {
    current ??= run()
      .catch((error: unknown) => log.error({ err: error, name }, 'periodic work failed'))
      .finally(() => (current = undefined));
  };

  return {
    start() {
      timer = setInterval(turn, everyMs);
      turn();
    },
    async drain() {
      clearInterval(timer);
      await current;
    },
  };
}
