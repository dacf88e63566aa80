import type { AppError } from '../errors/index.ts';
import type { Log } from '../log.ts';

const ONE_LINE_MS = 60_000;
/** These strike every request at once, for as long as they last. */
const OUTAGES = new Set<AppError['code']>(['overloaded', 'storage_full']);

/** Logs failures: each of our own, and of an outage one line a minute with how many more there were. */
export function createFailureLog(): (log: Log, error: AppError, thrown: Error) => void {
  const last = new Map<string, { atMs: number; more: number }>();
  return (log, error, thrown) => {
    if (!OUTAGES.has(error.code)) return log.error({ err: thrown, code: error.code }, 'request failed');
    const nowMs = performance.now();
    const before = last.get(error.code);
    if (before && nowMs - before.atMs < ONE_LINE_MS) {
      before.more += 1;
      return;
    }
    last.set(error.code, { atMs: nowMs, more: 0 });
    const cause = thrown.cause instanceof Error ? thrown.cause.message : thrown.message;
    log.error({ code: error.code, cause, sinceLastLine: before?.more ?? 0 }, 'requests fail; the next line follows in a minute');
  };
}
