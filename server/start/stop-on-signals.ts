import type { Log } from '#server/platform/log.ts';

/** Ctrl-C and a kill of the group reach us by themselves, and once more from npm and from the program that started us. */
const SAME_SIGNAL_MS = 1_000;

/**
 * The first SIGTERM, SIGINT or SIGHUP (the terminal was closed) stops gracefully and exits with 0; another one, a second or more later,
 * exits at once. What is not closed then, the next start finds and repairs.
 */
export function stopOnSignals(stop: () => Promise<void>, log: Log): void {
  let stoppingSinceMs: number | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stoppingSinceMs !== undefined) {
      // Nobody is in a hurry at a terminal that was closed.
      if (signal === 'SIGHUP' || performance.now() - stoppingSinceMs < SAME_SIGNAL_MS) return;
      process.exit(130);
    }
    stoppingSinceMs = performance.now();
    log.info({ signal }, 'stopping; once more stops at once');
    void stop().finally(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
}
