import type { Log } from '#server/platform/log.ts';

/**
 * The first SIGTERM, SIGINT or SIGHUP (the terminal was closed) stops gracefully and exits with 0; a second one exits at once.
 * What is not closed then, the next start finds and mends.
 */
export function stopOnSignals(stop: () => Promise<void>, log: Log): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    // A closed terminal may be told twice, by the system and by the program that started this one; nobody is in a hurry then.
    if (isStopping && signal === 'SIGHUP') return;
    if (isStopping) process.exit(130);
    isStopping = true;
    log.info({ signal }, 'stopping; once more stops at once');
    void stop().finally(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
}
