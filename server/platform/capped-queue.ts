import { AppError } from './errors/index.ts';

export interface CappedQueue {
  /**
   * Runs the work when a place is free. Work that still waits when `signal` is aborted is dropped; work that runs is not stopped.
   * @throws AppError overloaded when too many wait already; the signal's reason when dropped
   */
  run: <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;
}

/** Lets `maxRunning` pieces of work run at a time, `maxWaiting` wait in order, and refuses the rest at once with the words `whenFull`. */
export function createCappedQueue({
  maxRunning,
  maxWaiting,
  whenFull,
}: {
  maxRunning: number;
  maxWaiting: number;
  whenFull: string;
}): CappedQueue {
  let running = 0;
  const waiting: (() => void)[] = [];

  return {
    async run(work, signal) {
      signal?.throwIfAborted();
      if (running >= maxRunning) {
        if (waiting.length >= maxWaiting) {
          throw new AppError('overloaded', whenFull, { retryAfterSeconds: 2 });
        }
        // Whoever finishes hands its place on, so `running` does not change here.
        await new Promise<void>((resolve, reject) => {
          const drop = (): void => {
            waiting.splice(waiting.indexOf(proceed), 1);
            reject(signal?.reason as Error);
          };
          const proceed = (): void => {
            signal?.removeEventListener('abort', drop);
            resolve();
          };
          waiting.push(proceed);
          signal?.addEventListener('abort', drop, { once: true });
        });
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
