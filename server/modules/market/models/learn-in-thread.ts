import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LearnedMarket, LearnRequest } from './learn-market.ts';

/** Longest that a market may take: one of 20,000 sales takes 10 s. */
const MAX_MS = 300_000;

/** `learnMarket` beside the requests, which it would hold up for seconds. */
export async function learnInThread(request: LearnRequest, signal?: AbortSignal): Promise<LearnedMarket> {
  const worker = new Worker(new URL('./learn.worker.ts', import.meta.url), { execArgv: [] });
  const stopped = AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(MAX_MS)]);
  try {
    const answer = once(worker, 'message', { signal: stopped });
    worker.postMessage(request);
    const [learned] = (await answer) as [LearnedMarket];
    return learned;
  } finally {
    await worker.terminate();
  }
}
