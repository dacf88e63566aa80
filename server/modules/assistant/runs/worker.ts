import { isOutage } from '#server/platform/database/index.ts';
import type { LiveBus } from '#server/platform/live-bus/index.ts';
import { RUN_QUEUED, RUN_STOP } from '../channels.ts';
import { executeRun, type ExecutionDependencies, type RunExecution } from './run-execution.ts';
import { claimFreeRun, claimRuns, renewLeases } from './runs.queries.ts';

export interface WorkerOptions extends Omit<ExecutionDependencies, 'bus'> {
  bus: LiveBus;
  /** Most runs that this node works on at a time. */
  maxRuns: number;
  /** How often free runs are looked for, besides at once when one is queued here. */
  sweepMs: number;
  /** How often the leases of quiet runs are renewed. */
  heartbeatMs: number;
  /** How long `drain` waits for runs to end before it hands them over. */
  drainMs: number;
}

/** Works on the runs of all users, beside the workers of other nodes. */
export interface Worker {
  start: () => void;
  /** Looks for free runs now. */
  wake: () => void;
  hasRoom: () => boolean;
  /** Stops a run that is going on here. @returns false when it is not */
  stop: (runId: string) => boolean;
  /** Ends a run that nobody owns, as its user wanted. */
  endFreeRun: (runId: string) => Promise<void>;
  /** Takes no more runs, lets the present ones end, and hands the rest over to other nodes. */
  drain: () => Promise<void>;
}

export function createWorker(options: WorkerOptions): Worker {
  const { db, bus, clock, log, leaseMs, maxRuns, sweepMs, heartbeatMs, drainMs } = options;
  const executions = new Map<string, RunExecution>();
  const timers: NodeJS.Timeout[] = [];
  let state: 'idle' | 'working' | 'draining' = 'idle';
  let claiming: Promise<void> | undefined;
  let claimAgain = false;
  const stoppedDuringClaim = new Set<string>();
  /**
   * After an outage of the database every lease has ended, though the owners live: they get the time of a lease to renew theirs before
   * anybody takes their runs for lost.
   */
  let takesOverFrom = 0;
  const noteFailure = (error: unknown): void => {
    if (isOutage(error)) takesOverFrom = performance.now() + leaseMs;
  };

  const hasRoom = (): boolean => state === 'working' && executions.size < maxRuns;

  function execute(run: RunExecution['run']): RunExecution {
    // A run that this very node had lost may come back to it while the old work is still ending.
    executions.get(run.runId)?.cutShort('lease-lost');
    const execution = executeRun(options, run);
    executions.set(run.runId, execution);
    void execution.done.then(() => {
      if (executions.get(run.runId) === execution) executions.delete(run.runId);
      if (executions.size === maxRuns - 1) wake();
    });
    return execution;
  }

  /** One claim at a time; a wake during it makes another one. */
  function wake(): void {
    claimAgain = true;
    claiming ??= claim().finally(() => {
      claiming = undefined;
      stoppedDuringClaim.clear();
    });
  }

  async function claim(): Promise<void> {
    while (claimAgain && hasRoom()) {
      claimAgain = false;
      try {
        const runs = await claimRuns(db, {
          limit: maxRuns - executions.size,
          at: clock.now(),
          leaseMs,
          takesOver: performance.now() >= takesOverFrom,
        });
        for (const run of runs) {
          if (run.lostOwners > 0) log.warn({ runId: run.runId, lostOwners: run.lostOwners }, 'took over a run');
          const execution = execute(run);
          if (stoppedDuringClaim.has(run.runId)) execution.cutShort('stopped');
        }
      } catch (error) {
        noteFailure(error);
        log.error({ err: error }, 'could not look for free runs');
      }
    }
  }

  async function heartbeat(): Promise<void> {
    const quietSince = performance.now() - heartbeatMs;
    const quiet = [...executions.values()].filter(({ lastCommitAt }) => lastCommitAt() < quietSince);
    if (quiet.length === 0) return;
    try {
      const owned = await renewLeases(
        db,
        quiet.map(({ run }) => run),
        leaseMs,
      );
      const stopRequested = new Map(owned.map((run) => [run.runId, run.stopRequested]));
      for (const { run, cutShort } of quiet) {
        const wantsStop = stopRequested.get(run.runId);
        if (wantsStop === undefined) cutShort('lease-lost');
        else if (wantsStop) cutShort('stopped');
      }
    } catch (error) {
      noteFailure(error);
      log.error({ err: error }, 'could not renew leases');
    }
  }

  const stop: Worker['stop'] = (runId) => {
    executions.get(runId)?.cutShort('stopped');
    // A run may be ours in the database already while the claim's answer is still on its way.
    if (claiming) stoppedDuringClaim.add(runId);
    return executions.has(runId);
  };

  return {
    hasRoom,
    wake,
    stop,

    start() {
      state = 'working';
      timers.push(
        setInterval(wake, sweepMs),
        setInterval(() => void heartbeat(), heartbeatMs),
      );
      bus.subscribe(RUN_QUEUED, wake);
      bus.subscribe(RUN_STOP, ({ runId }) => {
        if (typeof runId === 'string') stop(runId);
      });
      bus.onReconnect(wake);
      wake();
    },

    async endFreeRun(runId) {
      const run = await claimFreeRun(db, runId, clock.now(), leaseMs);
      if (run) await execute(run).done;
    },

    async drain() {
      state = 'draining';
      const [sweep] = timers;
      clearInterval(sweep);
      await claiming;
      const allDone = (): Promise<unknown> => Promise.all([...executions.values()].map(({ done }) => done));
      const waited = new Promise((resolve) => timers.push(setTimeout(resolve, drainMs)));
      await Promise.race([allDone(), waited]);
      for (const execution of executions.values()) execution.cutShort('handed-over');
      await allDone();
      for (const timer of timers) clearTimeout(timer);
      await bus.publish(RUN_QUEUED, {}).catch(() => {});
    },
  };
}
