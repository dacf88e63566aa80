import type { z } from 'zod';

/** What both who adds a job and who works on it must know. The name is stored with each job: keep it when code moves. */
export interface Task<Schema extends z.ZodType = z.ZodType> {
  /** `<module>.<verb>`, e.g. `mls.sync`. */
  name: string;
  /** Shape of the payload as JSON: ids, never secrets or whole records. */
  payload: Schema;
  /** How often a job is tried in all, about 1 s, 3 s, 7 s, 20 s, 1 min, 2.5 min, 7 min … after each other. */
  attempts: number;
  /** Somebody sits and waits for it: it has workers of its own, which no other work keeps busy. Short work only. */
  isPrompt?: boolean;
}

/** Declares a kind of job. */
export function defineTask<const Schema extends z.ZodType>(task: Task<Schema>): Task<Schema> {
  return task;
}
