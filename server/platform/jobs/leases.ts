import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { createPeriodicWork, type BackgroundWork } from '#server/platform/background.ts';
import type { Log } from '#server/platform/log.ts';

const RENEW_MS = 15_000;
/** Three renewals may be missed. */
const LEASE_SECONDS = 60;
const KEEP_FAILED_DAYS = 30;

/**
 * graphile-worker frees the jobs of a process that died after four hours. Here a lock is a lease: its owner renews it while it works
 * on the job, and a lock that nobody renewed for a minute is freed by any node. Nothing is written while nothing is worked on.
 */
export function createLeases({ pool, log }: { pool: pg.Pool; log: Log }): BackgroundWork & {
  /** Notes the pools of a runner, whose locks are ours. */
  follow: (events: WorkerEvents) => void;
} {
  const poolIds = new Set<string>();

  async function renew(): Promise<void> {
    if (poolIds.size === 0) return;
    await pool.query(
      'UPDATE graphile_worker._private_jobs SET locked_at = now() WHERE locked_by = ANY($1) AND locked_at IS NOT NULL',
      [[...poolIds]],
    );
  }

  async function free(workers: string[]): Promise<void> {
    await pool.query('SELECT graphile_worker.force_unlock_workers($1)', [workers]);
  }

  async function freeAbandoned(): Promise<void> {
    const { rows } = await pool.query<{ worker: string }>(
      `SELECT DISTINCT locked_by AS worker FROM graphile_worker.jobs
       WHERE locked_at < now() - make_interval(secs => $1) AND locked_by IS NOT NULL`,
      [LEASE_SECONDS],
    );
    if (rows.length === 0) return;
    const workers = rows.map((row) => row.worker);
    log.warn({ workers: workers.length }, 'freeing jobs of workers that are gone');
    await free(workers);
  }

  async function forgetFailed(): Promise<void> {
    await pool.query(
      `DELETE FROM graphile_worker._private_jobs
       WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - make_interval(days => $1)`,
      [KEEP_FAILED_DAYS],
    );
  }

  const periodic = createPeriodicWork({
    name: 'job leases',
    everyMs: RENEW_MS,
    log,
    async run() {
      await renew();
      await freeAbandoned();
      await forgetFailed();
    },
  });
  return {
    ...periodic,
    follow(events) {
      // It locks jobs in the name of the whole pool.
      events.on('pool:create', ({ workerPool }) => poolIds.add(workerPool.id));
    },
    async drain() {
      await periodic.drain();
      // graphile-worker says that it has stopped before the last locks are given back; and a job that was left off may go on elsewhere at once.
      if (poolIds.size > 0) await free([...poolIds]);
    },
  };
}
