import { setTimeout as delay } from 'node:timers/promises';
import { isAppError } from '../errors/index.ts';

/** Classes and codes of PostgreSQL (its manual, appendix A): connections, room, shutdown and start, statements that took too long, races. */
const passingCodes = /^(?:08...|53...|57P0.|57014|55P03|40001|40P01)$/;
const brokenConnections = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);

/** Whether a query failed because the database was away, starting or busy: the same query may succeed later. */
export function isOutage(error: unknown): boolean {
  if (isAppError(error)) return error.code === 'overloaded' || error.code === 'storage_full';
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (passingCodes.test(code) || brokenConnections.has(code)) return true;
  // The driver has no code for a connection that broke under a query, or that was not made in time.
  return /^Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/.test(
    error.message,
  );
}

const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 2_000;

/**
 * Tries until the database answers; what is wrong with the work itself is thrown at once.
 * @throws the outage, when the signal is aborted meanwhile
 */
export async function throughOutages<Result>(
  work: () => Promise<Result>,
  { signal, onOutage }: { signal: AbortSignal; onOutage: (error: unknown) => void },
): Promise<Result> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, MAX_WAIT_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || signal.aborted) throw error;
      if (waitMs === FIRST_WAIT_MS) onOutage(error);
      await delay(waitMs / 2 + (Math.random() * waitMs) / 2);
    }
  }
}
