import type { Log } from '#server/platform/log.ts';

/** What was opened on the way up, to be closed in the opposite order. */
export interface Closers {
  add: (name: string, close: () => Promise<void>) => void;
  /** Closes everything; one that fails is logged and does not keep the rest from closing. */
  closeAll: () => Promise<void>;
}

export function createClosers(log: Log): Closers {
  const opened: { name: string; close: () => Promise<void> }[] = [];
  return {
    add: (name, close) => void opened.push({ name, close }),
    async closeAll() {
      for (let last = opened.pop(); last; last = opened.pop()) {
        const { name, close } = last;
        await close().catch((error: unknown) => log.error({ err: error, name }, 'could not close'));
      }
    },
  };
}
