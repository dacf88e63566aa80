import { sql } from 'kysely';
import type { z } from 'zod';
import type { DbOrTx } from '#server/platform/database/index.ts';
import type { Task } from './task.ts';

export interface JobOptions {
  /** Not before this instant; at once when left out. */
  runAt?: Date;
  /** Of waiting jobs with one key only the newest stays. One that is being worked on ends, and the new one follows. */
  key?: string;
  /** Jobs in one queue run one after another, on all nodes together. */
  queue?: string;
  /** Lower numbers first; 0 when left out. Long work for nobody who waits has 10. */
  priority?: number;
}

/**
 * Adds a job; inside a transaction it exists once that commits, and not otherwise. Any node may take it, and after a crash it is
 * taken again: a task must bear being done twice.
 * @throws ZodError when the payload does not fit the task
 */
export async function addJob<Schema extends z.ZodType>(
  db: DbOrTx,
  task: Task<Schema>,
  payload: z.input<Schema>,
  { runAt, key, queue, priority }: JobOptions = {},
): Promise<void> {
  const json = JSON.stringify(task.payload.parse(payload));
  await sql`
    SELECT graphile_worker.add_job(
      ${task.name}, payload => ${json}::json, queue_name => ${queue ?? null}, run_at => ${runAt ?? null}::timestamptz,
      max_attempts => ${task.attempts}, job_key => ${key ?? null}, priority => ${priority ?? 0})`.execute(db);
}
