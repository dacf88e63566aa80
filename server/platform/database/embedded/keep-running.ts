import type { Log } from '#server/platform/log.ts';
import { findPostmaster } from './postmaster.ts';

export interface KeepRunning {
  home: string;
  everyMs: number;
  startAgain: () => Promise<void>;
  log: Pick<Log, 'warn'>;
}

/**
 * Looks after a server that can end while its programs run on: when its disk is full, or killed for want of memory. It is started again, as
 * often as it takes; connections are made anew by whoever needs one.
 * @returns a function that ends this
 */
export function keepRunning({ home, everyMs, startAgain, log }: KeepRunning): () => Promise<void> {
  let looking: Promise<void> | undefined;
  let lastReason: string | undefined;

  async function look(): Promise<void> {
    if (await findPostmaster(home)) return;
    try {
      await startAgain();
      log.warn({ folder: home }, 'PostgreSQL had ended by itself and runs again');
      lastReason = undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== lastReason) log.warn({ reason }, 'PostgreSQL ended by itself and cannot be started yet');
      lastReason = reason;
    }
  }

  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
