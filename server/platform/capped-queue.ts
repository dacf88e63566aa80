import { AppError } from './errors/index.ts';

export interface CappedQueue {
  /**
   * Runs the work when a place is free.
   * @throws AppError overloaded when too many wait already
   */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
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
    async run(work) {
      if (running >= maxRunning) {
        if (waiting.length >= maxWaiting) {
          throw new AppError('overloaded', whenFull, { retryAfterSeconds: 2 });
        }
        // Whoever finishes hands its place on, so `running` does not change here.
        await new Promise<void>((proceed) => waiting.push(proceed));
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
