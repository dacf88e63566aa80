import { openDatabase } from '#server/platform/database/index.ts';
import { createJobs, defineTask } from '#server/platform/jobs/index.ts';
import { createLog } from '#server/platform/log.ts';
import { z } from 'zod';

/** A process that takes a greeting and never ends it; it says so to its parent, which kills it. */
const database = openDatabase({ connectionString: process.argv[2] ?? '', maxConnections: 4, onConnectionLost: () => {} });
const jobs = createJobs({ pool: database.pool, log: createLog('silent') });
jobs.handle(defineTask({ name: 'test.greet', payload: z.unknown(), attempts: 3 }), () => {
  process.send?.('begun');
  return new Promise(() => {});
});
jobs.start();
