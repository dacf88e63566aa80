import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SoldHomesQuery } from '#server/modules/listings/index.ts';
import type { LearnedMarket } from './learn-market.ts';

/** Longest that a market may take: one of 20,000 sales takes 10 s. */
const MAX_MS = 300_000;

export interface LearnRequest {
  soldHomes: SoldHomesQuery;
  /** The month as of which homes are valued, `monthOf(today)`. */
  month: number;
}

/** What was learned, with the packed sales that it was learned from; null where they are too few. */
export type LearnAnswer = (LearnedMarket & { sales: Buffer }) | null;

export interface Learner {
  /** `learnMarket` beside the requests, which it would hold up for seconds. One market at a time. */
  learn: (request: LearnRequest, signal?: AbortSignal) => Promise<LearnAnswer>;
  stop: () => void;
}

/**
 * Learns in a process of its own: what it reads of sales and what hundreds of fits take of memory goes back to the system when it ends,
 * which that of a thread does not, and requests go first on the processor.
 */
export function startLearner(connectionString: string): Learner {
  const child = fork(fileURLToPath(new URL('./learner.process.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: [],
    env: {},
  });
  child.send(connectionString);
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The process that learns markets ended: ${String(signal ?? code)}`);
  });
  // Whoever waits for an answer is told; nobody else needs to know.
  ended.catch(() => {});
  return {
    async learn(request, signal) {
      const stopped = AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(MAX_MS)]);
      stopped.throwIfAborted();
      const answer = once(child, 'message', { signal: stopped });
      child.send(request);
      try {
        const [learned] = (await Promise.race([answer, ended])) as [LearnAnswer];
        return learned;
      } catch (error) {
        // An answer that comes late must not be taken for the next one's.
        child.kill('SIGKILL');
        throw error;
      }
    },
    stop: () => void child.kill('SIGKILL'),
  };
}
