import type { Log } from '#server/platform/log.ts';

/** What was opened on the way up, to be closed in the opposite order. */
export interface ShutdownStack {
  /**
   * Registers what was opened just now.
   * @throws StopRequested after `requestStop`, so that the way up ends here
   */
  add: (name: string, close: () => Promise<void>) => void;
  requestStop: () => void;
  /** Aborted by `requestStop`. */
  stopRequested: AbortSignal;
  /** Closes everything; one that fails is logged and does not keep the rest from closing. */
  closeAll: () => Promise<void>;
}

/** The way up was left because the program was told to stop. */
export class StopRequested extends Error {}

export function createShutdownStack(log: Log): ShutdownStack {
  const opened: { name: string; close: () => Promise<void> }[] = [];
  const stop = new AbortController();
  return {
    add(name, close) {
      opened.push({ name, close });
      if (stop.signal.aborted) throw new StopRequested();
    },
    requestStop: () => stop.abort(),
    stopRequested: stop.signal,
    async closeAll() {
      for (let last = opened.pop(); last; last = opened.pop()) {
        const { name, close } = last;
        await close().catch((error: unknown) => log.error({ err: error, name }, 'could not close'));
      }
    },
  };
}
