import { AppError } from './errors/index.ts';

export interface FairQueueOptions {
  /** At a time, of everybody together. */
  maxRunning: number;
  /** At a time, of one user, even where nobody else wants anything. */
  maxRunningPerUser: number;
  maxWaitingPerUser: number;
  /** Whoever has not come in by then is refused. */
  maxWaitMs: number;
  /** The sentence for who is refused. */
  whenFull: string;
}

export interface FairQueue {
  /**
   * Resolves when the user's turn comes, to a function that gives the place back.
   * @throws AppError overloaded; the signal's reason when it was aborted meanwhile
   */
  enter: (userId: string, signal?: AbortSignal) => Promise<() => void>;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

const RETRY_AFTER_SECONDS = 2;

/** Users take turns: one who asks for a thousand things waits behind himself, and whoever asks for one thing is next. */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { maxRunning, maxRunningPerUser, maxWaitingPerUser, maxWaitMs, whenFull } = options;
  // In the order of turns: who was served last stands last.
  const lines = new Map<string, Line>();
  let running = 0;

  function start(userId: string, line: Line): void {
    running += 1;
    line.running += 1;
    lines.delete(userId);
    lines.set(userId, line);
  }

  function leave(userId: string, line: Line): void {
    running -= 1;
    line.running -= 1;
    forgetIfIdle(userId, line);
    for (const [nextId, next] of lines) {
      if (running >= maxRunning) return;
      if (next.waiting.length === 0 || next.running >= maxRunningPerUser) continue;
      start(nextId, next);
      next.waiting.shift()?.();
      return;
    }
  }

  function forgetIfIdle(userId: string, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) lines.delete(userId);
  }

  function placeOf(userId: string, line: Line): () => void {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      leave(userId, line);
    };
  }

  function wait(userId: string, line: Line, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const drop = (reason: Error): void => {
        const at = line.waiting.indexOf(proceed);
        if (at < 0) return;
        line.waiting.splice(at, 1);
        forgetIfIdle(userId, line);
        settle();
        reject(reason);
      };
      const timer = setTimeout(() => drop(refused()), maxWaitMs);
      const onAbort = (): void => drop(signal?.reason as Error);
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const proceed = (): void => {
        settle();
        resolve();
      };
      line.waiting.push(proceed);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }

  const refused = (): AppError => new AppError('overloaded', whenFull, { retryAfterSeconds: RETRY_AFTER_SECONDS });

  return {
    async enter(userId, signal) {
      signal?.throwIfAborted();
      const line = lines.get(userId) ?? { running: 0, waiting: [] };
      lines.set(userId, line);
      if (running < maxRunning && line.running < maxRunningPerUser) {
        start(userId, line);
      } else {
        if (line.waiting.length >= maxWaitingPerUser) throw refused();
        // Whoever leaves counts the next one in.
        await wait(userId, line, signal);
      }
      return placeOf(userId, line);
    },
  };
}
