import { actingUserId } from '#server/platform/acting-user.ts';
import { withStatementTimeout } from '#server/platform/database/index.ts';
import { createFairQueue } from '#server/platform/fair-queue.ts';

/** A search that takes longer is not worth waiting for, and holds up everybody else's. */
const MAX_STATEMENT_MS = 2_000;
const MAX_WAITING_PER_USER = 100;
const MAX_WAIT_MS = 5_000;
/** A person's searches take milliseconds; only who keeps searching gets to the end of this. */
const ALLOWANCE = { burstMs: 300, share: 0.2, maxRestMs: 250 };

export type InTurn = <Result>(search: () => Promise<Result>) => Promise<Result>;

/**
 * Searches of one user run one after the other: each may keep a core of the database busy for as long as it runs, and two of them would
 * leave a small machine none for others. Connections alone do not share that out.
 * @throws AppError search_too_slow, overloaded
 */
export function createSearchTurns(): InTurn {
  const turns = createFairQueue({
    maxRunning: Number.POSITIVE_INFINITY,
    maxRunningPerUser: 1,
    maxWaitingPerUser: MAX_WAITING_PER_USER,
    maxWaitMs: MAX_WAIT_MS,
    allowance: ALLOWANCE,
    whenFull: 'Your other searches are still under way. Try again when they are done.',
  });
  return async (search) => {
    const userId = actingUserId();
    const leave = userId === undefined ? undefined : await turns.enter(userId);
    try {
      return await withStatementTimeout(MAX_STATEMENT_MS, search);
    } finally {
      leave?.();
    }
  };
}
