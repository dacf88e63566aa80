import { setTimeout as pause } from 'node:timers/promises';
import type { Runner, RunnerOptions, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { z } from 'zod';
import type { BackgroundWork } from '#server/platform/background.ts';
import type { Log } from '#server/platform/log.ts';
import { createLeases } from './leases.ts';
import type { Task } from './task.ts';

/** Most jobs that a node works on at a time. Prompt ones wait for others' servers rather than for the processor. */
const CONCURRENCY = { prompt: 8, other: 4 };
type Lane = keyof typeof CONCURRENCY;
const lanes = ['prompt', 'other'] as const satisfies Lane[];
const defaultLimits = {
  /**
   * A job added for now is heard of at once; this is how often those are looked for whose time has come. A look locks all named queues
   * for a moment, and what the other lane looks for meanwhile is not found: the lanes do not look in step, so that work in queues waits one turn at most.
   */
  pollMs: { prompt: 5_000, other: 2_000 },
  /** How long running jobs may go on once the process shall stop; then their signal aborts. */
  graceMs: 3_000,
};
const RESTART_MS = 5_000;

export interface JobHelpers {
  /** Aborts when the process stops: leave off at the next safe place. The job is tried again elsewhere. */
  signal: AbortSignal;
  /** 1 for the first try. */
  attempt: number;
  /** True when no try follows this one. */
  isLastAttempt: boolean;
}

export interface Jobs extends BackgroundWork {
  /** Says who works on a task; before `start`. A job that throws is tried again, later each time. */
  handle: <Schema extends z.ZodType>(
    task: Task<Schema>,
    work: (payload: z.output<Schema>, helpers: JobHelpers) => Promise<void>,
  ) => void;
  /** Adds a job again and again by a cron pattern in UTC (five fields), once on all nodes together; before `start`. */
  schedule: <Schema extends z.ZodType>(task: Task<Schema>, pattern: string, payload: z.input<Schema>) => void;
}

interface JobsOptions {
  pool: pg.Pool;
  log: Log;
  /** For tests that shall not wait. */
  limits?: Partial<typeof defaultLimits>;
}

type TaskList = NonNullable<RunnerOptions['taskList']>;

/**
 * Works on jobs of all nodes that share the database, by graphile-worker. It is loaded when the work starts, so that the start of the
 * server does not wait for it.
 */
export function createJobs({ pool, log, limits = {} }: JobsOptions): Jobs {
  const { pollMs, graceMs } = { ...defaultLimits, ...limits };
  const taskLists: Record<Lane, TaskList> = { prompt: {}, other: {} };
  const cron: { task: string; match: string; payload: Record<string, unknown>; maxAttempts: number }[] = [];
  const leases = createLeases({ pool, log });
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let working: Promise<unknown> | undefined;

  async function openRunner(lane: Lane): Promise<Runner> {
    const { Logger, parseCronItems, run } = await import('graphile-worker');
    const { EventEmitter } = await import('node:events');
    const events: WorkerEvents = new EventEmitter();
    leases.follow(events);
    // Its own info is one line per job; ours tells of failures.
    const logger = new Logger(() => (level, message) => {
      if (level === 'error') log.warn({ from: 'jobs' }, message);
      else log.debug({ from: 'jobs' }, message);
    });
    return run({
      ...{ pgPool: pool, taskList: taskLists[lane], events, logger, noHandleSignals: true },
      preset: {
        worker: { concurrentJobs: CONCURRENCY[lane], pollInterval: pollMs[lane], gracefulShutdownAbortTimeout: graceMs },
      },
      parsedCronItems: parseCronItems(
        (lane === 'other' ? cron : []).map(({ task, match, payload, maxAttempts }) => ({
          task,
          match,
          payload,
          options: { maxAttempts },
        })),
      ),
    });
  }

  /** One runner after another: it gives up when the database goes away for a while. */
  async function keepRunning(lane: Lane): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const runner = await openRunner(lane);
        const stop = (): void => void runner.stop().catch(() => {});
        stopping.signal.addEventListener('abort', stop);
        if (stopping.signal.aborted) stop();
        await runner.promise.finally(() => stopping.signal.removeEventListener('abort', stop));
      } catch (error) {
        if (!stopping.signal.aborted) log.error({ err: error }, 'jobs stand still; trying again');
      }
      await pause(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  async function tryOnce(work: () => Promise<void>, { task, signal, attempt }: JobHelpers & { task: string }): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, task, attempt }, 'a job failed');
      throw error;
    }
  }

  return {
    handle(task, handler) {
      taskLists[task.isPrompt ? 'prompt' : 'other'][task.name] = (json, { job, abortSignal }) => {
        const helpers = {
          signal: abortSignal,
          attempt: job.attempts,
          isLastAttempt: job.attempts >= job.max_attempts,
        };
        const done = tryOnce(() => handler(task.payload.parse(json), helpers), { task: task.name, ...helpers });
        underWay.add(done);
        return done.finally(() => underWay.delete(done));
      };
    },
    schedule(task, pattern, payload) {
      const json = task.payload.parse(payload) as Record<string, unknown>;
      cron.push({ task: task.name, match: pattern, payload: json, maxAttempts: task.attempts });
    },
    start() {
      leases.start();
      working ??= Promise.all(lanes.filter((lane) => Object.keys(taskLists[lane]).length > 0).map(keepRunning));
    },
    async drain() {
      stopping.abort();
      await working;
      await Promise.allSettled(underWay);
      await leases.drain();
    },
  };
}
