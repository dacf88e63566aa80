import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { LearnedMarket, LearnRequest } from './learn-market.ts';

/** Longest that a market may take: one of 20,000 sales takes 10 s. */
const MAX_MS = 300_000;

export interface Learner {
  /** `learnMarket` beside the requests, which it would hold up for seconds. One market at a time. */
  learn: (request: LearnRequest, signal?: AbortSignal) => Promise<LearnedMarket>;
  stop: () => void;
}

/**
 * Learns in a process of its own: what hundreds of fits take of memory goes back to the system when it ends, which that of a thread does
 * not, and requests go first on the processor.
 */
export function startLearner(): Learner {
  const child = fork(fileURLToPath(new URL('./learner.process.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: [],
    env: {},
  });
  const { pid } = child;
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
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
        const [learned] = (await Promise.race([answer, ended])) as [LearnedMarket];
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
