import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { actingUserId } from '../acting-user.ts';
import { AppError, isAppError } from '../errors/index.ts';
import { createFairQueue } from '../fair-queue.ts';

/** Kept for work of our own: sessions, runs, jobs (two of them listen). */
const CONNECTIONS_FOR_US = 3;
/** A screen asks for two or three things at once; with more a single user would keep both cores of a small machine busy. */
const MAX_CONNECTIONS_PER_USER = 2;
const MAX_WAITING_PER_USER = 100;
const MAX_WAIT_MS = 5_000;
export const STATEMENT_TIMEOUT_MS = 30_000;

const BUSY = 'The database is busy. Try again in a moment.';
const RETRY_AFTER_SECONDS = 2;

/** What PostgreSQL calls a statement that ran into its timeout. */
const QUERY_CANCELED = '57014';

const statementLimit = new AsyncLocalStorage<number>();

/**
 * Runs queries that may take so long each and no longer.
 * @throws AppError search_too_slow
 */
export async function withStatementTimeout<Result>(timeoutMs: number, work: () => Promise<Result>): Promise<Result> {
  try {
    return await statementLimit.run(timeoutMs, work);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === QUERY_CANCELED)) throw error;
    throw new AppError('search_too_slow', 'This search takes too long. Narrow it down: a smaller area, a city, a price.', {
      cause: error,
    });
  }
}

/**
 * Hands out a pool's connections so that nobody takes them all: those who act for users take turns, with few connections each.
 * @throws AppError overloaded when none comes free in time or the database does not answer
 */
export function createFairConnect(pool: pg.Pool, maxConnections: number): () => Promise<pg.PoolClient> {
  const turns = createFairQueue({
    maxRunning: Math.max(1, maxConnections - CONNECTIONS_FOR_US),
    maxRunningPerUser: MAX_CONNECTIONS_PER_USER,
    maxWaitingPerUser: MAX_WAITING_PER_USER,
    maxWaitMs: MAX_WAIT_MS,
    whenFull: BUSY,
  });
  const limits = new WeakMap<pg.PoolClient, number>();

  async function connect(): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw new AppError('overloaded', BUSY, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error });
    }
  }

  /** A setting of the session: it is set again only where a connection changes between kinds of work. */
  async function limit(client: pg.PoolClient): Promise<void> {
    const wanted = statementLimit.getStore() ?? STATEMENT_TIMEOUT_MS;
    if ((limits.get(client) ?? STATEMENT_TIMEOUT_MS) === wanted) return;
    await client.query(`SET statement_timeout = ${wanted}`);
    limits.set(client, wanted);
  }

  return async () => {
    const userId = actingUserId();
    const leave = userId === undefined ? undefined : await turns.enter(userId);
    try {
      const client = await connect();
      try {
        await limit(client);
      } catch (error) {
        client.release(true);
        throw error;
      }
      if (leave) {
        const release = client.release.bind(client);
        client.release = (broken) => {
          release(broken);
          leave();
        };
      }
      return client;
    } catch (error) {
      leave?.();
      throw isAppError(error)
        ? error
        : new AppError('overloaded', BUSY, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error });
    }
  };
}
