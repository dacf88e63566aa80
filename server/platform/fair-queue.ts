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
  /** Without it a user may go on and on, as long as nobody else waits. */
  allowance?: Allowance;
}

/** What one user may take of the time of a machine that others share. */
export interface Allowance {
  /** Of work in a row before a user has to rest: whatever a person asks for on one screen fits in. */
  burstMs: number;
  /** Of the time that passes, 0 to 1: at a half, who has used up the burst rests as long as the work took. */
  share: number;
  /** At a time. Who waited longer for the work itself rests as long as that, and no longer: a slow machine is nobody's fault. */
  maxRestMs: number;
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
  /** When all the work done so far will be paid for by time that has passed: `performance.now()`. */
  paidAt: number;
  wake?: NodeJS.Timeout;
}

const RETRY_AFTER_SECONDS = 2;

/** Users take turns: one who asks for a thousand things waits behind himself, and whoever asks for one thing is next. */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { maxRunning, maxRunningPerUser, maxWaitingPerUser, maxWaitMs, whenFull, allowance } = options;
  // In the order of turns: who was served last stands last.
  const lines = new Map<string, Line>();
  let running = 0;

  function start(userId: string, line: Line): void {
    running += 1;
    line.running += 1;
    lines.delete(userId);
    lines.set(userId, line);
  }

  function leave(userId: string, line: Line, begun: number): void {
    running -= 1;
    line.running -= 1;
    if (allowance) {
      const now = performance.now();
      const tookMs = now - begun;
      const latest = now + allowance.burstMs + Math.max(tookMs, allowance.maxRestMs);
      line.paidAt = Math.min(Math.max(begun, line.paidAt) + tookMs / allowance.share, latest);
      wakeWhenRested(userId, line);
    }
    forgetIfIdle(userId, line);
    startNext();
  }

  function startNext(): void {
    for (const [nextId, next] of lines) {
      if (running >= maxRunning) return;
      if (next.waiting.length === 0 || !mayStart(next)) continue;
      start(nextId, next);
      next.waiting.shift()?.();
      return;
    }
  }

  const mayStart = (line: Line): boolean => line.running < maxRunningPerUser && restMs(line) <= 0;

  const restMs = (line: Line): number => (allowance ? line.paidAt - performance.now() - allowance.burstMs : 0);

  /** Comes back for who waits when the rest is over, and forgets who has paid for everything. */
  function wakeWhenRested(userId: string, line: Line): void {
    clearTimeout(line.wake);
    const inMs = line.waiting.length > 0 ? restMs(line) : line.paidAt - performance.now();
    // It may have ended since it was looked at; who is not let in now is let in by whoever leaves.
    if (inMs <= 0) return startNext();
    line.wake = setTimeout(() => {
      forgetIfIdle(userId, line);
      if (lines.get(userId) === line) wakeWhenRested(userId, line);
    }, Math.ceil(inMs));
    line.wake.unref();
  }

  function forgetIfIdle(userId: string, line: Line): void {
    if (line.running > 0 || line.waiting.length > 0 || line.paidAt > performance.now()) return;
    clearTimeout(line.wake);
    lines.delete(userId);
  }

  function placeOf(userId: string, line: Line): () => void {
    const begun = performance.now();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      leave(userId, line, begun);
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
      const line = lines.get(userId) ?? { running: 0, waiting: [], paidAt: 0 };
      lines.set(userId, line);
      if (running < maxRunning && mayStart(line)) {
        start(userId, line);
      } else {
        if (line.waiting.length >= maxWaitingPerUser) throw refused();
        // Whoever leaves, or the end of the rest, counts the next one in.
        const turn = wait(userId, line, signal);
        if (allowance && line.running === 0) wakeWhenRested(userId, line);
        await turn;
      }
      return placeOf(userId, line);
    },
  };
}
