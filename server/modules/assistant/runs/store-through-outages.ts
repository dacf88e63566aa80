import { isOutage, throughOutages } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/log.ts';
import { commitRun, type CommitOptions, type CommitOutcome, type RunWrite } from './commit.ts';
import { findProgress, type ClaimedRun } from './runs.queries.ts';

/** One commit, tried until the database takes it, refuses it, or the run is another owner's. `signal` gives it up. */
export async function storeThroughOutages(
  options: CommitOptions,
  run: ClaimedRun,
  write: RunWrite,
  { signal, log }: { signal: AbortSignal; log: Log },
): Promise<CommitOutcome> {
  let isUnsure = false;
  try {
    return await throughOutages(
      async () => {
        // The answer may have been lost, and not the commit.
        const stored = isUnsure && write.events.length > 0 ? await findProgress(options.db, run.runId) : undefined;
        if (stored?.fencingToken === run.fencingToken && stored.lastEventId >= write.lastEventId) return 'committed';
        isUnsure = true;
        return commitRun(options, run, write);
      },
      {
        signal,
        onOutage: (error) => log.warn({ err: error }, 'a run cannot be stored while the database is away'),
      },
    );
  } catch (error) {
    if (isOutage(error)) return 'lease-lost';
    log.error({ err: error }, 'the database refused what a run has to tell');
    return 'refused';
  }
}
