import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const retryMs = 25;

export interface FileLock {
  release: () => void;
}

/**
 * Takes a lock on a file at once, or answers undefined. Many may hold it `shared`, or one `exclusive`.
 * Node has no flock; SQLite's own file locks are the kernel's, so they end with the process, kill -9 included.
 */
export function tryLockFile(path: string, mode: 'shared' | 'exclusive'): FileLock | undefined {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // With its journal in memory SQLite takes the lock without writing a byte, so a full disk does not keep us from stopping.
    file.exec('PRAGMA journal_mode = MEMORY');
    file.exec(mode === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT 1 FROM sqlite_schema');
    return { release: () => file.close() };
  } catch (error) {
    file.close();
    if (error instanceof Error && error.message === 'database is locked') return undefined;
    throw error;
  }
}

/** Waits for a lock; undefined when it did not come free in time. */
export async function lockFile(path: string, mode: 'shared' | 'exclusive', timeoutMs: number): Promise<FileLock | undefined> {
  for (let waitedMs = 0; ; waitedMs += retryMs) {
    const lock = tryLockFile(path, mode);
    if (lock || waitedMs >= timeoutMs) return lock;
    await sleep(retryMs);
  }
}
